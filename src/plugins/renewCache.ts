import { createHash } from 'node:crypto';

/** The part of a bundler's configuration that says which earlier run's results still hold. */
interface CacheVersion {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * Makes compiled guides live only as long as the data written into them: the bundler keeps its
 * results between runs and sees only that the guide itself didn't change.
 *
 * @param data whatever pages are compiled with besides their own text.
 * @returns configuration to merge; nothing where no cache is kept.
 */
export function renewCache(config: object, data: string): CacheVersion {
  const { experiments }: CacheVersion = config;
  if (!experiments?.cache) return {};
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { experiments: { cache: { version: `${experiments.cache.version ?? ''}-${hash}` } } };
}
