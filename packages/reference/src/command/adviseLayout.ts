import { type FaultLanguage, type Phrase, say } from '../labels/faults/index.js';
import { phrase } from '../labels/languageTables.js';
import type { Layout } from '../paging/layout.js';
import type { OutputFile } from './writeOutput.js';

/** Elements of one page from which on browsers open and scroll it slowly. */
const MOST_ELEMENTS = 20_000;
const NEXT = { page: 'tag', tag: 'operation', operation: undefined } as const;

/** Looks how large pages are, and says which layout would serve readers better; no fault, so that the reference is written. */
export class LayoutAdvice {
  private most = 0;

  constructor(private readonly layout: Layout) {}

  /** @param pieces of one page. */
  look(pieces: Iterable<string>): void {
    let elements = 0;
    for (const piece of pieces) for (const _ of piece.matchAll(/<[a-z]/g)) elements += 1;
    this.most = Math.max(this.most, elements);
  }

  /** Looks at each page among files as they pass. */
  *lookAt(files: Iterable<OutputFile>): Generator<OutputFile> {
    for (const file of files) {
      const { content, name } = file;
      if (name.endsWith('.html') && typeof content === 'string') this.look([content]);
      yield file;
    }
  }

  /** @returns a line for the person at the terminal; nothing where no page is too large or no layout has smaller ones. */
  say(language: FaultLanguage): string | undefined {
    const layout = NEXT[this.layout];
    if (this.most <= MOST_ELEMENTS || layout === undefined) return undefined;
    const advice: Phrase = phrase('command.largePage', { count: this.most, layout });
    return say(advice, language);
  }
}
