import { placeNote } from '@frontier/reference';
import type { Parents, Root, RootContent } from 'mdast';
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
 *
 * @param readIndex replaces the index of the built site in tests.
 */
export function markAssumptions(
  { file }: Pick<DataPages['questions'], 'file'>,
  readIndex = readContractIndex,
): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const assumptions = readAssumptions(file);
    const opened = new Set<string>();
    visit(tree, 'link', (link, index, parent) => {
      const note = assumptions.markOfLink(link.url, textOf(link));
      if (!note || !parent || index === undefined) return undefined;
      opened.add(note.opens);
      const mark = h('button', {
        type: 'button',
        className: note.className,
        popoverTarget: note.opens,
        'aria-labelledby': note.namedBy,
        value: note.number,
      });
      return [SKIP, putMark(parent, index, mark)];
    });
    const shown = readIndex().assumptions;
    for (const key of page.data.staticHtml ?? []) for (const id of shown[key] ?? []) opened.add(id);
    const notes = assumptions.notesOf(opened);
    if (notes) tree.children.push(notes);
  };
}

/** Replaces a link with its mark. Returns the index to visit next. */
function putMark(parent: Parents, index: number, mark: MdxElement): number {
  return placeNote(parent.children as RootContent[], index, (word, stop) =>
    h('span.r-note', [word, mark, stop]),
  );
}
