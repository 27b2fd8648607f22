import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { blockNode, inlineNode } from '../../shared/mdx/jsxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { textNode } from '../../shared/mdx/tableNodes';
import type { ChecklistArea, ChecklistItem, GoLiveOptions } from './Checklist';
import { readChecklist } from './readChecklist';

/**
 * Remark plugin: puts the spreadsheet's link and a list for each area where `<GoLiveChecklist />`
 * stands.
 *
 * @throws {Error} naming file and line of every fault of the list.
 */
export function showChecklist({ csv, file }: GoLiveOptions): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (element.name !== 'GoLiveChecklist' || !parent || position === undefined) return undefined;
      const areas = readChecklist(file);
      const nodes = [downloadNode(csv, areas), ...areas.flatMap(showArea)];
      parent.children.splice(position, 1, ...nodes);
      return [SKIP, position + nodes.length];
    });
  };
}

function downloadNode(csv: string, areas: readonly ChecklistArea[]): RootContent {
  const count = areas.reduce((sum, { items }) => sum + items.length, 0);
  return blockNode('p', {}, [
    inlineNode('a', { href: csv, download: null }, [textNode('Baixar a lista em CSV')]),
    textNode(` (${count} itens, para Excel e outras planilhas)`),
  ]);
}

function showArea({ id, items, name }: ChecklistArea): RootContent[] {
  return [
    { type: 'heading', depth: 3, data: { hProperties: { id } }, children: [textNode(name)] },
    blockNode('ul', { className: 'checklist' }, items.map(showItem)),
  ];
}

function showItem({ check, evidence, id, why }: ChecklistItem): MdxJsxFlowElement {
  return blockNode('li', { id }, [
    blockNode('p', {}, [
      inlineNode('span', { className: 'checklist-id' }, [textNode(id)]),
      textNode(' '),
      ...parseInline(check),
    ]),
    blockNode('p', { className: 'checklist-note' }, [
      ...parseInline(why),
      textNode(' '),
      inlineNode('strong', {}, [textNode('Prova: ')]),
      ...parseInline(evidence),
    ]),
  ]);
}
