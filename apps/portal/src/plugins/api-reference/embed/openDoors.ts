import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type ContractIndex, readContractIndex } from '../../../contracts/buildContractIndex';
import { readGuide } from '../../../shared/findGuides';
import { blockNode, inlineNode } from '../../../shared/mdx/jsxNodes';
import { linkNode } from '../../../shared/mdx/tableNodes';

export interface DoorsOptions {
  /** Ids of the guides of each area, by the id of its service. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Folder of the guides. Its name is the first segment of their routes. */
  readonly docs: string;
  /** Replaces the site's contracts in tests. */
  readonly readIndex?: () => Pick<ContractIndex, 'operations' | 'services'>;
}

/**
 * Remark plugin: opens the page of an area with its doors, below the first paragraph: the first guide, the reference,
 * and every guide with its method, name and description. The page contains none of it.
 */
export function openDoors({
  docs,
  pages,
  readIndex = readContractIndex,
}: DoorsOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const area = Object.keys(pages).find((id) => file.path?.endsWith(`frontier/${id}/index.mdx`));
    const [first, ...others] = (pages[area ?? ''] ?? []).map((id) => readGuide(docs, `${id}.mdx`));
    const { operations, services } = readIndex();
    const service = services[area ?? ''];
    const lead = tree.children.findIndex(({ type }) => type === 'paragraph');
    if (!area || !first || !service || lead < 0) return;
    const doors = [first, ...others].map(({ calls: [call = ''], description, route, title }) => {
      const { kind, method = '' } = operations[call] ?? {};
      const className = `r-method r-${method.toLowerCase()}`;
      const sign = kind === 'path' ? [inlineNode('span', { className }, [method]), ' '] : [];
      return blockNode('li', { className: 'door' }, [
        ...sign,
        inlineNode('a', { className: 'cover-link', href: route }, [title]),
        inlineNode('span', { className: 'door-text' }, [description]),
      ]);
    });
    const nav = blockNode(
      'nav',
      { className: `doors area-${area}`, 'aria-label': `Páginas de ${service.title}` },
      [
        blockNode('p', { className: 'doors-ways' }, [
          linkNode(first.route, `Começar por: ${first.title}`),
          ' ',
          linkNode(service.route, 'Referência da API'),
        ]),
        blockNode('ul', {}, doors),
      ],
    );
    tree.children.splice(lead + 1, 0, nav);
  };
}
