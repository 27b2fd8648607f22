import path from 'node:path';
import { anchorsOf } from './anchorsOf';
import { pageKey } from './embed/partKeys';
import type { LoadedSource } from './load/loadService';
import { SpecError } from './load/SpecError';
import type { Operation, Service } from './model/types/service';
import { modelService } from './modelService';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type { ReferenceOptions } from './render/ReferenceRenderer';
import type { Redirect, RenderedPage } from './render/rendered';
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
    const download = describeDownload(service, current.bytes);
    const model = modelService(current.document, service, service.source, portuguese);
    const outputs = [...renderer.renderReference(model, describeOptions(service, download))];
    const rendered = outputs.filter((output) => output.kind === 'page');
    downloads.push(download);
    redirects.push(
      ...outputs
        .filter((output) => output.kind === 'redirect')
        .map((redirect) => describeRedirect(service, redirect)),
    );
    pages.push(...describePages(service, model, rendered));
    if (service.extra) return;
    for (const { html, operation } of rendered.flatMap(({ articles }) => articles)) {
      if (operations.has(operation.id)) throw duplicateOperation(service, operation);
      operations.set(operation.id, { html, anchors: anchorsOf(html) });
    }
  });
  return { pages, operations, downloads, redirects };
}

type Download = SiteFile & { readonly label: string };

function describeOptions(service: ServiceSource, download: Download): ReferenceOptions {
  const { extra, id, layout, title } = service;
  return {
    labels: portuguese,
    layout,
    addressOf: (slug) => routeOf(service, slug),
    downloads: [{ label: download.label, href: download.path }],
    back: extra
      ? { href: '/docs/frontier', label: 'Frontier APIs' }
      : { href: `/docs/frontier/${id}`, label: `Guias de ${title}` },
  };
}

/** The first page answers for every anchor of the service: its script leads on to where each stands. */
function describePages(
  service: ServiceSource,
  model: Service,
  pages: readonly RenderedPage[],
): ServicePage[] {
  const islands = pages.map(({ html }) => ({ html, anchors: anchorsOf(html) }));
  const all = islands.flatMap(({ anchors }) => anchors);
  return pages.map(({ html, slug, title }, index) => {
    const route = routeOf(service, slug);
    return slug === ''
      ? {
          service,
          key: pageKey(service.id, slug),
          route,
          title: model.title,
          description: model.summary ?? model.title,
          island: { html, anchors: all },
        }
      : {
          service,
          key: pageKey(service.id, slug),
          route,
          title: `${title} · ${model.title}`,
          description: `${model.title}: ${title}`,
          island: islands[index] ?? { html, anchors: [] },
        };
  });
}

function routeOf({ route }: ServiceSource, slug: string): string {
  return slug === '' ? route : `${route}/${slug}`;
}

function describeDownload({ id, source }: ServiceSource, bytes: Uint8Array): Download {
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
