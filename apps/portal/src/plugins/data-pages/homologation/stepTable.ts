import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode, type Content, inlineNode, nameNode } from '../../../shared/mdx/jsxNodes';
import { type Cell, linkNode, textNode } from '../../../shared/mdx/tableNodes';
import type { ShownStep } from './describeScript';

const STEP_ID = /\b([A-Z]{3}-\d\d)\b/;

/** Where the number of a step leads; nowhere without an address. */
export type AddressOf = (id: string) => string | undefined;

/** How steps are shown on a page. */
interface StepPlaces {
  readonly addressOf: AddressOf;
  /** Whether their rows are the places that numbers lead to; otherwise they lead there themselves. */
  readonly areHere: boolean;
}

/** Steps of one journey, as a table that stacks like those of guides (`markdown/shapeTables`). */
export function stepTable(
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

/** A line of its own below a cell's text: the steps to pass before, or what to keep; none where there is nothing. */
function noteNodes(label: string, said: Cell, addressOf: AddressOf): Content[] {
  const links = linkCell(said, addressOf);
  return links.length > 0 ? [blockNode('div', { className: 'steps-note' }, [label, ...links])] : [];
}

/** The cell with each number of a step leading to its row, and names of code that break at their joints. */
function linkCell(cell: Cell, addressOf: AddressOf): Content[] {
  return cell.flatMap((node) => {
    if (node.type === 'inlineCode') return [nameNode(node.value)];
    return node.type === 'text' ? linkSteps(node.value, addressOf) : [node];
  });
}

/** The text with each number of a step leading to its row. */
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
