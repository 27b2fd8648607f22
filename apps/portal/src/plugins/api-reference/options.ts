import { portal, type ServiceOptions } from '../../../portal.config';
import type { StatesByName } from '../../contracts/ContractIndex';
import { objectStates } from '../../data/objectStates';
import { dataPages } from '../data-pages/options';

/** Sources of this site's reference. Paths start at the repository's root. */
export const reference = {
  /** The documented services, in display order. */
  services: portal.services satisfies readonly ServiceOptions[],
  /** Object states for `<ObjectStates>` in guides. */
  states: objectStates satisfies StatesByName,
  /** Facts about single states (`embed/knownStates.ts`). */
  knownPlaces: 'apps/portal/docs/frontier/estados.yml',
  /** Folder of the guides, whose advice about fields is in the fields' rows. */
  docs: 'apps/portal/docs',
  /** Open questions with the assumptions that contracts mark. */
  questions: dataPages.questions.file,
  /** Route of the page about the clients. With it, guides show each call with the clients as well. */
  clients: '/docs/frontier/clientes',
  /** Folder of the changelog. Recently changed operations and fields get a badge. */
  changelog: dataPages.changelog.folder,
};

/** A service and the location of its specification in this run. */
export interface ServiceSource {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  readonly source: string;
  /** Path of the copy in the repository; absent for external documents. */
  readonly snapshot?: string | undefined;
  /** Whether `FRONTIER_EXTRA_SPEC_<ID>` added the document. It then has no guides. */
  readonly extra: boolean;
}

const ONE = /^FRONTIER_SPEC_(.+)$/;
const EXTRA = /^FRONTIER_EXTRA_SPEC_(.+)$/;
const ID = /^[a-z][a-z0-9-]*$/;

/**
 * Chooses the location of each specification: snapshots by default, the services' hosts with
 * `FRONTIER_SPECS=remote`, another location with `FRONTIER_SPEC_<SERVICE>`. `FRONTIER_EXTRA_SPEC_<ID>` adds documents.
 *
 * @throws {Error} listing every variable with an unknown service or an unusable value.
 */
export function chooseSources(
  services: readonly ServiceOptions[],
  environment: Readonly<Record<string, string | undefined>>,
): ServiceSource[] {
  const faults: string[] = [];
  const mode = environment.FRONTIER_SPECS;
  if (mode !== undefined && mode !== '' && mode !== 'remote' && mode !== 'snapshots') {
    faults.push(`FRONTIER_SPECS=${mode}: use "remote" or "snapshots".`);
  }
  const known = services.map(({ id }) => toVariable(id));
  const settings = Object.entries(environment).flatMap(([key, value]) => {
    const name = EXTRA.test(key) ? undefined : ONE.exec(key)?.[1];
    return name === undefined ? [] : [{ key, name, value: value ?? '' }];
  });
  for (const { key, name, value } of settings) {
    if (!known.includes(name)) {
      faults.push(
        `${key}: unknown service; use ${known.map((id) => `FRONTIER_SPEC_${id}`).join(', ')}.`,
      );
    } else if (value === '') faults.push(`${key}: give a path or a URL.`);
  }
  const extras = readExtras(services, environment, faults);
  if (faults.length > 0) throw new Error(`Invalid configuration:\n- ${faults.join('\n- ')}`);
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
    if (!ID.test(id)) faults.push(`${key}: the name may only have letters, digits and "_".`);
    else if (services.some((service) => service.id === id)) {
      faults.push(`${key}: "${id}" is already a service; use FRONTIER_SPEC_${name}.`);
    } else if (!value) faults.push(`${key}: give a path or a URL.`);
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
