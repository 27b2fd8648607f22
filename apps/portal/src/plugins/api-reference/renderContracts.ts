import type { NamedSchema, Operation } from '@frontier/openapi';
import {
  type ClientSamples,
  createSchemaCards,
  type ReferenceOptions,
  renderReference,
} from '@frontier/reference';
import { buildContractIndex } from '../../contracts/buildContractIndex';
import { cautionOf } from '../../contracts/cautionOf';
import { prepareClientSamples } from '../../contracts/clientSamples';
import { operationParts, schemaParts } from '../../contracts/contractParts';
import type { StateFiles } from '../../contracts/objectStates';
import { pageKey } from '../../contracts/partKeys';
import type { Assumptions } from '../../shared/assumptions/Assumptions';
import { addressOfQuestion } from '../../shared/assumptions/assumptionMark';
import { describePart, describeService } from '../../shared/assumptions/writeQuestions';
import { SAMPLE_HOSTS } from '../../shared/sampleHosts';
import { callInSimulator } from '../../shared/simulatorAddress';
import { dataPages } from '../data-pages/options';
import { ContractMarks } from './assumptions/ContractMarks';
import type { ServiceSource } from './options';
import type { ServiceContract } from './readContracts';
import { type WriteData, writeStaticHtml } from './storage/writeStaticHtml';

export type RenderedContracts = Awaited<ReturnType<typeof renderContracts>>;

/**
 * Renders every contract. Stores each page, operation and schema as a part of static HTML once it is rendered.
 *
 * @throws {SpecError} when a document expands beyond the limits.
 * @throws {Error} listing every difference between the states and the contracts.
 */
export async function renderContracts(
  contracts: readonly ServiceContract[],
  write: WriteData,
  assumptions: Assumptions,
  files?: StateFiles,
) {
  const own = contracts.filter(({ isExtra }) => !isExtra);
  const index = buildContractIndex(own, files);
  const clientOf = prepareClients(own);
  const marks = new ContractMarks(assumptions);
  const opened: Record<string, readonly string[]> = {};
  const pages = [];
  for (const contract of contracts) {
    const { isExtra, service, source } = contract;
    const shown = isExtra ? service : describeService(service, false);
    const noteOf = isExtra ? undefined : marks.noteOf;
    const { articles, html } = renderReference(shown, { ...describeOptions(contract), noteOf });
    const page = html + marks.writeNotes(marks.takeOpened());
    pages.push({
      route: source.route,
      label: source.title,
      area: areaOf(source),
      title: service.title,
      description: service.summary ?? service.title,
      staticHtmlPath: await writeStaticHtml(write, pageKey(source.id), page),
    });
    if (isExtra) continue;
    const parts = [
      ...operationParts(articles, clientOf(source.id)),
      ...schemaParts(contract, prepareCards(contract, marks)),
    ];
    for (const { key, render } of parts) {
      await writeStaticHtml(write, key, render());
      const ids = marks.takeOpened();
      if (ids.length > 0) opened[key] = ids;
    }
  }
  return { pages, index: { ...index, assumptions: opened } };
}

function prepareCards({ route, service }: ServiceContract, { noteOf }: ContractMarks) {
  const render = createSchemaCards(service, { route, noteOf });
  return (named: NamedSchema) => render({ ...named, schema: describePart(named.schema) });
}

function prepareClients(contracts: readonly ServiceContract[]) {
  const write = prepareClientSamples(
    contracts.map(({ complete, source: { id, source } }) => ({
      id,
      file: source,
      text: Buffer.from(complete).toString('utf8'),
    })),
  );
  const about = { label: 'Como instalar o cliente', href: '/docs/frontier/clientes' };
  return (service: string) =>
    (operation: Operation): ClientSamples => ({ samples: write(service, operation), about });
}

/** The guides of the service, or all guides for an external document. */
function areaOf({ extra, id, title }: ServiceSource) {
  return extra
    ? { name: 'Frontier APIs', route: '/docs/frontier' }
    : { name: title, route: `/docs/frontier/${id}` };
}

const SIMULATED = {
  label: 'No simulador, ids, status e valores podem diferir',
  href: '/docs/frontier/sandbox/regras',
};

export function describeOptions(
  shown: Pick<ServiceContract, 'badges' | 'contract' | 'notice' | 'source'>,
): ReferenceOptions {
  const { badges, contract, notice, source } = shown;
  const { extra } = source;
  const area = areaOf(source);
  const label = contract.endsWith('.json') ? 'Baixar JSON' : 'Baixar YAML';
  return {
    route: source.route,
    download: { label, href: contract },
    badges,
    questionHref: addressOfQuestion,
    choice: extra ? undefined : SAMPLE_HOSTS,
    answerNote: extra ? undefined : SIMULATED,
    runOf: extra ? undefined : (call) => ({ label: 'Executar', href: callInSimulator(call) }),
    cautionOf: extra ? undefined : cautionOf,
    history: badges?.size ? { label: 'Mudanças', href: dataPages.changelog.route } : undefined,
    notice,
    back: { href: area.route, label: extra ? area.name : `Guias de ${area.name}` },
  };
}
