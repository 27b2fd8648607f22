import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type BuildOptions, build } from 'esbuild';

/** A browser script that is bundled apart from the application. */
export interface BrowserScript {
  /** Path from the base path; the name contains a hash of the content. */
  readonly path: string;
  readonly code: string;
}

/**
 * Bundles and minifies a script. The output depends only on the sources.
 *
 * @param name path from the base path, without hash and extension.
 * @param sources entry point and defined constants, as esbuild options.
 * @returns the code and its path.
 * @throws when a source does not compile.
 * @example
 * const script = await bundleScript('assets/js/a', { stdin: { contents: 'console.log(1 + 1)' } })
 * script.code.includes('console.log(2)') // true
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

/** Configuration that Docusaurus merges into the bundler's. */
type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Docusaurus puts the cache settings of Rspack 1 into `experiments`. */
interface CacheSettings {
  readonly cache?: unknown;
  readonly experiments?: { readonly cache?: { readonly type?: string; readonly version?: string } };
}

/**
 * Adds data to the bundler's cache key. The cache persists between runs and is keyed by a guide's
 * text, so without this a change of the data would leave stale guides.
 *
 * @param config the bundler's configuration so far.
 * @param data all input of compiled pages besides their own text.
 * @returns configuration to merge; empty without a cache.
 * @throws {Error} when the cache is configured in an unknown form.
 * @example
 * renewCache({}, 'data') // {}
 */
export function renewCache(config: object, data: string): BundlerConfig {
  const { cache, experiments }: CacheSettings = config;
  if (!cache) return {};
  const { type, version = '' } = experiments?.cache ?? {};
  if (type !== 'persistent') {
    throw new Error('renewCache: the bundler configures its cache in an unknown form');
  }
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  // webpack's types lack these settings.
  const settings: object = { experiments: { cache: { version: `${version}-${hash}` } } };
  return settings;
}

/**
 * Writes a file of the built site and creates its folders.
 *
 * @param outDir the site's root on disk.
 * @param address path from the site's root.
 * @param bytes the content; text is written as UTF-8.
 * @example
 * const publish = (outDir: string) => publishFile(outDir, 'robots.txt', 'User-agent: *')
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
