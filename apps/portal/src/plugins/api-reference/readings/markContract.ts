import type { Note, ReferenceOptions } from '@frontier/reference';
import { writeHtml } from '../../../shared/mdx/writeHtml';
import { openedIn } from '../../../shared/readings/openedIn';
import type { Readings } from '../../../shared/readings/Readings';
import { gatherMarks } from './gatherMarks';

type Marking<T> = Pick<ReferenceOptions, 'noteOf' | 'notes'> & { readonly shown: T };

/**
 * A contract as pages show it, and how they mark our readings.
 *
 * @param anchor of the object, where the model is a part of a contract.
 */
export function markContract<T>(model: T, readings: Readings, anchor?: string): Marking<T> {
  const { heads, shown } = gatherMarks(model, anchor);
  const notes = new Map<string, Note>();
  for (const [head, questions] of heads) {
    const note = readings.markOf(questions);
    if (note) notes.set(head, note);
  }
  return { shown, notes, noteOf: (url, text) => readings.markOfLink(url, text) };
}

/** A page with what its marks open. */
export function withNotes(html: string, readings: Readings): string {
  const notes = readings.notesOf(openedIn(html));
  return notes ? html + writeHtml(notes) : html;
}
