import path from 'node:path';
import type { ChangeMark, ChangeMarks } from '@frontier/contract-diff';
import {
  type Badge,
  portuguese,
  type Redirect,
  type ReferenceOptions,
  writeRedirect,
} from '@frontier/reference';
import { changesOf, REDIRECT_SCRIPT_PATH } from '../../contracts/changesPages';
import type { SiteFile } from '../../contracts/loadedContracts';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';
import type { ServiceSource } from './options';

/** The guides that a reference belongs to, by name and route. */
export interface Area {
  readonly name: string;
  readonly route: string;
}

/** The area that the service's guides make up; all guides for a document that has none. */
export function areaOf({ extra, id, title }: ServiceSource): Area {
  return extra
    ? { name: 'Frontier APIs', route: '/docs/frontier' }
    : { name: title, route: `/docs/frontier/${id}` };
}

const LABELS = { new: 'novo', changed: 'mudou' } as const;

/**
 * The marks of a service's changes, as words beside places of its reference.
 *
 * @param page address of the page that tells the changes.
 */
export function badgesOf(
  marks: ReadonlyMap<string, ChangeMark> | undefined,
  page: string,
): Map<string, Badge> {
  return new Map(
    [...(marks ?? [])].map(([anchor, { date, entry, kind, version }]) => [
      anchor,
      {
        label: LABELS[kind],
        description: `em ${date.split('-').reverse().join('/')}, na versão ${version}`,
        href: `${page}#${entry}`,
      },
    ]),
  );
}

/** A contract as it is offered. */
export type Download = SiteFile & { readonly label: string };

/** The renderer's options: what surrounds a service's reference on this site. */
export function describeOptions(
  service: ServiceSource,
  download: Download,
  marks: ChangeMarks,
): ReferenceOptions {
  const { extra, id, route } = service;
  const changed = marks.get(id);
  const area = areaOf(service);
  return {
    route,
    downloads: [{ label: download.label, href: download.path }],
    badges: badgesOf(changed, changesOf(id)),
    choices: extra ? [] : [SAMPLE_HOSTS],
    history: changed && { label: 'Mudanças', href: changesOf(id) },
    back: {
      href: area.route,
      label: extra ? area.name : `Guias de ${area.name}`,
    },
  };
}

/** The document of a service, byte by byte. */
export function describeDownload(service: ServiceSource, bytes: Uint8Array): Download {
  const address = addressOfContract(service);
  const label = address.endsWith('.json') ? portuguese.downloadJson : portuguese.downloadYaml;
  return { path: address, label, bytes };
}

/** For an address below the page that leads to one of its places. */
export function describeRedirect(service: ServiceSource, redirect: Redirect): SiteFile {
  return {
    path: `${service.route}/${redirect.slug}.html`,
    bytes: writeRedirect(redirect, REDIRECT_SCRIPT_PATH),
  };
}

/** Where the site publishes a service's document, byte by byte: JSON stays JSON, all else is YAML. */
export function addressOfContract({ id, source }: Pick<ServiceSource, 'id' | 'source'>): string {
  const ending = path.extname(new URL(source, 'file:///').pathname) === '.json' ? 'json' : 'yaml';
  return `/contratos/${id}.${ending}`;
}
