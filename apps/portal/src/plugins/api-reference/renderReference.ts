import { type Operation, operationsOf } from '@frontier/openapi';
import {
  type ClientCall,
  createSchemaCards,
  portuguese,
  REDIRECT_SCRIPT,
  type ReferenceOptions,
  type RenderedArticle,
  renderReference as renderService,
  writeCurl,
  writeRedirect,
} from '@frontier/reference';
import { changesOf, REDIRECT_SCRIPT_PATH } from '../../changelog/changesPages';
import { buildContractIndex, leanCalls } from '../../contracts/buildContractIndex';
import type { ContractIndex, StatesByName } from '../../contracts/ContractIndex';
import { prepareClientSamples } from '../../contracts/clientSamples';
import type { SiteFile } from '../../contracts/loadedContracts';
import {
  callKey,
  operationKey,
  pageKey,
  payloadKey,
  schemaKey,
  untitledKey,
} from '../../contracts/partKeys';
import { guideWords } from '../../shared/guideWords';
import type { Readings } from '../../shared/readings/Readings';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';
import { checkStates } from './embed/knownStates';
import type { ServiceSource } from './options';
import type { Contract } from './readContracts';
import { markContract, markNamedSchema, openedIn, withNotes } from './readings/markContract';
import { type DataFiles, writeIsland } from './storage/writeIsland';

/** The page of a service's reference, which its route shows. */
export interface ServicePage {
  readonly route: string;
  readonly label: string;
  readonly title: string;
  readonly description: string;
  /** Module with the page's HTML. */
  readonly islandPath: string;
  /** The service's guides, which the reference belongs to. */
  readonly area: Area;
}

export interface RenderedReference {
  readonly pages: readonly ServicePage[];
  /** For addresses of single operations and schemas, which the one page shows; and their script. */
  readonly redirects: readonly SiteFile[];
  /** The parts of the contracts that guides show without an island. */
  readonly index: ContractIndex;
}

/** Data of the site that pages and guides show besides the contracts. */
export interface SiteParts {
  readonly readings: Readings;
  readonly states: StatesByName;
  /** Route of the page about the clients, where guides show each call with them. */
  readonly clients?: string | undefined;
}

/**
 * Renders every contract, and stores as islands each page, each operation for guides, each schema and the payload
 * of each webhook, one by one as they are rendered.
 *
 * @throws {SpecError} when a document unfolds too far.
 * @throws {Error} listing every difference between the states given and the contracts.
 */
export async function renderReference(
  contracts: readonly Contract[],
  files: DataFiles,
  { clients, readings, states }: SiteParts,
): Promise<RenderedReference> {
  const own = contracts.filter(({ isExtra }) => !isExtra);
  const index = buildContractIndex(own, writeCurl, states);
  const faults = checkStates(states, index);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const clientOf = prepareClients(own, clients);
  const opened = new Map<string, readonly string[]>();
  const store = async (key: string, html: string, anchors: readonly string[]) => {
    opened.set(key, openedIn(html));
    await writeIsland(files, key, { html, anchors });
  };
  const pages: ServicePage[] = [];
  const redirects: SiteFile[] = [{ path: REDIRECT_SCRIPT_PATH, bytes: REDIRECT_SCRIPT }];
  for (const contract of contracts) {
    const { isExtra, service, source } = contract;
    // A document from outside marks nothing of ours.
    const { shown, ...marking } = isExtra ? { shown: service } : markContract(service, readings);
    const options = { ...describeOptions(contract), ...marking };
    const { anchors, articles, html, redirects: below } = renderService(shown, options);
    for (const redirect of below) {
      redirects.push({
        path: `${source.route}/${redirect.slug}.html`,
        bytes: writeRedirect(redirect, REDIRECT_SCRIPT_PATH),
      });
    }
    const island = { html: withNotes(html, readings), anchors };
    pages.push({
      route: source.route,
      label: source.title,
      area: areaOf(source),
      title: service.title,
      description: service.summary ?? service.title,
      islandPath: await writeIsland(files, pageKey(source.id), island),
    });
    if (!isExtra) await storeOperations(articles, store, clientOf(source.id));
    if (!isExtra) await storeSchemas(contract, store, readings);
  }
  const marked = [...opened].filter(([, ids]) => ids.length > 0);
  return { pages, redirects, index: { ...index, readings: Object.fromEntries(marked) } };
}

type Store = (key: string, html: string, anchors: readonly string[]) => Promise<void>;

/** Stores each operation for guides: with its title, for a heading that says it, and for its own guide. */
async function storeOperations(
  articles: readonly RenderedArticle[],
  store: Store,
  clientOf: (operation: Operation) => ClientCall,
): Promise<void> {
  for (const { anchors, html, operation, writeCall, writeUntitled } of articles) {
    const { id } = operation;
    await store(operationKey(id), html, anchors);
    await store(untitledKey(id), writeUntitled(), anchors);
    const client = clientOf(operation);
    await store(callKey(id), writeCall(undefined, client), anchors);
    for (const [name, lean] of leanCalls(operation)) {
      await store(callKey(id, name), writeCall(lean, client), anchors);
    }
  }
}

/** Stores every schema that a contract names, and the payload of each webhook. */
async function storeSchemas(
  { route, schemas, service }: Contract,
  store: Store,
  readings: Readings,
): Promise<void> {
  const webhooks = new Map(
    operationsOf(service).map((operation) => [`${operation.id}.payload`, operation]),
  );
  for (const named of schemas) {
    const webhook = webhooks.get(named.name);
    const { shown, ...marking } = markNamedSchema(named.schema, named.anchor, readings);
    const render = createSchemaCards(service, { route, ...marking });
    const { anchors, html } = render({
      title: webhook?.title ?? named.name,
      named: { ...named, schema: shown },
      content: webhook?.requestBody?.content ?? [],
    });
    const key = webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name);
    await store(key, html, anchors);
  }
}

/** Writes the call of each operation with the clients; none without a page about them. */
function prepareClients(contracts: readonly Contract[], href: string | undefined) {
  const write =
    href === undefined
      ? () => []
      : prepareClientSamples(
          contracts.map(({ bytes, source: { id, source } }) => ({ id, source, bytes })),
        );
  const about = { label: guideWords.aboutClients, href: href ?? '' };
  return (service: string) =>
    (operation: Operation): ClientCall => ({ samples: write(service, operation), about });
}

/** The guides that a reference belongs to, by name and route. */
export interface Area {
  readonly name: string;
  readonly route: string;
}

/** The area that the service's guides make up; all guides for a document that has none. */
function areaOf({ extra, id, title }: ServiceSource): Area {
  return extra
    ? { name: 'Frontier APIs', route: '/docs/frontier' }
    : { name: title, route: `/docs/frontier/${id}` };
}

/** The renderer's options: links, downloads and badges around a service's reference on this site. */
export function describeOptions({
  badges,
  contract,
  hasChanges,
  notice,
  source,
}: Pick<Contract, 'badges' | 'contract' | 'hasChanges' | 'notice' | 'source'>): ReferenceOptions {
  const { extra, id } = source;
  const area = areaOf(source);
  const label = contract.endsWith('.json') ? portuguese.downloadJson : portuguese.downloadYaml;
  return {
    route: source.route,
    downloads: [{ label, href: contract }],
    badges,
    choices: extra ? [] : [SAMPLE_HOSTS],
    history: hasChanges ? { label: 'Mudanças', href: changesOf(id) } : undefined,
    notice,
    back: {
      href: area.route,
      label: extra ? area.name : `Guias de ${area.name}`,
    },
  };
}
