import { createHash } from 'node:crypto';
import type { Plugin } from '@docusaurus/types';

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
 * @param data whatever pages are compiled with besides their own text.
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
