import type { PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import type { Columns } from '../../../shared/formatCsv';
import { type Child, factsNode, h, type MdxElement, nameNode } from '../../../shared/mdx/jsxNodes';
import { plainText } from '../../../shared/mdx/plainText';
import { cellOf, joinCells, linkNode, markdownCell } from '../../../shared/mdx/tableNodes';
import {
  type DataPage,
  downloadNodes,
  empty,
  findSection,
  findStep,
  spreadsheet,
} from '../DataPage';
import { foldedAreas, rowNode } from '../foldedRows';
import type { DataPages } from '../options';
import { describeScript, readScript, type ShownJourney, type ShownStep } from './describeScript';

const STEP_ID = /\b([A-Z]{3}-\d\d)\b/;

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

/** The homologation script completed from the contracts: `<HomologationSteps />` and a spreadsheet. */
export function homologationPage({ csv, file, route }: DataPages['homologation']): DataPage {
  const complete = (index: ContractIndex) => describeScript({ file, route }, index);
  return {
    elements: {
      HomologationSteps: {
        build: ({ index }) => showSteps(csv, complete(index)),
        find: () => readScript(file).flatMap(findJourney),
      },
    },
    files: () => [
      spreadsheet(csv, COLUMNS, (index) =>
        complete(index).flatMap(({ name, steps }) =>
          steps.map((step) => ({ ...step, journey: name })),
        ),
      ),
    ],
  };
}

function showSteps(csv: string, journeys: readonly ShownJourney[]): RootContent[] {
  const steps = journeys.flatMap((journey) => journey.steps);
  const cores = steps.filter(({ isCore }) => isCore).length;
  const about = `${steps.length} passos, ${cores} do núcleo, `;
  const addresses = new Map(steps.map(({ address, id }) => [id, address]));
  return [
    h('p', [downloadNodes(csv, 'Baixar o roteiro em CSV', about)]),
    ...foldedAreas(
      'Filtrar os passos',
      'Só o núcleo',
      journeys.map((journey) => ({
        ...journey,
        intro: markdownCell(journey.intro),
        rows: journey.steps.map((step) => stepRow(step, addresses)),
      })),
    ),
  ];
}

function stepRow(step: ShownStep, addresses: ReadonlyMap<string, string>): MdxElement {
  const { action, code, expected, guide, id, isCore, isNotification, keep, needs } = step;
  const linked = (content: Child) => linkSteps(cellOf(content), addresses);
  const calls = step.operations.map(({ href, method, path, title }) =>
    isNotification
      ? linkNode(href, title)
      : { ...linkNode(href, nameNode(`${method} ${path}`)), title },
  );
  return rowNode({
    id,
    isChief: isCore,
    title: [h('span.steps-number', id), ' ', action],
    mark: isCore ? 'núcleo' : undefined,
    content: factsNode([
      ['Antes', linked(needs.join(', '))],
      [isNotification ? 'Notificações' : 'Chamada', joinCells(calls, ', ')],
      ['Resultado esperado', linked([code && [h('strong', code), ' '], expected])],
      ['Guarde', linked(keep)],
      ['Guia', [linkNode(guide.route, guide.title)]],
    ]),
  });
}

/** The cell with a link to each step that its texts name. Numbers never break. */
function linkSteps(
  cell: readonly PhrasingContent[],
  addresses: ReadonlyMap<string, string>,
): PhrasingContent[] {
  return cell.flatMap((node) => {
    if (node.type !== 'text') return [node];
    const pieces = node.value.split(STEP_ID).map((piece) => {
      const address = addresses.get(piece);
      return address === undefined ? piece : h('a.steps-number', { href: address }, piece);
    });
    return cellOf(pieces.filter(Boolean));
  });
}

function findJourney({ id, intro, name, steps }: ReturnType<typeof readScript>[number]) {
  return [
    findSection(id, name, plainText(intro)),
    ...steps.map(({ action, expected = '', id: number }) =>
      findStep(number, plainText(action), expected),
    ),
  ];
}
