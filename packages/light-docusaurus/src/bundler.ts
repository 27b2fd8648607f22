import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type BuildOptions, build } from 'esbuild';

/** Class of a notice shown in place of data that is missing; the loader finds texts with notices by it. */
export const AWAITING = 'contrato-com-falhas';

/** Guides, posts and pages. Without the slash Docusaurus would mistake the rule for its own rule of MDX. */
const TEXTS = /[\\/][^\\/]+\.mdx?$/;

/**
 * Bundler rules by which, under `npm start`, texts that show a notice in place of data are compiled anew
 * when the data is written; none in a build.
 *
 * @param file of the data.
 */
export function awaitData(file: string) {
  if (process.env.NODE_ENV === 'production') return [];
  const loader = path.join(__dirname, 'awaitDataLoader.mjs');
  return [
    {
      test: TEXTS,
      enforce: 'post' as const,
      use: [{ loader, options: { file, mark: AWAITING } }],
    },
  ];
}

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

/** Settings of a cache that a bundler keeps on disk. */
interface PersistentCache {
  readonly type: string;
  readonly version?: string;
}

/** The parts of a bundler's configuration that say which earlier run's results still hold. */
interface CacheSettings {
  /** Where Rspack 2 and webpack keep the settings; Rspack 1 only says here that it keeps a cache. */
  readonly cache?: unknown;
  readonly experiments?: {
    /** Where Rspack 1 keeps the settings. */
    readonly cache?: unknown;
  };
}

/** Caches that outlive the process, as Rspack and webpack call them. */
const PERSISTENT: ReadonlySet<unknown> = new Set(['persistent', 'filesystem']);

/**
 * Makes compiled guides live only as long as the data written into them: the bundler keeps its
 * results between runs and sees only that the guide itself didn't change.
 *
 * @param config the bundler's configuration so far.
 * @param data everything, besides its own text, that a page is compiled with.
 * @returns configuration to merge; nothing where no cache outlives the process.
 * @throws {Error} when a cache is kept in a form that is not known: stale guides would be served.
 */
export function renewCache(config: object, data: string): Merged {
  const { cache, experiments }: CacheSettings = config;
  if (isPersistent(experiments?.cache)) {
    return merge({ experiments: { cache: { version: extend(experiments.cache, data) } } });
  }
  if (isPersistent(cache)) return merge({ cache: { version: extend(cache, data) } });
  for (const settings of [cache, experiments?.cache]) {
    if (!settings || (isObject(settings) && settings.type === 'memory')) continue;
    throw new Error(
      `renewCache: the bundler keeps a cache in a form that is not known (${JSON.stringify({ cache, experiments })})`,
    );
  }
  return {};
}

/** Settings to merge are parts of settings, which the types of webpack don't allow for. */
function merge(settings: object): Merged {
  return settings;
}

function isPersistent(settings: unknown): settings is PersistentCache {
  return isObject(settings) && PERSISTENT.has(settings.type);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function extend({ version = '' }: PersistentCache, data: string): string {
  return `${version}-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A file that the build writes and the development server answers from memory. */
export interface Download {
  /** Media type, with its charset. */
  readonly type: string;
  readonly bytes: Uint8Array | string;
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

/**
 * Development-server settings that answer what the build writes to disk.
 *
 * @param find the file at an address, which begins with `/`; nothing where there is none.
 */
export function createDevDownloads(find: (address: string) => Download | undefined): {
  readonly setupMiddlewares: (middlewares: unknown[]) => unknown[];
} {
  const handler: Handler = (request, response, next) => {
    const download = find((request.url ?? '').split('?')[0] ?? '');
    if (!download) return next();
    response.setHeader('content-type', download.type);
    response.end(download.bytes);
  };
  return {
    // The list itself is changed: Docusaurus joins what its own function and every plugin's return,
    // its own first, whose fallback answers any address a browser asks for with the site's page.
    setupMiddlewares: (middlewares) => {
      middlewares.unshift(handler);
      return middlewares;
    },
  };
}
