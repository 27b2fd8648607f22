import { createHash } from 'node:crypto';
import type { ContractIndex } from './ContractIndex';

/** The part of a bundler's configuration that says which earlier run's results still hold. */
interface CacheVersion {
  readonly experiments?: { readonly cache?: { readonly version?: string } };
}

/**
 * Makes compiled guides live only as long as the contracts they were compiled with: parts of the
 * contracts are written into them, and the bundler, which keeps its results between runs, sees only
 * that the guide itself didn't change.
 *
 * @returns configuration to merge; nothing where no cache is kept.
 */
export function renewCache(config: object, index: ContractIndex | undefined): CacheVersion {
  const { experiments }: CacheVersion = config;
  if (!index || !experiments?.cache) return {};
  const hash = createHash('sha256').update(JSON.stringify(index)).digest('hex').slice(0, 16);
  return { experiments: { cache: { version: `${experiments.cache.version ?? ''}-${hash}` } } };
}
