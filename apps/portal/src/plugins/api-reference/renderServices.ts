import {
  buildNamedSchemas,
  hideSecrets,
  type LoadedSource,
  modelService,
  type Operation,
  resolveRef,
  type Service,
  SpecError,
  type StaleCopy,
} from '@frontier/openapi';
import {
  type ClientCall,
  portuguese,
  REDIRECT_SCRIPT,
  type RenderedPage,
  renderReference,
} from '@frontier/reference';
import type { ChangeMarks } from '../../changelog/marks';
import type { ContractIndex } from '../../contracts/ContractIndex';
import { REDIRECT_SCRIPT_PATH } from '../../contracts/changesPages';
import { prepareClientSamples } from '../../contracts/clientSamples';
import { noticeOf } from '../../contracts/contractReport';
import { leanCalls } from '../../contracts/leanCalls';
import type { ContractModel, SiteFile } from '../../contracts/loadedContracts';
import { callKey, operationKey, pageKey, untitledKey } from '../../contracts/partKeys';
import { guideWords } from '../../shared/guideWords';
import { openedIn } from '../../shared/readings/openedIn';
import { Readings } from '../../shared/readings/Readings';
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
import { markContract, withNotes } from './readings/markContract';
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
  /** What the marks of operations open, by the keys of their islands. */
  readonly readings: ContractIndex['readings'];
  /** Documents brought in from outside: searched, and written as text, like the others. */
  readonly extras: readonly ContractModel[];
}

/** What pages and guides show of the site besides the contracts. */
export interface SiteParts {
  readonly marks?: ChangeMarks | undefined;
  readonly readings?: Readings;
  /** Route of the page about the clients, where guides show each call with them. */
  readonly clients?: string | undefined;
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
  { clients, marks = new Map(), readings = new Readings([]) }: SiteParts = {},
): Promise<RenderedServices> {
  const own = sources.flatMap(({ extra, id, source }, index) => {
    const { bytes } = loaded[index] ?? {};
    return bytes && !extra ? [{ id, source, bytes }] : [];
  });
  const writeClient = clients === undefined ? () => [] : prepareClientSamples(own);
  const clientOf = (service: string, operation: Operation): ClientCall => ({
    samples: writeClient(service, operation),
    about: { label: guideWords.aboutClients, href: clients ?? '' },
  });
  const pages: ServicePage[] = [];
  const downloads: SiteFile[] = [];
  const redirects: SiteFile[] = [{ path: REDIRECT_SCRIPT_PATH, bytes: REDIRECT_SCRIPT }];
  const contracts: ContractModel[] = [];
  const extras: ContractModel[] = [];
  const operations = new Map<string, readonly string[]>();
  for (const [index, service] of sources.entries()) {
    const current = loaded[index];
    if (!current) continue;
    const download = describeDownload(service, current.bytes);
    downloads.push(download);
    const model = modelService(current.document, service, service.source, portuguese);
    const notice = current.stale && noticeOf(current.stale);
    // A document from outside marks nothing of ours.
    const { shown, ...marking } = service.extra ? { shown: model } : markContract(model, readings);
    const options = { ...describeOptions(service, download, marks), ...marking, notice };
    const contract = { ...describeContract(service, current, model), notice };
    const { badges = new Map() } = options;
    if (service.extra) extras.push({ ...contract, badges, isExtra: true });
    else contracts.push({ ...contract, badges });
    const store = new FurtherPageStore(files, service.id);
    const key = pageKey(service.id);
    // The first page answers for every anchor of the service: its script leads on to where each stands.
    const anchors: string[] = [];
    let first = '';
    for (const output of renderReference(shown, options)) {
      if (output.kind === 'redirect') {
        redirects.push(describeRedirect(service, output));
        continue;
      }
      anchors.push(...output.anchors);
      const html = withNotes(output.html, readings);
      if (output.slug === '') first = html;
      else {
        const page = describePage(`${key}.${output.slug}`, model, { ...output, html });
        await store.add(output.slug, page, output.anchors);
      }
      if (!service.extra) await storeOperations(service, output, operations, files, clientOf);
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
  return {
    pages,
    downloads,
    redirects,
    contracts,
    extras,
    readings: Object.fromEntries(operations),
  };
}

/** Stores each operation of a page for guides: with its title, for a heading that says it, and for its own guide. */
async function storeOperations(
  service: ServiceSource,
  { articles }: RenderedPage,
  stored: Map<string, readonly string[]>,
  files: DataFiles,
  clientOf: (service: string, operation: Operation) => ClientCall,
): Promise<void> {
  async function store(key: string, html: string, anchors: readonly string[]): Promise<void> {
    stored.set(key, openedIn(html));
    await writeIsland(files, key, { html, anchors });
  }

  for (const { anchors, html, operation, writeCall, writeUntitled } of articles) {
    const key = operationKey(operation.id);
    if (stored.has(key)) throw duplicateOperation(service, operation);
    await store(key, html, anchors);
    await store(untitledKey(operation.id), writeUntitled(), anchors);
    const client = clientOf(service.id, operation);
    await store(callKey(operation.id), writeCall(undefined, client), anchors);
    for (const [name, lean] of leanCalls(operation)) {
      await store(callKey(operation.id, name), writeCall(lean, client), anchors);
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
