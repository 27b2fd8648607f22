import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { type ContractIndex, readContractIndex } from '../../../contracts/buildContractIndex';
import { readGuide } from '../../../shared/findGuides';
import { DOCS } from '../../../shared/folders';
import { h } from '../../../shared/mdx/jsxNodes';

export interface AreaPageOptions {
  /** Ids of the guides of each area, by the id of its service. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Replaces the site's contracts in tests. */
  readonly readIndex?: () => Pick<ContractIndex, 'operations' | 'services'>;
}

/**
 * Remark plugin: opens the page of an area with its doors, below the first paragraph: the first guide, the reference,
 * and every guide with its method, name and description. The page contains none of it.
 */
export function arrangeAreaPage({
  pages,
  readIndex = readContractIndex,
}: AreaPageOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const area = Object.keys(pages).find((id) => file.path?.endsWith(`frontier/${id}/index.mdx`));
    const [first, ...others] = (pages[area ?? ''] ?? []).map((id) => readGuide(DOCS, `${id}.mdx`));
    const { operations, services } = readIndex();
    const service = services[area ?? ''];
    const lead = tree.children.findIndex(({ type }) => type === 'paragraph');
    if (!area || !first || !service || lead < 0) return;
    const doors = [first, ...others].map(({ calls: [call = ''], description, route, title }) => {
      const { kind, method = '' } = operations[call] ?? {};
      return h('li.door', [
        kind === 'path' && [h(`span.r-method.r-${method.toLowerCase()}`, method), ' '],
        h('a.cover-link', { href: route }, title),
        h('span.door-text', description),
      ]);
    });
    const way = (kind: string, href: string, name: string) =>
      h(`a.button.button--${kind}`, { href }, name);
    const nav = h(`nav.doors.area-${area}`, { 'aria-label': `Páginas de ${service.title}` }, [
      h('p.doors-ways', [
        way('primary', first.route, `Começar por: ${first.title}`),
        ' ',
        way('secondary', service.route, 'Referência da API'),
      ]),
      h('ul', doors),
    ]);
    tree.children.splice(lead + 1, 0, nav);
  };
}
