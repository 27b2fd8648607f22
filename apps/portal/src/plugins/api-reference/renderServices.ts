import type { ChangeMarks, StaleCopy } from '@frontier/contract-diff';
import { noticeOf } from '@frontier/contract-diff';
import {
  buildNamedSchemas,
  hideSecrets,
  type LoadedSource,
  modelService,
  type Operation,
  resolveRef,
  type Service,
  SpecError,
} from '@frontier/openapi';
import {
  portuguese,
  REDIRECT_SCRIPT,
  type RenderedPage,
  renderReference,
} from '@frontier/reference';
import { REDIRECT_SCRIPT_PATH } from '../../contracts/changesPages';
import { leanCalls } from '../../contracts/leanCalls';
import type { ContractModel, SiteFile } from '../../contracts/loadedContracts';
import { callKey, operationKey, pageKey, untitledKey } from '../../contracts/partKeys';
import {
  type Area,
  addressOfContract,
  areaOf,
  describeDownload,
  describeOptions,
  describePage,
  describeRedirect,
} from './describeOutput';
import type { ServiceSource } from './options';
import { FurtherPageStore, type StoredPages } from './storage/FurtherPageStore';
import { type DataFiles, writeIsland } from './storage/writeIsland';

/** The first page of a service, which its route shows. */
export interface ServicePage {
  readonly route: string;
  /** The service's name in navigation. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  /** Module with the page's HTML. */
  readonly islandPath: string;
  /** Where the service's guides are, which the reference belongs to. */
  readonly area: Area;
  /** The service's pages below this one. */
  readonly further?: StoredPages | undefined;
}

export interface RenderedServices {
  readonly pages: readonly ServicePage[];
  /** The documents, byte by byte. */
  readonly downloads: readonly SiteFile[];
  /** For addresses that are pages in another layout. */
  readonly redirects: readonly SiteFile[];
  /** What guides may show parts of: the services' own documents, not those brought in from outside. */
  readonly contracts: readonly ContractModel[];
  /** Documents brought in from outside: searched, and written as text, like the others. */
  readonly extras: readonly ContractModel[];
}

/** A document; `stale` says so where it is an earlier copy. */
type Loaded = Pick<LoadedSource, 'bytes' | 'document'> & { readonly stale?: StaleCopy | undefined };

/**
 * Models and renders every loaded service, each once, and stores each page and each operation for
 * guides as it is rendered. The models stay in memory for what is made from them.
 *
 * @throws {SpecError} when an operationId stands in two services, or a document unfolds too far.
 */
export async function renderServices(
  sources: readonly ServiceSource[],
  loaded: readonly Loaded[],
  files: DataFiles,
  marks: ChangeMarks = new Map(),
): Promise<RenderedServices> {
  const pages: ServicePage[] = [];
  const downloads: SiteFile[] = [];
  const redirects: SiteFile[] = [{ path: REDIRECT_SCRIPT_PATH, bytes: REDIRECT_SCRIPT }];
  const contracts: ContractModel[] = [];
  const extras: ContractModel[] = [];
  const operations = new Set<string>();
  for (const [index, service] of sources.entries()) {
    const current = loaded[index];
    if (!current) continue;
    const download = describeDownload(service, current.bytes);
    downloads.push(download);
    const model = modelService(current.document, service, service.source, portuguese);
    const notice = current.stale && noticeOf(current.stale);
    const options = { ...describeOptions(service, download, marks), notice };
    const contract = { ...describeContract(service, current, model), notice };
    const { badges = new Map() } = options;
    if (service.extra) extras.push({ ...contract, badges, isExtra: true });
    else contracts.push({ ...contract, badges });
    const store = new FurtherPageStore(files, service.id);
    const key = pageKey(service.id);
    // The first page answers for every anchor of the service: its script leads on to where each stands.
    const anchors: string[] = [];
    let first = '';
    for (const output of renderReference(model, options)) {
      if (output.kind === 'redirect') {
        redirects.push(describeRedirect(service, output));
        continue;
      }
      anchors.push(...output.anchors);
      if (output.slug === '') first = output.html;
      else {
        const page = describePage(`${key}.${output.slug}`, model, output);
        await store.add(output.slug, page, output.anchors);
      }
      if (!service.extra) await storeOperations(service, output, operations, files);
    }
    pages.push({
      route: service.route,
      label: service.title,
      area: areaOf(service),
      title: model.title,
      description: model.summary ?? model.title,
      islandPath: await writeIsland(files, key, { html: first, anchors }),
      further: await store.finish(key),
    });
  }
  return { pages, downloads, redirects, contracts, extras };
}

/** Stores each operation of a page for guides: with its title, for a heading that says it, and for its own guide. */
async function storeOperations(
  service: ServiceSource,
  { articles }: RenderedPage,
  stored: Set<string>,
  files: DataFiles,
): Promise<void> {
  for (const { anchors, html, operation, writeCall, writeUntitled } of articles) {
    if (stored.has(operation.id)) throw duplicateOperation(service, operation);
    stored.add(operation.id);
    await writeIsland(files, operationKey(operation.id), { html, anchors });
    await writeIsland(files, untitledKey(operation.id), { html: writeUntitled(), anchors });
    await writeIsland(files, callKey(operation.id), { html: writeCall(), anchors });
    for (const [name, lean] of leanCalls(operation)) {
      await writeIsland(files, callKey(operation.id, name), { html: writeCall(lean), anchors });
    }
  }
}

/** A contract as guides see it. */
export function describeContract(
  source: ServiceSource,
  { document: { lexemes, root } }: Pick<LoadedSource, 'document'>,
  service: Service,
): ContractModel {
  return {
    route: source.route,
    title: source.title,
    contract: addressOfContract(source),
    service,
    schemas: buildNamedSchemas(
      { root, lexemes, resolve: (ref) => resolveRef(root, ref) },
      source.id,
      portuguese,
    ),
  };
}

function duplicateOperation(source: ServiceSource, operation: Operation): SpecError {
  return new SpecError([
    {
      service: source.id,
      source: hideSecrets(source.source),
      expected: 'um operationId único entre todos os serviços',
      found: operation.id,
      mend: 'Dê outro operationId a esta operação.',
    },
  ]);
}
