import type { FaultText, Phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import type { DocumentOrigin } from './DocumentOrigin.js';
import type { ParsedDocument } from './parseDocument.js';
import type { SpecFault } from './SpecError.js';

/** The first that is wrong with one document, each with its pointer and line, in the order it is found. */
export class FaultList {
  readonly faults: SpecFault[] = [];

  constructor(
    private readonly document: Pick<ParsedDocument, 'locate'>,
    private readonly origin: DocumentOrigin,
  ) {}

  /** @param pointer JSON pointer without `#`. */
  add(pointer: string, expected: Phrase, found: FaultText | undefined, mend: Phrase): void {
    if (this.faults.length >= LIMITS.foundFaults) return;
    const place = this.document.locate(pointer);
    this.faults.push({
      ...this.origin,
      pointer: `#${pointer}`,
      line: place?.line,
      column: place?.column,
      expected,
      found,
      mend,
    });
  }
}
