import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type Cell, linkNode, textNode } from '../api-reference/embed/tableNodes';
import type { ShownStep } from './describeScript';
import { blockNode, type Content, inlineNode } from './jsxNodes';

const STEP_ID = /\b([A-Z]{3}-\d\d)\b/;

/**
 * The steps of one journey. Roles are said aloud because the stylesheet stacks the cells on narrow
 * screens, where a table loses those it has by itself; each cell then shows its column's name.
 */
export function stepTable(journey: string, steps: readonly ShownStep[]): MdxJsxFlowElement {
  const isReceived = steps.every(({ isNotification }) => isNotification);
  const call = isReceived ? 'Notificações' : 'Chamada';
  const columns = ['Passo', call, 'Faça', 'Resultado esperado'] as const;
  const headings = columns.map((name) =>
    blockNode('th', { scope: 'col', role: 'columnheader' }, [textNode(name)]),
  );
  const rows = steps.map((step) => stepRow(step, columns));
  return blockNode('div', { className: 'steps' }, [
    blockNode('table', { role: 'table', 'aria-label': `Passos: ${journey}` }, [
      blockNode('thead', { role: 'rowgroup' }, [blockNode('tr', { role: 'row' }, headings)]),
      blockNode('tbody', { role: 'rowgroup' }, rows),
    ]),
  ]);
}

function stepRow(
  step: ShownStep,
  [, call, action, expected]: readonly [string, string, string, string],
): MdxJsxFlowElement {
  return blockNode('tr', { role: 'row', id: step.id }, [
    blockNode('th', { scope: 'row', role: 'rowheader' }, [textNode(step.id)]),
    cellNode(call, [...callNodes(step), guideNode(step)]),
    cellNode(action, linkSteps(step.action)),
    cellNode(expected, [...codeNodes(step), ...linkSteps(step.expected)]),
  ]);
}

function cellNode(label: string, children: readonly Content[]): MdxJsxFlowElement {
  return blockNode('td', { role: 'cell', 'data-label': label }, [blockNode('div', {}, children)]);
}

function callNodes({ isNotification, operations }: ShownStep): Content[] {
  return operations.map(({ href, method, path, title }) =>
    blockNode('div', {}, [
      isNotification
        ? linkNode(href, title)
        : { type: 'link', url: href, title, children: [pathNode(method, path)] },
    ]),
  );
}

/** Method and path, which may break after a slash and nowhere else. */
function pathNode(method: string, path: string): PhrasingContent {
  const segments = path
    .split(/(?<=\/)/)
    .flatMap((segment) => [textNode(segment), inlineNode('wbr', {}, [])]);
  return inlineNode('code', {}, [textNode(`${method} `), ...segments]);
}

function guideNode({ guide }: ShownStep): Content {
  return blockNode('div', { className: 'steps-guide' }, [
    textNode('Guia: '),
    linkNode(guide.route, guide.title),
  ]);
}

function codeNodes({ code }: ShownStep): Content[] {
  return code ? [inlineNode('strong', {}, [textNode(code)]), textNode(' ')] : [];
}

/** The text with each number of a step leading to its row. */
function linkSteps(cell: Cell): Content[] {
  return cell.flatMap((node) =>
    node.type === 'text' ? node.value.split(STEP_ID).map(linkStep) : [node],
  );
}

function linkStep(piece: string): PhrasingContent {
  const text = textNode(piece);
  return STEP_ID.test(piece) ? inlineNode('a', { href: `#${piece}` }, [text]) : text;
}
