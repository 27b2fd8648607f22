import { readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { findGuides } from '../../../shared/findGuides';
import { blockNode, inlineNode } from '../../../shared/mdx/jsxNodes';
import { plainText } from '../../../shared/mdx/plainText';
import { headingNode, markdownCell, paragraphNode } from '../../../shared/mdx/tableNodes';
import { type DataPage, findSection, findStep } from '../DataPage';
import type { HomologationOptions } from '../options';
import { type Columns, downloadNodes, empty, spreadsheet } from '../spreadsheet';
import { describeScript, type ShownJourney, type ShownStep } from './describeScript';
import { readScript } from './readScript';
import { linkSteps, stepTable } from './stepTable';

const COLUMNS: Columns<ShownStep & { readonly journey: string }> = {
  passo: ({ id }) => id,
  nucleo: ({ isCore }) => (isCore ? 'sim' : 'não'),
  jornada: ({ journey }) => journey,
  depende_de: ({ needs }) => needs.join(', '),
  operacao: ({ operations }) => operations.map(({ id }) => id).join(', '),
  metodo: ({ isNotification, operations }) => (isNotification ? '' : operations[0]?.method),
  caminho: ({ isNotification, operations }) => (isNotification ? '' : operations[0]?.path),
  acao: ({ action }) => textOf(action),
  resultado_esperado: ({ code, expected }) => [code, textOf(expected)].filter(Boolean).join('. '),
  guardar: ({ keep }) => textOf(keep),
  obtido: empty,
  data: empty,
  responsavel: empty,
};

/** The homologation script, completed from the contracts: `<HomologationScript />` and a spreadsheet. */
export function homologationPage({ csv, docs, file }: HomologationOptions): DataPage {
  const complete = (index: ContractIndex) => describeScript({ docs, file }, index);
  return {
    watched: [file],
    readData: () => readFileSync(file, 'utf8') + JSON.stringify([...findGuides(docs)]),
    needsContracts: true,
    elements: [
      {
        name: 'HomologationScript',
        show: (index) => showScript(csv, complete(index)),
        find: () => readScript(file).flatMap(findJourney),
      },
    ],
    published: spreadsheet(csv, COLUMNS, (index) =>
      complete(index).flatMap(({ name, steps }) =>
        steps.map((step) => ({ ...step, journey: name })),
      ),
    ),
  };
}

function showScript(csv: string, journeys: readonly ShownJourney[]): RootContent[] {
  const count = journeys.reduce((sum, { steps }) => sum + steps.length, 0);
  return [
    blockNode('p', {}, downloadNodes(csv, 'Baixar o roteiro em CSV', `${count} passos, `)),
    coreNode(journeys),
    ...journeys.flatMap(({ id, intro, name, steps }) => [
      headingNode(3, id, name),
      paragraphNode(...markdownCell(intro)),
      stepTable(name, steps),
    ]),
  ];
}

/** The core by journey, each number leading to its step. */
function coreNode(journeys: readonly ShownJourney[]): RootContent {
  const cores = journeys
    .map(({ name, steps }) => ({ name, ids: steps.flatMap((s) => (s.isCore ? s.id : [])) }))
    .filter(({ ids }) => ids.length > 0);
  const count = cores.reduce((sum, { ids }) => sum + ids.length, 0);
  return blockNode('div', { className: 'steps-summary' }, [
    blockNode('p', {}, [
      inlineNode('strong', {}, [`O núcleo (${count})`]),
      ': os passos que precisam passar antes de ir a produção.',
    ]),
    blockNode(
      'ul',
      {},
      cores.map(({ ids, name }) =>
        blockNode('li', {}, [`${name}: `, ...linkSteps(ids.join(', '))]),
      ),
    ),
  ]);
}

function findJourney({ id, intro, name, steps }: ReturnType<typeof readScript>[number]) {
  return [
    findSection(id, name, plainText(intro)),
    ...steps.map(({ action, expected = '', id: number }) =>
      findStep(number, plainText(action), plainText(expected)),
    ),
  ];
}
