import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { codeNode, linkNode, textNode } from '../api-reference/embed/tableNodes';
import type { ShownStep } from './describeScript';
import { jsxNode } from './jsxNode';

type Content = BlockContent | PhrasingContent;

const COLUMNS = ['Passo', 'Chamada', 'Faça', 'Resultado esperado'] as const;

/**
 * The steps of one journey. Roles are said aloud because the stylesheet stacks the cells on narrow
 * screens, where a table loses those it has by itself; each cell then shows its column's name.
 */
export function stepTable(journey: string, steps: readonly ShownStep[]): MdxJsxFlowElement {
  const headings = COLUMNS.map((name) =>
    jsxNode('th', { scope: 'col', role: 'columnheader' }, [textNode(name)]),
  );
  return jsxNode('div', { className: 'steps' }, [
    jsxNode('table', { role: 'table', 'aria-label': `Passos: ${journey}` }, [
      jsxNode('thead', { role: 'rowgroup' }, [jsxNode('tr', { role: 'row' }, headings)]),
      jsxNode('tbody', { role: 'rowgroup' }, steps.map(stepRow)),
    ]),
  ]);
}

function stepRow(step: ShownStep): MdxJsxFlowElement {
  const [, call, action, expected] = COLUMNS;
  return jsxNode('tr', { role: 'row', id: step.id }, [
    jsxNode('th', { scope: 'row', role: 'rowheader' }, [textNode(step.id)]),
    cellNode(call, [...callNodes(step), guideNode(step)]),
    cellNode(action, step.action),
    cellNode(expected, [...codeNodes(step), ...step.expected]),
  ]);
}

function cellNode(label: string, children: readonly Content[]): MdxJsxFlowElement {
  return jsxNode('td', { role: 'cell', 'data-label': label }, [jsxNode('div', {}, children)]);
}

function callNodes({ isNotification, operations }: ShownStep): Content[] {
  return operations.map(({ href, method, path, title }) =>
    jsxNode('div', {}, [
      isNotification
        ? linkNode(href, title)
        : { type: 'link', url: href, title, children: [codeNode(`${method} ${path}`)] },
    ]),
  );
}

function guideNode({ guide }: ShownStep): Content {
  return jsxNode('div', { className: 'steps-guide' }, [
    textNode('Guia: '),
    linkNode(guide.route, guide.title),
  ]);
}

function codeNodes({ code }: ShownStep): Content[] {
  return code ? [jsxNode('strong', {}, [textNode(code)]), textNode(' ')] : [];
}
