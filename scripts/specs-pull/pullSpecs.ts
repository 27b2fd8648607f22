import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Change, diffServices, type Effect, type Place, RULES } from '@frontier/contract-diff';
import {
  type LoadedContract,
  loadContracts,
  loadService,
  modelService,
  type SpecFault,
} from '@frontier/openapi';
import { portuguese } from '@frontier/reference';
import type { ServiceOptions } from '../../apps/portal/portal.config';
import { writeChangesPage } from '../../apps/portal/src/changelog/changesPages';
import { formatEntry } from '../../apps/portal/src/changelog/entries';
import { chooseSources } from '../../apps/portal/src/plugins/api-reference/options';

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

interface Pulled {
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
  root: string,
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
    { root },
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
): Promise<PulledSpec> {
  const request = { service: id, source: path.resolve(root, snapshot) };
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

const EFFECTS: Readonly<Record<Effect, string>> = {
  breaking: 'QUEBRA',
  compatible: 'compatível',
  text: 'texto',
};

/** What differs in one document, for a terminal. */
export function describePulled({ changes, from, same, service, snapshot, to }: PulledSpec): string {
  const versions = from === to ? `${to}, mesma versão` : `${from} → ${to}`;
  if (same) return `${service} (${versions}): igual a ${snapshot}.`;
  if (changes.length === 0) {
    return `${service} (${versions}): só a escrita do arquivo mudou, não o contrato.`;
  }
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const counts = `${count(changes.length, 'mudança', 'mudanças')}, ${
    breaking === 0 ? 'nenhuma quebra' : count(breaking, 'quebra', 'quebram')
  } quem já integra`;
  return [`${service} (${versions}): ${counts}`, ...changes.flatMap(describeChange)].join('\n');
}

function describeChange({ after, before, effect, places, rule, why }: Change): string[] {
  const values = before === undefined && after === undefined ? [] : [tellValues(before, after)];
  return [
    `  ${EFFECTS[effect]}: ${RULES[rule].title} (${rule})`,
    ...(places.length === 0 ? ['todo o serviço'] : places.map(tellPlace)).map(indent),
    ...values.map(indent),
    indent(why),
  ];
}

function tellPlace({ anchor, operation }: Place): string {
  return anchor.startsWith(operation) ? anchor : `${operation}: ${anchor}`;
}

function tellValues(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `agora: ${after}`;
  return after === undefined ? `antes: ${before}` : `${before} → ${after}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function indent(line: string): string {
  return `    ${line}`;
}

/**
 * Replaces the snapshots of documents that differ, and writes an entry of the changelog for each whose
 * contract or version changed, with a page for the first entry of a service.
 *
 * @param folder of the changelog, below the site's.
 * @param date day of the entries, as `2026-11-22`.
 * @returns paths of what was written, from the site's folder.
 */
export function acceptSpecs(
  specs: readonly PulledSpec[],
  root: string,
  folder: string,
  date: string,
): string[] {
  return specs
    .filter(({ same }) => !same)
    .flatMap((spec) => {
      const { bytes, changes, from, service, snapshot, to } = spec;
      replaceFile(path.resolve(root, snapshot), bytes);
      if (changes.length === 0 && from === to) return [snapshot];
      mkdirSync(path.resolve(root, folder), { recursive: true });
      const id = freeName(path.resolve(root, folder), `${date}-${service}`);
      const entry = path.join(folder, `${id}.yaml`);
      const text = formatEntry({ id, service, date, from, to, changes });
      replaceFile(path.resolve(root, entry), Buffer.from(text));
      return [snapshot, entry, ...writeChangesPage(service, root)];
    });
}

/** A snapshot may be accepted twice a day: the later entry gets a number. */
function freeName(folder: string, wanted: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!existsSync(path.join(folder, `${name}.yaml`))) return name;
  }
}

/** Whole or not at all. */
function replaceFile(file: string, bytes: Uint8Array): void {
  const next = `${file}.next`;
  writeFileSync(next, bytes);
  renameSync(next, file);
}
