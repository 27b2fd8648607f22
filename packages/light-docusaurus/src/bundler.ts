import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type BuildOptions, build } from 'esbuild';

/** A script for browsers that the application's bundler knows nothing of. */
export interface BrowserScript {
  /** Where it is served, from the base path, with a hash of its content. */
  readonly path: string;
  readonly code: string;
}

/**
 * Bundles and minifies a script; the output depends on nothing but its sources.
 *
 * @param name where it is served, without hash and ending.
 * @param sources the entry point and the constants to define, as esbuild's options.
 */
export async function bundleScript(
  name: string,
  sources: Pick<BuildOptions, 'define' | 'entryPoints' | 'stdin'>,
): Promise<BrowserScript> {
  const result = await build({
    ...sources,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `${name}.${hash}.js`, code };
}

/** Configuration to merge into the bundler's. */
type Merged = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Rspack 1 keeps the settings of its cache in `experiments`, as Docusaurus sets it up. */
interface CacheSettings {
  readonly cache?: unknown;
  readonly experiments?: { readonly cache?: { readonly type?: string; readonly version?: string } };
}

/**
 * Makes compiled guides live only as long as the data written into them: the bundler keeps its results
 * between runs and sees only that the guide itself didn't change.
 *
 * @param config the bundler's configuration so far.
 * @param data everything, besides its own text, that a page is compiled with.
 * @returns configuration to merge; nothing where there is no cache.
 * @throws {Error} when a cache is kept in another form: stale guides would be served.
 */
export function renewCache(config: object, data: string): Merged {
  const { cache, experiments }: CacheSettings = config;
  if (!cache) return {};
  const { type, version = '' } = experiments?.cache ?? {};
  if (type !== 'persistent') {
    throw new Error('renewCache: the bundler keeps its cache in a form that is not known');
  }
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  // The types of webpack do not know these settings.
  const settings: object = { experiments: { cache: { version: `${version}-${hash}` } } };
  return settings;
}

/**
 * Writes a file of the built site, and makes its folders.
 *
 * @param address from the site's root.
 */
export async function publishFile(
  outDir: string,
  address: string,
  bytes: Uint8Array | string,
): Promise<void> {
  const file = path.join(outDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
