import { placeNote } from '@frontier/reference';
import type { Parents, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readContractIndex } from '../../../contracts/contractIndexFile';
import { inlineNode } from '../../../shared/mdx/jsxNodes';
import { readReadings } from '../../../shared/readings/Readings';
import type { QuestionsOptions } from '../options';

/**
 * Remark plugin: makes marks of the links to our own readings, and puts what all marks of the page open at its end,
 * those of the contracts' parts too.
 *
 * @param readIndex replaces the contracts of the site being built, in tests.
 */
export function markReadings(
  { file }: Pick<QuestionsOptions, 'file'>,
  readIndex = readContractIndex,
): (tree: Root, page: VFile) => void {
  return (tree, page) => {
    const readings = readReadings(file);
    const opened = new Set<string>();
    visit(tree, 'link', (link, index, parent) => {
      const note = readings.markOfLink(link.url, textOf(link));
      if (!note || !parent || index === undefined) return undefined;
      opened.add(note.opens);
      const mark = inlineNode(
        'button',
        {
          type: 'button',
          className: note.className,
          popoverTarget: note.opens,
          'aria-labelledby': note.namedBy,
          value: note.number,
        },
        [],
      );
      return [SKIP, putMark(parent, index, mark)];
    });
    const shown = readIndex().readings;
    for (const key of page.data.islands ?? []) for (const id of shown[key] ?? []) opened.add(id);
    const notes = readings.notesOf(opened);
    if (notes) tree.children.push(notes);
  };
}

/** Puts a mark in the place of its link. */
function putMark(parent: Parents, index: number, mark: ReturnType<typeof inlineNode>): number {
  return placeNote(parent.children as RootContent[], index, (word, stop) =>
    inlineNode('span', { className: 'r-note' }, [word, mark, stop]),
  );
}
