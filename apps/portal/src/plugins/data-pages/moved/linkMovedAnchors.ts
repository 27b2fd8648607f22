import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { routeOf } from '../../../shared/findGuides';
import { ROOT } from '../../../shared/folders';
import { h } from '../../../shared/mdx/jsxNodes';
import type { DataPages } from '../options';
import { leadsOf, readMoves } from './movedPage';

export const MOVED = 'moved';

/**
 * Remark plugin: keeps old anchors of a guide working. If the target is a heading of the page, an empty element with
 * the old anchor precedes it. A hidden element lists the other anchors for `client/followMoved`. Runs after Docusaurus'
 * plugins, which set the headings' ids and build the table of contents.
 */
export function linkMovedAnchors({
  docs,
  file,
}: DataPages['moved']): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const route = routeOf(docs, path.relative(path.resolve(ROOT, docs), page.path));
    const leads = new Map(Object.entries(leadsOf(readMoves(file), route)));
    if (leads.size === 0) return;
    visit(tree, 'heading', (heading, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const address = `${route}#${heading.data?.hProperties?.id}`;
      const old = [...leads].flatMap(([anchor, target]) => (target === address ? anchor : []));
      for (const anchor of old) leads.delete(anchor);
      parent.children.splice(index, 0, ...old.map(anchorNode));
      return [SKIP, index + old.length + 1];
    });
    if (leads.size === 0) return;
    const listed = JSON.stringify(Object.fromEntries(leads));
    tree.children.push(h('div', { hidden: null, 'data-moved': listed }));
  };
}

/** Precedes the heading: inside, it would be part of the heading's name. */
function anchorNode(id: string): RootContent {
  return h('span', { id, className: MOVED });
}
