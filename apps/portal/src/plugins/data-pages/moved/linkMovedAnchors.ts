import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { routeOf } from '../../../shared/findGuides';
import { ROOT } from '../../../shared/folders';
import { h } from '../../../shared/mdx/jsxNodes';
import type { DataPages } from '../options';
import { leadsOf, readMoves } from './movedPage';

/** Remark plugin: lists the old anchors of a guide in a hidden element, for `client/followMoved`. */
export function linkMovedAnchors({
  docs,
  file,
}: DataPages['moved']): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const route = routeOf(docs, path.relative(path.resolve(ROOT, docs), page.path));
    const leads = leadsOf(readMoves(file), route);
    if (Object.keys(leads).length === 0) return;
    tree.children.push(h('div', { hidden: null, 'data-moved': JSON.stringify(leads) }));
  };
}
