import { AWAITING } from '@frontier/light-docusaurus';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { blockNode, inlineNode } from '../shared/mdx/jsxNodes';
import type { ContractIndex, Unavailable } from './ContractIndex';
import { readContractIndex } from './contractIndexFile';

/** A notice in place of a part of a guide, while the document that would give it has faults. */
export function noticeNode(
  services: readonly Unavailable[],
  type: 'block' | 'inline',
): RootContent {
  const links = services.flatMap(({ route, title }, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'link', url: route, children: [text(title)] },
  ]);
  if (type === 'inline')
    return inlineNode('span', { className: AWAITING }, [text('(indisponível)')]);
  const said = 'O que falta aqui vem de um contrato com falhas';
  const where = links.length > 0 ? [text(', que a página dele mostra: '), ...links] : [];
  return blockNode('p', { className: AWAITING }, [text(said), ...where, text('.')]);
}

/**
 * Wraps a remark plugin: while some document has faults, an error of the plugin becomes a notice. While all
 * documents are sound, and in a build, it stays an error.
 */
export function untilMended<Options>(
  plugin: (options: Options) => (tree: Root, file: VFile) => void,
  readIndex: () => ContractIndex = () => readContractIndex(),
): (options: Options) => (tree: Root, file: VFile) => void {
  return (options) => {
    const transform = plugin(options);
    return (tree, file) => {
      try {
        transform(tree, file);
      } catch (error) {
        const { unavailable = [] } = readIndex();
        if (unavailable.length === 0) throw error;
        tree.children = [noticeNode(unavailable, 'block')];
      }
    };
  };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
