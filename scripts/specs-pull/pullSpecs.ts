import path from 'node:path';
import type { Change, LoadedContract } from '@frontier/contract-diff';
import { diffServices, loadContracts } from '@frontier/contract-diff';
import { modelService, portuguese } from '@frontier/reference';
import { loadService, type SpecFault } from '@frontier/reference/document';
import {
  chooseSources,
  type ServiceOptions,
} from '../../apps/portal/src/plugins/api-reference/options';

/** A document fetched from its host and found without fault, compared with the snapshot. */
export interface PulledSpec {
  readonly service: string;
  /** Path of the snapshot, as `portal.config.ts` has it. */
  readonly snapshot: string;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  /** Whether not one byte differs. */
  readonly same: boolean;
  readonly bytes: Uint8Array;
}

export interface Pulled {
  readonly specs: readonly PulledSpec[];
  /** Faults of whatever could not be read or is no valid document, each with its service and address. */
  readonly faults: readonly SpecFault[];
}

/**
 * Fetches documents as `npm run build:remote` does, checks them, and compares them with the snapshots.
 * Writes nothing but the cache of fetched documents.
 *
 * @param only ids of the services wanted; all when empty.
 * @param environment in which `FRONTIER_SPEC_<SERVICE>` replaces a host's address.
 * @throws {Error} when an id is no service's, or a setting is wrong.
 */
export async function pullSpecs(
  services: readonly ServiceOptions[],
  only: readonly string[],
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Pulled> {
  const known = services.map(({ id }) => id);
  const strange = only.filter((id) => !known.includes(id));
  if (strange.length > 0) {
    throw new Error(`Não há serviço ${strange.join(', ')}. Os serviços são: ${known.join(', ')}.`);
  }
  const sources = chooseSources(services, { ...environment, FRONTIER_SPECS: 'remote' });
  const wanted = services.filter(({ id }) => only.length === 0 || only.includes(id));
  const { contracts, faults } = await loadContracts(
    sources.filter(({ extra, id }) => !extra && wanted.some((service) => service.id === id)),
    { root: siteDir },
  );
  const specs: PulledSpec[] = [];
  for (const contract of contracts) {
    const service = wanted.find(({ id }) => id === contract.request.id);
    if (service) specs.push(await compareSpec(service, contract, siteDir));
  }
  return { faults, specs };
}

async function compareSpec(
  { id, snapshot, title }: ServiceOptions,
  fetched: LoadedContract,
  siteDir: string,
): Promise<PulledSpec> {
  const request = { service: id, source: path.resolve(siteDir, snapshot) };
  const kept = await loadService(request);
  const before = modelService(kept.document, { id, title }, request.source, portuguese);
  const after = modelService(fetched.document, { id, title }, fetched.request.source, portuguese);
  return {
    service: id,
    snapshot,
    from: before.version,
    to: after.version,
    changes: diffServices(before, after),
    same: Buffer.compare(kept.bytes, fetched.bytes) === 0,
    bytes: fetched.bytes,
  };
}
