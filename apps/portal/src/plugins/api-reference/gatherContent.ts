import {
  formatWarnings,
  type LoadedContracts,
  loadContracts,
  SpecError,
  type SpecFault,
} from '@frontier/openapi';
import { LANGUAGES, portuguese, writeFaults } from '@frontier/reference';
import { createGitHistory } from '../../changelog/gitHistory';
import { readMarks } from '../../changelog/marks';
import type { ContractIndex } from '../../contracts/ContractIndex';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { describeReport, describeStale } from '../../contracts/contractReport';
import { pageKey } from '../../contracts/partKeys';
import { Readings, readReadings } from '../../shared/readings/Readings';
import { areaOf } from './describeOutput';
import { addKnownPlaces } from './embed/knownPlaces';
import { writeParts } from './embed/writeParts';
import type { ReferencePluginOptions, ServiceSource } from './options';
import {
  type RenderedServices,
  renderServices,
  type ServicePage,
  type SiteParts,
} from './renderServices';
import { type DataFiles, writeIsland } from './storage/writeIsland';

/** What can be shown, and what there is to mend for the rest. */
interface Available {
  readonly rendered: RenderedServices;
  readonly faults: readonly SpecFault[];
}

/**
 * Renders each service whose document is sound, for `npm start`: a document with faults takes away no
 * other's pages. Its own page shows them.
 */
async function renderAvailable(
  sources: readonly ServiceSource[],
  { contracts, faults }: LoadedContracts,
  files: DataFiles,
  site: SiteParts,
): Promise<Available> {
  const broken = new Set(faults.map(({ service }) => service));
  const sound = sources.filter(({ id }) => !broken.has(id));
  try {
    const documents = sound.flatMap(
      ({ id }) => contracts.find(({ request }) => request.id === id) ?? [],
    );
    const rendered = await renderServices(sound, documents, files, site);
    const pages = await Promise.all(
      sources.map(async (source) => {
        const page = rendered.pages.find(({ route }) => route === source.route);
        return page ?? (await renderFaults(source, describeFaults(faults, source), files));
      }),
    );
    return { rendered: { ...rendered, pages }, faults };
  } catch (error) {
    // Some faults only show while rendering: render again without their services. Each turn leaves out at least one.
    const further = error instanceof SpecError ? error.faults : [];
    if (!sound.some(({ id }) => further.some(({ service }) => service === id))) throw error;
    const told = { contracts, faults: [...faults, ...further] };
    return renderAvailable(sources, told, files, site);
  }
}

function describeFaults(faults: readonly SpecFault[], { id }: ServiceSource): string {
  return new SpecError(faults.filter(({ service }) => service === id)).describe(LANGUAGES.pt);
}

/** What the plugin has made of the documents; other plugins find it among all content. */
export interface ReferenceContent {
  readonly rendered: RenderedServices;
  /** Absent where nothing can be shown: guides then keep the parts they had. */
  readonly parts?: ContractIndex;
  /** The report of a build from hosts: where each contract came from. */
  readonly report?: string;
}

/** What the plugin was given, and where. */
export interface Gathering {
  /** Where paths of documents begin. */
  readonly root: string;
  readonly siteDir: string;
  readonly sources: readonly ServiceSource[];
  readonly options: ReferencePluginOptions;
  readonly files: DataFiles;
  /** Faults end a build; under `npm start` they stand in the pages of their own services. */
  readonly isBuild: boolean;
  /** Called under `npm start` with the first fault of each document, or nothing when there are none. */
  readonly onFaults: (text: string | undefined) => void;
}

/**
 * Reads, models and renders the documents, each once, with the parts that guides show of them.
 *
 * @throws {SpecError} in a build, with the faults of all documents.
 */
export async function gatherContent(given: Gathering): Promise<ReferenceContent> {
  const { files, isBuild, onFaults, sources } = given;
  try {
    const { content, faults } = await gather(given);
    onFaults(faults.length > 0 ? describeFirst(faults) : undefined);
    return content;
  } catch (error) {
    if (isBuild) throw error;
    const text = error instanceof Error ? error.message : String(error);
    onFaults(text);
    const pages = await Promise.all(sources.map((source) => renderFaults(source, text, files)));
    return {
      rendered: { pages, downloads: [], redirects: [], contracts: [], extras: [], readings: {} },
    };
  }
}

async function gather({ files, isBuild, options, root, siteDir, sources }: Gathering) {
  const loaded = await loadContracts(sources, {
    root,
    whenChanged: whenChanged(root),
    allowStale: process.env.FRONTIER_ALLOW_STALE === '1',
    strict: isBuild,
  });
  if (isBuild && loaded.faults.length > 0) throw inPortuguese(loaded.faults);
  const stale = describeStale(loaded.contracts);
  if (stale !== undefined) console.warn(stale);
  const warnings = loaded.contracts.flatMap((contract) => contract.warnings);
  if (warnings.length > 0) console.warn(formatWarnings(warnings, LANGUAGES.pt));
  const ids = options.services.map(({ id }) => id);
  const marks = options.changelog ? readMarks(root, options.changelog, ids) : undefined;
  const readings = options.questions ? readReadings(options.questions) : new Readings([]);
  const { clients } = options;
  const site = { marks, readings, clients };
  const { faults, rendered } = await renderAvailable(sources, loaded, files, site);
  if (isBuild && faults.length > 0) throw inPortuguese(faults);
  // Lists of states can only be held against contracts that are all there.
  const states =
    faults.length > 0
      ? {}
      : addKnownPlaces(options.states ?? {}, {
          places: options.knownPlaces,
          questions: options.questions,
        });
  const parts = await writeParts(rendered, states, portuguese, files, readings);
  const content: ReferenceContent = {
    rendered,
    report: describeReport(loaded.contracts),
    parts:
      faults.length > 0
        ? { ...keepEarlier(readContractIndex(siteDir), parts), unavailable: named(faults, sources) }
        : parts,
  };
  return { content, faults };
}

/** When a file changed last, as the repository's history knows. */
function whenChanged(root: string) {
  return async (file: string) => {
    const history = createGitHistory();
    history.initialize({ siteDir: root });
    return (await history.getFileLastUpdateInfo(file))?.timestamp;
  };
}

/** What to mend first: one slip of syntax makes hundreds of faults, which its page shows. */
function describeFirst(faults: readonly SpecFault[]): string {
  const first = faults.filter(
    ({ service }, index) => faults.findIndex((fault) => fault.service === service) === index,
  );
  const rest = faults.length - first.length;
  const more = `… e mais ${rest}, na página de cada serviço.`;
  return [inPortuguese(first).message, ...(rest > 0 ? [more] : [])].join('\n\n');
}

/** The services that have faults, as guides speak of them. */
function named(faults: readonly SpecFault[], sources: readonly ServiceSource[]) {
  return sources
    .filter(({ id }) => faults.some(({ service }) => service === id))
    .map(({ route, title }) => ({ route, title }));
}

function inPortuguese(faults: readonly SpecFault[]): SpecError {
  return new SpecError(faults, LANGUAGES.pt);
}

/**
 * What guides may show while some documents have faults: of those, what was known of them before.
 *
 * @param earlier the index last written; nothing of it is shown where a sound document says otherwise.
 */
export function keepEarlier(earlier: ContractIndex, current: ContractIndex): ContractIndex {
  const entries = Object.entries(current).map(([name, value]: [string, unknown]) => {
    const before: unknown = earlier[name as keyof ContractIndex];
    return [name, isTable(value) && isTable(before) ? { ...before, ...value } : value];
  });
  const payloads = [...new Set([...earlier.payloads, ...current.payloads])];
  return { ...(Object.fromEntries(entries) as ContractIndex), payloads };
}

function isTable(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The page that stands in a reference's place until its document is mended.
 *
 * @param text the faults, in Portuguese.
 */
async function renderFaults(
  source: ServiceSource,
  text: string,
  files: DataFiles,
): Promise<ServicePage> {
  const html = writeFaults(text, portuguese);
  return {
    route: source.route,
    label: source.title,
    title: source.title,
    description: source.title,
    area: areaOf(source),
    islandPath: await writeIsland(files, pageKey(source.id), { html, anchors: [] }),
  };
}
