import type { NoteOf } from '@frontier/reference';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Assumptions } from '../../../shared/assumptions/Assumptions';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';

const writer = unified().use(rehypeStringify);

/** Turns the links to our assumptions in a contract's texts into marks, and collects the notes that they open. */
export class ContractMarks {
  private opened = new Set<string>();

  constructor(private readonly assumptions: Assumptions) {}

  readonly noteOf: NoteOf = (url, text) => {
    const note = this.assumptions.markOfLink(url, text);
    if (note) this.opened.add(note.opens);
    return note;
  };

  /** Ids of the notes that the HTML written since the last call opens. */
  takeOpened(): readonly string[] {
    const ids = [...this.opened];
    this.opened.clear();
    return ids;
  }

  /** The popovers of these notes, as HTML. */
  writeNotes(opened: readonly string[]): string {
    const notes = this.assumptions.notesOf(opened);
    return notes ? writer.stringify(toHtmlTree({ type: 'root', children: [notes] })) : '';
  }
}
