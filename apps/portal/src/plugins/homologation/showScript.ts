import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { blockNode, inlineNode } from '../../shared/mdx/jsxNodes';
import { markdownCell, textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { describeScript, type ShownJourney } from './describeScript';
import type { HomologationOptions } from './Script';
import { stepTable } from './stepTable';

export interface ShowScriptOptions extends HomologationOptions {
  /** Replaces the contracts of the site being built, in tests. */
  readonly readIndex?: () => ContractIndex;
}

/**
 * Remark plugin: puts the spreadsheet's link and one table for each journey where
 * `<HomologationScript />` stands.
 *
 * @throws {Error} naming file and line of every fault of the script.
 */
export function showScript({
  csv,
  docs,
  file,
  readIndex = () => readContractIndex(),
}: ShowScriptOptions): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (element.name !== 'HomologationScript' || !parent || position === undefined) {
        return undefined;
      }
      const journeys = describeScript({ docs, file }, readIndex());
      const nodes = [
        downloadNode(csv, journeys),
        coreNode(journeys),
        ...journeys.flatMap(showJourney),
      ];
      parent.children.splice(position, 1, ...nodes);
      return [SKIP, position + nodes.length];
    });
  };
}

function downloadNode(csv: string, journeys: readonly ShownJourney[]): RootContent {
  const count = journeys.reduce((sum, { steps }) => sum + steps.length, 0);
  return blockNode('p', {}, [
    inlineNode('a', { href: csv, download: null }, [textNode('Baixar o roteiro em CSV')]),
    textNode(` (${count} passos, para Excel e outras planilhas)`),
  ]);
}

/** The core by journey, each number leading to its step. */
function coreNode(journeys: readonly ShownJourney[]): RootContent {
  const cores = journeys
    .map(({ name, steps }) => ({ name, steps: steps.filter(({ isCore }) => isCore) }))
    .filter(({ steps }) => steps.length > 0);
  const count = cores.reduce((sum, { steps }) => sum + steps.length, 0);
  const rows = cores.map(({ name, steps }) =>
    blockNode('li', {}, [
      textNode(`${name}: `),
      ...steps.flatMap(({ id }, index) => [
        ...(index > 0 ? [textNode(', ')] : []),
        inlineNode('a', { href: `#${id}` }, [textNode(id)]),
      ]),
    ]),
  );
  return blockNode('div', { className: 'steps-summary' }, [
    blockNode('p', {}, [
      inlineNode('strong', {}, [textNode(`O núcleo (${count})`)]),
      textNode(': os passos que precisam passar antes de ir a produção.'),
    ]),
    blockNode('ul', {}, rows),
  ]);
}

function showJourney({ id, intro, name, steps }: ShownJourney): RootContent[] {
  return [
    { type: 'heading', depth: 3, data: { hProperties: { id } }, children: [textNode(name)] },
    { type: 'paragraph', children: [...markdownCell(intro)] },
    stepTable(name, steps),
  ];
}
