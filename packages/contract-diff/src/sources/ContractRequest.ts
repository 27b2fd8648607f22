import type { LoadedSource, SpecFault } from '@frontier/openapi';

/** Which contract is wanted, and where it comes from. */
export interface ContractRequest {
  /** The service's id: its name in faults and in the cache. */
  readonly id: string;
  /** Address with http or https, or a path from the site's folder. */
  readonly source: string;
  /** Path of the copy in the repository, from the site's folder; a document from outside has none. */
  readonly snapshot?: string | undefined;
}

/** An earlier copy that stands for a contract its host did not give. */
export interface StaleCopy {
  /** Where it was: fetched earlier, or in the repository. */
  readonly from: 'cache' | 'snapshot';
  /** Day it was last known to be the host's, as `2026-11-22`; unknown for a snapshot without history. */
  readonly date: string | undefined;
  /** Why today's was not to be had. */
  readonly faults: readonly SpecFault[];
}

/** A contract read and found without fault. */
export interface LoadedContract extends LoadedSource {
  readonly request: ContractRequest;
  readonly stale?: StaleCopy | undefined;
}

/** What came of a number of requests. */
export interface LoadedContracts {
  /** In the order of the requests, without those that have faults. */
  readonly contracts: readonly LoadedContract[];
  /** Of all that could not be had, each with service, place, what was found and how to mend it. */
  readonly faults: readonly SpecFault[];
}
