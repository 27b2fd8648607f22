import path from 'node:path';
import { modelService, portuguese, type Service } from '@frontier/reference';
import { loadService, readSource, SpecError, type SpecFault } from '@frontier/reference/document';
import type { Change } from '../../src/contract-history/diff/Change';
import { diffServices } from '../../src/contract-history/diff/diffServices';
import {
  chooseSources,
  type ServiceOptions,
  type ServiceSource,
  UNREADABLE,
} from '../../src/plugins/api-reference/options';

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
 * Fetches documents as `npm run build:remote` does, with one GET each, checks them, and compares them
 * with the snapshots. Writes nothing.
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
  const results = await Promise.allSettled(
    wanted.map((service) => {
      const source = sources.find(({ extra, id }) => !extra && id === service.id);
      return pullSpec(service, source?.source ?? service.specUrl, siteDir);
    }),
  );
  const faults = results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof SpecError) return result.reason.faults;
    throw result.reason;
  });
  return {
    faults,
    specs: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  };
}

async function pullSpec(
  { id, snapshot, title }: ServiceOptions,
  address: string,
  siteDir: string,
): Promise<PulledSpec> {
  const [fetched, kept] = await Promise.all([
    read({ id, title, source: address }),
    read({ id, title, source: path.resolve(siteDir, snapshot) }),
  ]);
  return {
    service: id,
    snapshot,
    from: kept.model.version,
    to: fetched.model.version,
    changes: diffServices(kept.model, fetched.model),
    same: Buffer.compare(kept.bytes, fetched.bytes) === 0,
    bytes: fetched.bytes,
  };
}

async function read({
  id,
  source,
  title,
}: Pick<ServiceSource, 'id' | 'title' | 'source'>): Promise<{ bytes: Uint8Array; model: Service }> {
  const request = { service: id, source, unreadable: UNREADABLE };
  const { bytes, document } = await loadService(request, (from) => readSource(from));
  return { bytes, model: modelService(document, { id, title }, source, portuguese) };
}
