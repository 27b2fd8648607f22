/** One thing wrong with one document: where it is, what was expected, what was found, how to mend it. */
export interface SpecFault {
  /** Service id, as in `portal.config.ts`. */
  readonly service: string;
  /** Path or URL the document came from. */
  readonly source: string;
  /** JSON pointer (`#/paths/~1x/get`), when the fault lies inside the document. */
  readonly pointer?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based. */
  readonly column?: number | undefined;
  readonly expected: string;
  readonly found?: string | undefined;
  readonly mend: string;
}

/** Thrown with every fault of a run together, so that one build shows all there is to mend. */
export class SpecError extends Error {
  readonly faults: readonly SpecFault[];

  constructor(faults: readonly SpecFault[]) {
    super(formatFaults(faults));
    this.name = 'SpecError';
    this.faults = faults;
  }
}

/** More would bury the first, which is where mending begins. */
const PRINT_LIMIT = 100;
/** Characters of one pointer or value. */
const TEXT_LIMIT = 400;
/** Control characters, which a terminal would obey, and marks that turn text around. */
const CONTROL = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
/** In a value from a document these would begin what looks like a fault of ours. */
const LINE_END = /[\n\r\u2028\u2029]+/g;

/** Prints faults one paragraph each, in the order given; beyond a hundred only their number. */
export function formatFaults(faults: readonly SpecFault[]): string {
  const count = faults.length === 1 ? '1 falha' : `${faults.length} falhas`;
  const rest = faults.length - PRINT_LIMIT;
  return [
    `${count} nas especificações:`,
    ...faults.slice(0, PRINT_LIMIT).map(formatFault),
    ...(rest > 0 ? [`… e mais ${rest}.`] : []),
  ]
    .join('\n\n')
    .replace(CONTROL, '\ufffd');
}

function formatFault(fault: SpecFault): string {
  const place = [fault.source, fault.line, fault.column].filter((part) => part !== undefined);
  const pointer = fault.pointer ? ` ${shorten(fault.pointer)}` : '';
  return [
    `[${fault.service}] ${place.join(':')}${pointer}`,
    `  esperado: ${fault.expected}`,
    ...(fault.found === undefined ? [] : [`  encontrado: ${shorten(fault.found)}`]),
    `  como corrigir: ${fault.mend}`,
  ].join('\n');
}

function shorten(text: string): string {
  const line = text.slice(0, TEXT_LIMIT).replace(LINE_END, ' ');
  return text.length > TEXT_LIMIT ? `${line}…` : line;
}
