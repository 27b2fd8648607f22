import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode, type Content, inlineNode } from '../../shared/mdx/jsxNodes';
import { type Cell, linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ShownStep } from './describeScript';

const STEP_ID = /\b([A-Z]{3}-\d\d)\b/;

/** The steps of one journey, as a table that stacks like those of guides (`plugins/tables`). */
export function stepTable(journey: string, steps: readonly ShownStep[]): MdxJsxFlowElement {
  const isReceived = steps.every(({ isNotification }) => isNotification);
  const call = isReceived ? 'Notificações' : 'Chamada';
  const columns = ['Passo', call, 'Faça', 'Resultado esperado'] as const;
  const headings = columns.map((name) => blockNode('th', { scope: 'col' }, [textNode(name)]));
  const rows = steps.map((step) => stepRow(step, columns));
  return blockNode('div', { className: 'table-box steps' }, [
    blockNode('table', { 'aria-label': `Passos: ${journey}` }, [
      blockNode('thead', {}, [blockNode('tr', {}, headings)]),
      blockNode('tbody', {}, rows),
    ]),
  ]);
}

function stepRow(
  step: ShownStep,
  [, call, action, expected]: readonly [string, string, string, string],
): MdxJsxFlowElement {
  return blockNode('tr', { id: step.id }, [
    blockNode('th', { scope: 'row' }, [textNode(step.id), ...coreNodes(step)]),
    cellNode(call, [...callNodes(step), guideNode(step)]),
    cellNode(action, [...linkSteps(step.action), ...needNodes(step)]),
    cellNode(expected, [...codeNodes(step), ...linkSteps(step.expected), ...keepNodes(step)]),
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

function coreNodes({ isCore }: ShownStep): Content[] {
  return isCore ? [inlineNode('span', { className: 'steps-core' }, [textNode('núcleo')])] : [];
}

/** The steps to pass before, and what to keep, each in a line of its own below the text. */
function needNodes({ needs }: ShownStep): Content[] {
  if (needs.length === 0) return [];
  return [noteNode('Antes: ', linkSteps([textNode(needs.join(', '))]))];
}

function keepNodes({ keep }: ShownStep): Content[] {
  return keep.length > 0 ? [noteNode('Guarde: ', linkSteps(keep))] : [];
}

function noteNode(label: string, children: readonly Content[]): Content {
  return blockNode('div', { className: 'steps-note' }, [textNode(label), ...children]);
}

function codeNodes({ code }: ShownStep): Content[] {
  return code ? [inlineNode('strong', {}, [textNode(code)]), textNode(' ')] : [];
}

/** The text with each number of a step leading to its row. */
function linkSteps(cell: Cell): Content[] {
  return cell.flatMap((node) =>
    node.type === 'text' ? node.value.split(STEP_ID).filter(Boolean).map(linkStep) : [node],
  );
}

function linkStep(piece: string): PhrasingContent {
  const text = textNode(piece);
  return STEP_ID.test(piece) ? inlineNode('a', { href: `#${piece}` }, [text]) : text;
}
