import { portal, type ServiceOptions } from '../../../portal.config';
import type { StatesByName } from '../../contracts/ContractIndex';
import { objectStates } from '../../data/objectStates';
import { dataPages } from '../data-pages/options';

/** Where the reference of this site comes from, besides the contracts; paths start at the repository's root. */
export const reference = {
  /** The services documented, in the order shown. */
  services: portal.services satisfies readonly ServiceOptions[],
  /** States of the objects the contracts speak of, for `<ObjectStates>` in guides. */
  states: objectStates satisfies StatesByName,
  /** Facts about single states (`embed/knownStates.ts`). */
  knownPlaces: 'apps/portal/docs/frontier/estados.yml',
  /** The open questions, with the readings that contracts mark. */
  questions: dataPages.questions.file,
  /** Route of the page about the clients: guides show each call with them, too. */
  clients: '/docs/frontier/clientes',
  /** Folder of the changelog: places that changed lately get a badge. */
  changelog: dataPages.changelog.folder,
};

/** One document to read: a service, and the place its specification is read from in this run. */
export interface ServiceSource {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly source: string;
  /** Path of the copy in the repository; a document from outside has none. */
  readonly snapshot?: string | undefined;
  /** Brought in by `FRONTIER_EXTRA_SPEC_<ID>`; it has no guides of its own. */
  readonly extra: boolean;
}

const ONE = /^FRONTIER_SPEC_(.+)$/;
const EXTRA = /^FRONTIER_EXTRA_SPEC_(.+)$/;
const ID = /^[a-z][a-z0-9-]*$/;

/**
 * Decides where each specification is read from: snapshots; the services' hosts with
 * `FRONTIER_SPECS=remote`; one other place with `FRONTIER_SPEC_<SERVICE>`; and documents beyond the
 * services with `FRONTIER_EXTRA_SPEC_<ID>`.
 *
 * @throws {Error} listing every setting that names an unknown service or has no usable value.
 */
export function chooseSources(
  services: readonly ServiceOptions[],
  environment: Readonly<Record<string, string | undefined>>,
): ServiceSource[] {
  const faults: string[] = [];
  const mode = environment.FRONTIER_SPECS;
  if (mode !== undefined && mode !== '' && mode !== 'remote' && mode !== 'snapshots') {
    faults.push(`FRONTIER_SPECS=${mode}: use "remote" ou "snapshots".`);
  }
  const known = services.map(({ id }) => toVariable(id));
  const settings = Object.entries(environment).flatMap(([key, value]) => {
    const name = EXTRA.test(key) ? undefined : ONE.exec(key)?.[1];
    return name === undefined ? [] : [{ key, name, value: value ?? '' }];
  });
  for (const { key, name, value } of settings) {
    if (!known.includes(name)) {
      faults.push(
        `${key}: serviço desconhecido; use ${known.map((id) => `FRONTIER_SPEC_${id}`).join(', ')}.`,
      );
    } else if (value === '') faults.push(`${key}: informe um caminho ou uma URL.`);
  }
  const extras = readExtras(services, environment, faults);
  if (faults.length > 0) throw new Error(`Configuração inválida:\n- ${faults.join('\n- ')}`);
  return [
    ...services.map(({ id, title, route, snapshot, specUrl }) => ({
      id,
      title,
      route,
      source:
        environment[`FRONTIER_SPEC_${toVariable(id)}`] ?? (mode === 'remote' ? specUrl : snapshot),
      snapshot,
      extra: false,
    })),
    ...extras,
  ];
}

function readExtras(
  services: readonly ServiceOptions[],
  environment: Readonly<Record<string, string | undefined>>,
  faults: string[],
): ServiceSource[] {
  return Object.entries(environment).flatMap(([key, value]) => {
    const name = EXTRA.exec(key)?.[1];
    if (name === undefined) return [];
    const id = name.toLowerCase().replaceAll('_', '-');
    if (!ID.test(id)) faults.push(`${key}: o nome só pode ter letras, dígitos e "_".`);
    else if (services.some((service) => service.id === id)) {
      faults.push(`${key}: "${id}" já é um serviço; use FRONTIER_SPEC_${name}.`);
    } else if (!value) faults.push(`${key}: informe um caminho ou uma URL.`);
    else {
      const route = `/docs/frontier/${id}/api`;
      return [{ id, title: id, route, source: value, extra: true }];
    }
    return [];
  });
}

function toVariable(id: string): string {
  return id.toUpperCase().replaceAll('-', '_');
}
