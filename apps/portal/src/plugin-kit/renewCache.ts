import { createHash } from 'node:crypto';
import type { Plugin } from '@docusaurus/types';

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
 * @param data all input of compiled pages besides their own text.
 * @returns configuration to merge; empty without a cache.
 * @throws {Error} when the cache is configured in an unknown form.
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
