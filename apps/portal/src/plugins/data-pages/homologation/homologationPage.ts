import { readFileSync } from 'node:fs';
import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { findGuides } from '../../../shared/findGuides';
import type { Columns } from '../../../shared/formatCsv';
import { blockNode, type Content, inlineNode, nameNode } from '../../../shared/mdx/jsxNodes';
import { plainText } from '../../../shared/mdx/plainText';
import {
  type Cell,
  headingNode,
  linkNode,
  markdownCell,
  paragraphNode,
  tableNode,
  textNode,
} from '../../../shared/mdx/tableNodes';
import { type DataPage, downloadNodes, empty, findStep, spreadsheet } from '../DataPage';
import type { Move } from '../moved/Move';
import type { DataPages } from '../options';
import {
  describeScript,
  pageOf,
  readScript,
  type ShownJourney,
  type ShownStep,
} from './describeScript';

const STEP_ID = /\b([A-Z]{3}-\d\d)\b/;

/** The link target of a step number; no address means no link. */
type AddressOf = (id: string) => string | undefined;

interface StepPlaces {
  readonly addressOf: AddressOf;
  /** Whether the rows are the link targets. Otherwise the rows link to the targets. */
  readonly areHere: boolean;
}

/** Steps of one journey in a table that stacks on small screens like those of guides (`markdown/shapeTables`). */
function stepTable(
  journey: string,
  steps: readonly ShownStep[],
  places: StepPlaces,
): MdxJsxFlowElement {
  const isReceived = steps.every(({ isNotification }) => isNotification);
  const call = isReceived ? 'Notificações' : 'Chamada';
  const columns = ['Passo', call, 'Faça', 'Resultado esperado'] as const;
  const headings = columns.map((name) => blockNode('th', { scope: 'col' }, [name]));
  const rows = steps.map((step) => stepRow(step, columns, places));
  return blockNode('div', { className: 'table-box steps' }, [
    blockNode('table', { 'aria-label': `Passos: ${journey}` }, [
      blockNode('thead', {}, [blockNode('tr', {}, headings)]),
      blockNode('tbody', {}, rows),
    ]),
  ]);
}

function stepRow(
  step: ShownStep,
  [, call, action, result]: readonly [string, string, string, string],
  { addressOf, areHere }: StepPlaces,
): MdxJsxFlowElement {
  const { code, expected, id, isCore, keep, needs } = step;
  const core = inlineNode('span', { className: 'steps-core' }, ['núcleo']);
  const name = areHere ? [id, ...(isCore ? [core] : [])] : linkSteps(id, addressOf);
  const codeNodes = code ? [inlineNode('strong', {}, [code]), textNode(' ')] : [];
  return blockNode('tr', areHere ? { id } : {}, [
    blockNode('th', { scope: 'row' }, name),
    cellNode(call, [...callNodes(step), guideNode(step)]),
    cellNode(action, [
      ...linkCell(step.action, addressOf),
      ...noteNodes('Antes: ', [textNode(needs.join(', '))], addressOf),
    ]),
    cellNode(result, [
      ...codeNodes,
      ...linkCell(expected, addressOf),
      ...noteNodes('Guarde: ', keep, addressOf),
    ]),
  ]);
}

function cellNode(label: string, children: readonly Content[]): MdxJsxFlowElement {
  return blockNode('td', { 'data-label': label }, [blockNode('div', {}, children)]);
}

function callNodes({ isNotification, operations }: ShownStep): Content[] {
  return operations.map(({ href, method, path, title }) =>
    blockNode('div', {}, [
      isNotification
        ? linkNode(href, title)
        : { type: 'link', url: href, title, children: [nameNode(`${method} ${path}`)] },
    ]),
  );
}

function guideNode({ guide }: ShownStep): Content {
  return blockNode('div', { className: 'steps-guide' }, [
    'Guia: ',
    linkNode(guide.route, guide.title),
  ]);
}

/** A line below a cell's text with required steps or evidence to keep; nothing for an empty note. */
function noteNodes(label: string, note: Cell, addressOf: AddressOf): Content[] {
  const links = linkCell(note, addressOf);
  return links.length > 0 ? [blockNode('div', { className: 'steps-note' }, [label, ...links])] : [];
}

/** The cell with linked step numbers and code names that can wrap. */
function linkCell(cell: Cell, addressOf: AddressOf): Content[] {
  return cell.flatMap((node) => {
    if (node.type === 'inlineCode') return [nameNode(node.value)];
    return node.type === 'text' ? linkSteps(node.value, addressOf) : [node];
  });
}

/** The text with each step number linked to its row. */
function linkSteps(text: string, addressOf: AddressOf): PhrasingContent[] {
  return text
    .split(STEP_ID)
    .filter(Boolean)
    .map((piece) => {
      const href = STEP_ID.test(piece) ? addressOf(piece) : undefined;
      return href === undefined
        ? textNode(piece)
        : inlineNode('a', { className: 'steps-number', href }, [piece]);
    });
}

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

/** The core by journey: `<HomologationCore />`. */
const CORE = 'HomologationCore';
/** Links to all areas: `<HomologationAreas />`. */
const AREAS = 'HomologationAreas';
/** All steps of an area: `<HomologationScript area="acesso" />`. */
const AREA = 'HomologationScript';

/** The homologation script completed from the contracts: core page, area pages and spreadsheet. */
export function homologationPage({ csv, docs, file, route }: DataPages['homologation']): DataPage {
  const complete = (index: ContractIndex) => describeScript({ docs, file, route }, index);
  return {
    watched: [file],
    readData: () => readFileSync(file, 'utf8') + JSON.stringify([...findGuides(docs)]),
    elements: [
      { name: CORE, show: (index) => showCore(csv, complete(index)) },
      { name: AREAS, show: (index) => [showAreas(complete(index))] },
      {
        name: AREA,
        show: (index, attributes) => showArea(route, complete(index), attributes.get('area')),
        find: (attributes) =>
          readScript(file)
            .filter(({ id }) => id === attributes.get('area'))
            .flatMap(findJourney),
      },
    ],
    published: spreadsheet(csv, COLUMNS, (index) =>
      complete(index).flatMap(({ name, steps }) =>
        steps.map((step) => ({ ...step, journey: name })),
      ),
    ),
  };
}

/** Moves of areas and steps, which were on a single page before each area had a page. */
export function listStepMoves({
  file,
  route,
}: Pick<DataPages['homologation'], 'file' | 'route'>): readonly Move[] {
  return readScript(file).flatMap((journey) => {
    const { id, place, steps } = journey;
    const page = pageOf(journey, route);
    const series = new Set(steps.map((step) => step.id.replace(/\d+$/, '*')));
    return [
      { route, anchor: id, target: page, place },
      ...[...series].map((anchor) => ({ route, anchor, target: `${page}#${anchor}`, place })),
    ];
  });
}

/** The download link and the core steps by journey. */
function showCore(csv: string, journeys: readonly ShownJourney[]): RootContent[] {
  const count = journeys.reduce((sum, { steps }) => sum + steps.length, 0);
  const addressOf = findAddresses(journeys);
  const cores = journeys
    .map((journey) => ({ ...journey, steps: journey.steps.filter(({ isCore }) => isCore) }))
    .filter(({ steps }) => steps.length > 0);
  return [
    blockNode('p', {}, downloadNodes(csv, 'Baixar o roteiro em CSV', `todos os ${count} passos, `)),
    ...cores.flatMap(({ id, name, steps }) => [
      headingNode(3, `nucleo-${id}`, name),
      stepTable(name, steps, { addressOf, areHere: false }),
    ]),
  ];
}

function showAreas(journeys: readonly ShownJourney[]): RootContent {
  return tableNode(
    ['Área', 'Passos', 'Do núcleo'],
    journeys.map(({ name, page, steps }) => [
      [linkNode(page, name)],
      `${steps.length}`,
      `${steps.filter(({ isCore }) => isCore).length}`,
    ]),
  );
}

/** @throws {Error} for an unknown area. */
function showArea(
  route: string,
  journeys: readonly ShownJourney[],
  area: string | undefined,
): RootContent[] {
  const journey = journeys.find(({ id }) => id === area);
  if (!journey) {
    const known = journeys.map(({ id }) => id).join(', ');
    throw new Error(`<${AREA} area="${area}" />: the areas are ${known}.`);
  }
  const { intro, name, page, steps } = journey;
  const own = `${page}#`;
  const find = findAddresses(journeys);
  const addressOf = (id: string) => {
    const address = find(id);
    return address?.startsWith(own) ? address.slice(page.length) : address;
  };
  return [
    paragraphNode(
      ...markdownCell(intro),
      ' ',
      linkNode(`${route}#como-usar`, 'Como usar o roteiro'),
      '.',
    ),
    stepTable(name, steps, { addressOf, areHere: true }),
  ];
}

function findAddresses(journeys: readonly ShownJourney[]): AddressOf {
  const steps = journeys.flatMap((journey) => journey.steps);
  const addresses = new Map(steps.map(({ address, id }) => [id, address]));
  return (id) => addresses.get(id);
}

/** Search entries for the steps of an area. The area is found as a page. */
function findJourney({ steps }: ReturnType<typeof readScript>[number]) {
  return steps.map(({ action, expected = '', id: number }) =>
    findStep(number, plainText(action), plainText(expected)),
  );
}
