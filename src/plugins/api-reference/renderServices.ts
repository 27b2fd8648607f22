import path from 'node:path';
import { anchorsOf } from './anchorsOf';
import { operationKey, pageKey } from './embed/partKeys';
import type { LoadedSource } from './load/loadService';
import { SpecError } from './load/SpecError';
import type { Operation, Service } from './model/types/service';
import { modelService } from './modelService';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
import type { ReferenceOptions } from './render/ReferenceRenderer';
import type { Redirect, RenderedPage } from './render/rendered';
import type * as Renderer from './render/renderReference';
import type { DataFiles } from './storage/DataFiles';
import type { FurtherPage } from './storage/FurtherPage';
import { PageShelf, type StoredPages } from './storage/PageShelf';
import { writeIsland } from './storage/writeIsland';
import { REDIRECT_SCRIPT, writeRedirect } from './writeRedirect';

/** The first page of a service, which its route shows. */
export interface ServicePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Module with the page's HTML. */
  readonly islandPath: string;
  /** The service's pages below this one. */
  readonly further?: StoredPages | undefined;
}

/** A file of the built site, by its path from the site's root. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

export interface RenderedServices {
  readonly pages: readonly ServicePage[];
  /** The documents, byte by byte. */
  readonly downloads: readonly SiteFile[];
  /** For addresses that are pages in another layout. */
  readonly redirects: readonly SiteFile[];
}

type RenderOutputs = Pick<typeof Renderer, 'renderReference'>;

/** Where the script of all redirects stands. */
const SCRIPT_PATH = '/contratos/redirecionar.js';

/**
 * Models and renders every loaded service, and stores each page and each operation for guides as it
 * is rendered: no more than one service's model stands in memory.
 *
 * @throws {SpecError} when an operationId stands in two services, or a document unfolds too far.
 */
export async function renderServices(
  sources: readonly ServiceSource[],
  loaded: readonly LoadedSource[],
  renderer: RenderOutputs,
  files: DataFiles,
): Promise<RenderedServices> {
  const pages: ServicePage[] = [];
  const downloads: SiteFile[] = [];
  const redirects: SiteFile[] = [{ path: SCRIPT_PATH, bytes: REDIRECT_SCRIPT }];
  const operations = new Set<string>();
  for (const [index, service] of sources.entries()) {
    const current = loaded[index];
    if (!current) continue;
    const download = describeDownload(service, current.bytes);
    downloads.push(download);
    const model = modelService(current.document, service, service.source, portuguese);
    const shelf = new PageShelf(files, service.id);
    const key = pageKey(service.id);
    const anchors: string[] = [];
    let first: RenderedPage | undefined;
    for (const output of renderer.renderReference(model, describeOptions(service, download))) {
      if (output.kind === 'redirect') {
        redirects.push(describeRedirect(service, output));
        continue;
      }
      // Joined: each by itself would hold on to the whole page it was cut from.
      anchors.push(anchorsOf(output.html).join('\n'));
      if (output.slug === '') first = output;
      else await shelf.add(output.slug, describePage(`${key}.${output.slug}`, model, output));
      if (service.extra) continue;
      for (const { html, operation } of output.articles) {
        if (operations.has(operation.id)) throw duplicateOperation(service, operation);
        operations.add(operation.id);
        await writeIsland(files, operationKey(operation.id), { html, anchors: anchorsOf(html) });
      }
    }
    // The first page answers for every anchor of the service: its script leads on to where each stands.
    const all = anchors.flatMap((ids) => (ids === '' ? [] : ids.split('\n')));
    pages.push({
      route: service.route,
      title: model.title,
      description: model.summary ?? model.title,
      islandPath: await writeIsland(files, key, { html: first?.html ?? '', anchors: all }),
      further: await shelf.finish(key),
    });
  }
  return { pages, downloads, redirects };
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

function describePage(key: string, model: Service, { html, title }: RenderedPage): FurtherPage {
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
