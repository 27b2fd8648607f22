import path from 'node:path';
import {
  buildNamedSchemas,
  formatFaults,
  type LoadedSource,
  listQuestions,
  loadContracts,
  modelService,
  printYaml,
  SpecError,
  type StaleCopy,
} from '@frontier/openapi';
import { readBadges } from '../../changelog/badges';
import { createGitHistory } from '../../changelog/gitHistory';
import { describeReport, describeStale, noticeOf } from '../../contracts/contractReport';
import type { ContractModel, PublishedContract } from '../../contracts/loadedContracts';
import type { ServiceSource } from './options';

export interface ServiceContract extends PublishedContract {
  readonly source: ServiceSource;
}

/**
 * Loads and models every contract once, and adds badges to recent changes. The report has the source of each contract.
 *
 * @param options `strict` makes probable mistakes in the repository's contracts faults.
 * @throws {SpecError} with the faults of all documents together.
 */
export async function readContracts(
  sources: readonly ServiceSource[],
  { root, strict }: { readonly root: string; readonly strict: boolean },
) {
  const { contracts: loaded, faults } = await loadContracts(sources, {
    root,
    strict,
    allowStale: process.env.FRONTIER_ALLOW_STALE === '1',
    whenChanged: (file) => whenChanged(root, file),
  });
  if (faults.length > 0) throw new SpecError(faults);
  const stale = describeStale(loaded);
  if (stale !== undefined) console.warn(stale);
  const warnings = loaded.flatMap((contract) => contract.warnings);
  if (warnings.length > 0) console.warn(formatFaults(warnings, 'warning'));
  const badges = readBadges(root);
  const contracts = loaded.map((current, at): ServiceContract => {
    // Without a fault, each source has its contract.
    const source = sources[at] as ServiceSource;
    const { bytes, document, overlay } = current;
    return {
      ...modelContract(source, current),
      source,
      bytes,
      complete: overlay ? Buffer.from(printYaml(document)) : bytes,
      badges: badges.get(source.id),
    };
  });
  return { contracts, report: describeReport(loaded) };
}

/** The model of a document. `stale` describes an earlier copy and adds a notice. */
export function modelContract(
  source: ServiceSource,
  { document, stale }: Pick<LoadedSource, 'document'> & { readonly stale?: StaleCopy | undefined },
): ContractModel {
  return {
    route: source.route,
    title: source.title,
    contract: addressOfContract(source),
    ...(source.extra && { isExtra: true }),
    notice: stale && noticeOf(stale),
    service: modelService(document, source, source.source),
    schemas: buildNamedSchemas(document, source.id),
    questions: listQuestions(document.root),
  };
}

/**
 * Address of a service's unchanged document: `.json` for JSON, otherwise `.yaml`. Clients, simulator and assistants are
 * made of all documents in `contratos`, so extra ones are in a folder below.
 */
function addressOfContract({ extra, id, source }: ServiceSource): string {
  const ending = path.extname(new URL(source, 'file:///').pathname) === '.json' ? 'json' : 'yaml';
  return `/contratos/${extra ? 'outros/' : ''}${id}.${ending}`;
}

async function whenChanged(root: string, file: string): Promise<number | undefined> {
  const history = createGitHistory();
  history.initialize({ siteDir: root });
  return (await history.getFileLastUpdateInfo(file))?.timestamp;
}
