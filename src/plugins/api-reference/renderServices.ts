import path from 'node:path';
import { anchorsOf } from './anchorsOf';
import type { LoadedSource } from './load/loadService';
import { SpecError } from './load/SpecError';
import type { Operation } from './model/types';
import { modelService } from './modelService';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type { Redirect } from './render/rendered';
import type * as Renderer from './render/renderReference';
import type { Island } from './writeIsland';
import { REDIRECT_SCRIPT, writeRedirect } from './writeRedirect';

export interface ServicePage {
  readonly service: ServiceSource;
  /** Unique over all services. */
  readonly key: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly island: Island;
}

/** A file of the built site, by its path from the site's root. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

export interface RenderedServices {
  readonly pages: readonly ServicePage[];
  /** By operationId, for guides. */
  readonly operations: ReadonlyMap<string, Island>;
  /** The documents, byte by byte. */
  readonly downloads: readonly SiteFile[];
  /** For addresses that are pages in another layout. */
  readonly redirects: readonly SiteFile[];
}

/** Where the script of all redirects stands. */
const SCRIPT_PATH = '/contratos/redirecionar.js';

/**
 * Models and renders every loaded service.
 *
 * @throws {SpecError} when an operationId stands in two services, or a document unfolds too far.
 */
export function renderServices(
  sources: readonly ServiceSource[],
  loaded: readonly LoadedSource[],
  renderer: Pick<typeof Renderer, 'renderReference'>,
): RenderedServices {
  const pages: ServicePage[] = [];
  const operations = new Map<string, Island>();
  const downloads: SiteFile[] = [];
  const redirects: SiteFile[] = [{ path: SCRIPT_PATH, bytes: REDIRECT_SCRIPT }];
  sources.forEach((service, index) => {
    const current = loaded[index];
    if (!current) return;
    const { id, source, title } = service;
    const model = modelService(current.document, { id, title }, source, portuguese);
    const download = describeDownload(service, current.bytes);
    downloads.push(download);
    const outputs = renderer.renderReference(model, {
      labels: portuguese,
      layout: service.layout,
      addressOf: (slug) => routeOf(service, slug),
      downloads: [{ label: download.label, href: download.path }],
      back: service.extra
        ? { href: '/docs/frontier', label: 'Frontier APIs' }
        : { href: `/docs/frontier/${id}`, label: `Guias de ${title}` },
    });
    for (const output of outputs) {
      if (output.kind === 'redirect') redirects.push(describeRedirect(service, output));
      else {
        const first = output.slug === '';
        pages.push({
          service,
          key: first ? `servico.${id}` : `servico.${id}.${output.slug}`,
          route: routeOf(service, output.slug),
          title: first ? model.title : `${output.title} · ${model.title}`,
          description: first ? (model.summary ?? model.title) : `${model.title}: ${output.title}`,
          island: toIsland(output.html),
        });
        if (service.extra) continue;
        for (const { html, operation } of output.articles) {
          if (operations.has(operation.id)) throw duplicateOperation(service, operation);
          operations.set(operation.id, toIsland(html));
        }
      }
    }
  });
  return { pages, operations, downloads, redirects };
}

function routeOf({ route }: ServiceSource, slug: string): string {
  return slug === '' ? route : `${route}/${slug}`;
}

function toIsland(html: string): Island {
  return { html, anchors: anchorsOf(html) };
}

function describeDownload(
  { id, source }: ServiceSource,
  bytes: Uint8Array,
): SiteFile & { readonly label: string } {
  const json = path.extname(new URL(source, 'file:///').pathname) === '.json';
  return {
    path: `/contratos/${id}.${json ? 'json' : 'yaml'}`,
    label: json ? portuguese.downloadJson : portuguese.downloadYaml,
    bytes,
  };
}

function describeRedirect(service: ServiceSource, redirect: Redirect): SiteFile {
  return {
    path: `${routeOf(service, redirect.slug)}.html`,
    bytes: writeRedirect(redirect, portuguese.language, SCRIPT_PATH),
  };
}

function duplicateOperation(source: ServiceSource, operation: Operation): SpecError {
  return new SpecError([
    {
      service: source.id,
      source: source.source,
      expected: 'um operationId único entre todos os serviços',
      found: operation.id,
      mend: 'Dê outro operationId a esta operação.',
    },
  ]);
}
