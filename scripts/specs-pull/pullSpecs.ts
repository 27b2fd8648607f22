import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diffServices } from '@frontier/contract-diff';
import {
  type LoadedContract,
  loadContracts,
  loadService,
  modelService,
  type Operation,
  operationsOf,
  type ParsedDocument,
  parseContract,
  readOverlay,
  type Service,
  withLimits,
} from '@frontier/openapi';
import { portal, type ServiceOptions } from '../../apps/portal/portal.config';
import { formatEntry } from '../../apps/portal/src/changelog/entries';
import { chooseSources } from '../../apps/portal/src/plugins/api-reference/options';
import { dataPages } from '../../apps/portal/src/plugins/data-pages/options';

export type PulledSpec = Awaited<ReturnType<typeof compareSpec>>;

/**
 * Fetches documents like `npm run build:remote`, checks them, and compares them with the snapshots.
 *
 * @param only ids of services; all if empty.
 * @param environment `FRONTIER_SPEC_<SERVICE>` overrides a host's address.
 * @returns the documents, and the faults of unreadable or invalid ones, each with service and address.
 * @throws {Error} for an unknown id or an invalid setting.
 */
export async function pullSpecs(
  only: readonly string[],
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { services } = portal;
  const known = services.map(({ id }) => id);
  const strange = only.filter((id) => !known.includes(id));
  if (strange.length > 0) {
    throw new Error(
      `Unknown service ${strange.join(', ')}. The services are: ${known.join(', ')}.`,
    );
  }
  const sources = chooseSources({ ...environment, FRONTIER_SPECS: 'remote' });
  const wanted = services.filter(({ id }) => only.length === 0 || only.includes(id));
  const { contracts, faults } = await loadContracts(
    sources.filter(({ extra, id }) => !extra && wanted.some((service) => service.id === id)),
    { root, pure: true },
  );
  const specs: PulledSpec[] = [];
  for (const contract of contracts) {
    const service = wanted.find(({ id }) => id === contract.request.id);
    if (service) specs.push(await compareSpec(service, contract, root));
  }
  return { faults, specs };
}

async function compareSpec(
  { id, snapshot, title }: ServiceOptions,
  fetched: LoadedContract,
  root: string,
) {
  const request = { service: id, source: path.resolve(root, snapshot) };
  const kept = await loadService(request);
  const document = parseContract(kept.bytes, request, readOverlay(root, snapshot));
  const model = (one: ParsedDocument) => modelService(one, { id, title }, request.source);
  const before = keepOpenTexts(model(kept.document), model(document));
  const after = model(fetched.document);
  return {
    service: id,
    snapshot,
    from: before.version,
    to: after.version,
    changes: withLimits(fetched.document, request, () => diffServices(before, after)),
    same: Buffer.compare(kept.bytes, fetched.bytes) === 0,
    bytes: fetched.bytes,
  };
}

/** The overlay of a contract says which of its errors have no exact text: a later text is then published, not changed. */
function keepOpenTexts(contract: Service, complete: Service): Service {
  const open = operationsOf(complete)
    .flatMap(({ responses }) => responses)
    .filter(({ exactText }) => exactText === false)
    .map(({ anchor }) => anchor);
  const keep = (operation: Operation) => ({
    ...operation,
    responses: operation.responses.map((response) =>
      open.includes(response.anchor) ? { ...response, exactText: false } : response,
    ),
  });
  const groups = contract.groups.map((group) => ({
    ...group,
    tags: group.tags.map((tag) => ({ ...tag, operations: tag.operations.map(keep) })),
  }));
  return { ...contract, groups };
}

export function describePulled(spec: PulledSpec, date: string): string {
  const { changes, from, same, service, snapshot, to } = spec;
  const versions = from === to ? `${to}, same version` : `${from} → ${to}`;
  if (same) return `${service} (${versions}): same as ${snapshot}.`;
  if (changes.length === 0 && from === to) {
    return `${service} (${versions}): only the spelling of the file changed, not the contract.`;
  }
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const counts = `changes: ${changes.length}, of them breaking: ${breaking}`;
  return `${service} (${versions}): ${counts}\n${formatEntry({ ...spec, date })}`;
}

/**
 * Replaces the changed snapshots, and writes a changelog entry for each new contract or version.
 *
 * @param date of the entries, as `2026-11-22`.
 * @returns paths of the written files, from `root`.
 */
export function acceptSpecs(specs: readonly PulledSpec[], root: string, date: string): string[] {
  const { folder } = dataPages.changelog;
  return specs
    .filter(({ same }) => !same)
    .flatMap((spec) => {
      const { bytes, changes, from, service, snapshot, to } = spec;
      writeFileSync(path.resolve(root, snapshot), bytes);
      if (changes.length === 0 && from === to) return [snapshot];
      mkdirSync(path.resolve(root, folder), { recursive: true });
      const id = freeName(path.resolve(root, folder), `${date}-${service}`);
      const entry = path.join(folder, `${id}.yaml`);
      const text = formatEntry({ service, date, from, to, changes });
      writeFileSync(path.resolve(root, entry), text);
      return [snapshot, entry];
    });
}

/** Appends a number to the second entry of a day. */
function freeName(folder: string, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!existsSync(path.join(folder, `${name}.yaml`))) return name;
  }
}
