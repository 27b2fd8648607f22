import type { StatesByName } from '../../contracts/ContractIndex';

/** One service: where its contract comes from and where the site shows it. */
export interface ServiceOptions {
  /** Identifier in routes, file names and `FRONTIER_SPEC_<ID>` (upper case, `-` as `_`). */
  readonly id: string;
  /** Name shown in navigation. */
  readonly title: string;
  /** Route of the reference page. */
  readonly route: string;
  /** Specification that the service's host publishes; read with one GET by `build:remote`. */
  readonly specUrl: string;
  /** Copy kept in the repository, read by `start` and `build`; `--allow-stale` may fall back on it. */
  readonly snapshot: string;
}

/** What the site passes to the plugin. */
export interface ReferencePluginOptions {
  /** The services documented, in the order shown. */
  readonly services: readonly ServiceOptions[];
  /** States of the objects the contracts speak of, for `<ObjectStates>` in guides. */
  readonly states?: StatesByName;
  /** File of what is known of single states, from the repository's root (`embed/knownPlaces.ts`). */
  readonly knownPlaces?: string;
  /** File of the open questions, from the repository's root: what contracts mark as our reading is told with them. */
  readonly questions?: string;
  /** Route of the page about the clients: guides then show each call with them, too. */
  readonly clients?: string;
  /** Folder of the entries that tell what changed, from the repository's root: what is new is marked. */
  readonly changelog?: string;
}

/** One document to read: a service, and the place its specification is read from in this run. */
export interface ServiceSource {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** Path or URL. */
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
