import { placeNotes } from '@frontier/reference';
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../../contracts/buildContractIndex';
import { readAssumptions } from '../../../shared/assumptions/Assumptions';
import { h, type MdxElement } from '../../../shared/mdx/jsxNodes';
import type { DataPages } from '../options';

/**
 * Remark plugin: turns links to our assumptions into marks and appends the popovers of all marks on the page, including
 * those in embedded parts.
 */
export function markAssumptions({
  file,
}: Pick<DataPages['questions'], 'file'>): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const assumptions = readAssumptions(file);
    const opened = new Set<string>();
    const noteOf = (node: RootContent): RootContent | undefined => {
      const note = node.type === 'link' && assumptions.markOfLink(node.url, textOf(node));
      if (!note) return undefined;
      opened.add(note.opens);
      return h('button', {
        type: 'button',
        className: note.className,
        popoverTarget: note.opens,
        'aria-labelledby': note.namedBy,
        value: note.number,
      });
    };
    visit(tree, 'link', (_, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const next = placeNotes(parent.children as RootContent[], index, noteOf, wrapNotes);
      return next === undefined ? undefined : [SKIP, next];
    });
    const shown = readContractIndex().assumptions;
    for (const key of page.data.staticHtml ?? []) for (const id of shown[key] ?? []) opened.add(id);
    const notes = assumptions.notesOf(opened);
    if (notes) tree.children.push(notes);
  };
}

function wrapNotes(word: string, notes: readonly RootContent[], stop: string): MdxElement {
  return h('span.r-note', [word, ...(notes as MdxElement[]), stop]);
}
