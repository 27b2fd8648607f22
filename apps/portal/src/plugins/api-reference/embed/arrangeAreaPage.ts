import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../../contracts/buildContractIndex';
import { listAreaGuides } from '../../../data/guidesByArea';
import { h } from '../../../shared/mdx/jsxNodes';

/**
 * Remark plugin: opens the page of an area with its doors, below the first paragraph: the first guide, the reference,
 * and every guide with its method, name and description. The page contains none of it.
 */
export function arrangeAreaPage(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const { operations, services } = readContractIndex();
    const [, area = ''] = /frontier\/([^/]+)\/index\.mdx$/.exec(file.path) ?? [];
    const service = services[area];
    const lead = tree.children.findIndex(({ type }) => type === 'paragraph');
    if (!service || lead < 0) return;
    const guides = listAreaGuides(area);
    const [first] = guides;
    if (!first) return;
    const doors = guides.map(({ calls: [call = ''], description, route, title }) => {
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
