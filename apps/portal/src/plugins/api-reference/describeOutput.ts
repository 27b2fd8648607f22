import path from 'node:path';
import type { Service } from '@frontier/openapi';
import {
  type Badge,
  portuguese,
  type Redirect,
  type ReferenceOptions,
  type RenderedPage,
  writeRedirect,
} from '@frontier/reference';
import type { ChangeMark, ChangeMarks } from '../../changelog/marks';
import { changesOf, REDIRECT_SCRIPT_PATH } from '../../contracts/changesPages';
import type { SiteFile } from '../../contracts/loadedContracts';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';
import type { ServiceSource } from './options';
import type { FurtherPage } from './storage/FurtherPage';

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
  const { extra, id, layout } = service;
  const changed = marks.get(id);
  const area = areaOf(service);
  return {
    labels: portuguese,
    layout,
    addressOf: (slug) => routeOf(service, slug),
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

/** A page below a service's first. */
export function describePage(
  key: string,
  model: Service,
  { html, title }: Pick<RenderedPage, 'html' | 'title'>,
): FurtherPage {
  return {
    key,
    title: `${title} · ${model.title}`,
    description: `${model.title}: ${title}`,
    html,
  };
}

function routeOf({ route }: ServiceSource, slug: string): string {
  return slug === '' ? route : `${route}/${slug}`;
}

/** The document of a service, byte by byte. */
export function describeDownload(service: ServiceSource, bytes: Uint8Array): Download {
  const address = addressOfContract(service);
  const label = address.endsWith('.json') ? portuguese.downloadJson : portuguese.downloadYaml;
  return { path: address, label, bytes };
}

/** For an address that is a page in another layout. */
export function describeRedirect(service: ServiceSource, redirect: Redirect): SiteFile {
  return {
    path: `${routeOf(service, redirect.slug)}.html`,
    bytes: writeRedirect(redirect, portuguese.language, REDIRECT_SCRIPT_PATH),
  };
}

/** Where the site publishes a service's document, byte by byte: JSON stays JSON, all else is YAML. */
export function addressOfContract({ id, source }: Pick<ServiceSource, 'id' | 'source'>): string {
  const ending = path.extname(new URL(source, 'file:///').pathname) === '.json' ? 'json' : 'yaml';
  return `/contratos/${id}.${ending}`;
}
