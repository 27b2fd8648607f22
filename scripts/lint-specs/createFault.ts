import type { SpecFault } from '@frontier/reference/document';
import { describeValue } from '@frontier/reference/document';
import type { LintTarget } from './LintTarget';

/** The three sentences of a fault, in Portuguese; `found` is described in one line. */
export interface FaultText {
  readonly expected: string;
  readonly found?: unknown;
  readonly mend: string;
}

/** Places a fault: service, file and the line its pointer has in the source. */
export function createFault(target: LintTarget, pointer: string, text: FaultText): SpecFault {
  const place = target.document.locate(pointer);
  return {
    service: target.service,
    source: target.file,
    pointer: `#${pointer}`,
    line: place?.line,
    column: place?.column,
    expected: text.expected,
    found: describeValue(text.found),
    mend: text.mend,
  };
}
