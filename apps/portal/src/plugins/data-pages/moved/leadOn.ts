import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ROOT } from '../../../shared/folders';
import { blockNode } from '../../../shared/mdx/jsxNodes';
import type { Move } from './Move';
import { leadsOf } from './movedPage';

/** On the anchors that a page had before. */
export const MOVED = 'moved';

export interface LeadOptions {
  /** Folder of the guides, which are served below its name. */
  readonly docs: string;
  readonly readMoves: () => readonly Move[];
}

/**
 * Remark plugin: keeps the old anchors of a guide. One whose heading is on the page stands before it, empty; all others
 * are said at the end, where `client/followMoved` reads where they lead. It comes after Docusaurus' own plugins, which
 * give headings their ids and make the outline of them.
 */
export function leadOn({ docs, readMoves }: LeadOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const route = routeOf(path.relative(path.resolve(ROOT, docs), file.path), docs);
    const leads = new Map(Object.entries(leadsOf(readMoves(), route)));
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
    const said = JSON.stringify(Object.fromEntries(leads));
    tree.children.push(blockNode('div', { hidden: null, 'data-moved': said }, []));
  };
}

function routeOf(name: string, docs: string): string {
  return `/${path.basename(docs)}/${name}`.replace(/(\/index)?\.mdx$/, '');
}

/** Beside the heading: what stands in it is part of its name. */
function anchorNode(id: string): RootContent {
  return blockNode('span', { id, className: MOVED }, []);
}
