import { groupBy } from '../groupBy.js';
import { LIMITS } from '../limits.js';
import { showable } from '../text.js';

export interface DocumentOrigin {
  readonly service: string;
  readonly source: string;
}

/** One mistake in one document: its location, the expected and the found value, and how to fix it. */
export interface SpecFault extends DocumentOrigin {
  /** JSON pointer (`#/paths/~1x/get`), when the fault lies inside the document. */
  readonly pointer?: string | undefined;
  /** 1-based, as is `column`. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** The whole line; the fault shows it with a mark below the column. */
  readonly text?: string | undefined;
  readonly expected: string;
  readonly found?: string | undefined;
  readonly fix: string;
}

/** Carries all faults of a run, so that one build shows every mistake. */
export class SpecError extends Error {
  override readonly name = 'SpecError';

  constructor(readonly faults: readonly SpecFault[]) {
    super(formatFaults(faults));
  }
}

/** Both numbers are 1-based. */
export interface SourceLocation {
  /** Address of the overlay, for a value that it added. */
  readonly source?: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type LocateOffset = (offset: number) => SourceLocation;

/** Collects the first faults of one document in the order of discovery. */
export class FaultList {
  readonly faults: SpecFault[] = [];
  private hints = 0;

  constructor(
    private readonly origin: DocumentOrigin,
    private readonly locate: (pointer: string) => SourceLocation | undefined,
  ) {}

  get isFull(): boolean {
    return this.faults.length >= LIMITS.foundFaults;
  }

  /** @returns whether the nearest name may be searched once more. */
  takeHint(): boolean {
    this.hints += 1;
    return this.hints <= LIMITS.hints;
  }

  /** @param position of the fault, if it is not the location of the node. */
  add(
    pointer: string,
    expected: string,
    found: string | undefined,
    fix: string,
    position = this.locate(pointer),
  ): void {
    if (this.isFull) return;
    this.faults.push({ ...this.origin, pointer: `#${pointer}`, ...position, expected, found, fix });
  }
}

/** Line ends, with which a value of a document could imitate a further fault. */
const LINE_END = /[\n\r\u2028\u2029]+/g;

/**
 * Prints faults or warnings as one paragraph each, in the given order.
 *
 * @param noun singular for the count: `fault` or `warning`.
 * @returns the text; those beyond `LIMITS.printedFaults` are only counted.
 * @example
 * const fault = { service: 'a', source: 'a.yaml', line: 3, expected: 'a title', fix: 'write `title`' }
 * formatFaults([fault]).split('\n')[0] // '1 fault in the specifications:'
 */
export function formatFaults(
  faults: readonly SpecFault[],
  noun: 'fault' | 'warning' = 'fault',
): string {
  const alike = groupBy(faults, ({ expected, fix, found, line, pointer, source }) =>
    // Without a line only the pointer locates the fault.
    JSON.stringify([source, expected, found, fix, line === undefined ? pointer : undefined]),
  );
  const shown = [...alike.values()].slice(0, LIMITS.printedFaults);
  const rest = faults.length - shown.flat().length;
  const atLeast = faults.length < LIMITS.foundFaults ? '' : 'at least ';
  const lines = [
    `${faults.length} ${noun}${faults.length === 1 ? '' : 's'} in the specifications:`,
    ...shown.map(([fault, ...others]) => formatFault(fault, others)),
    ...(rest > 0 ? [`… and ${atLeast}${rest} more.`] : []),
  ];
  return showable(lines.join('\n\n'));
}

function formatFault(fault: SpecFault, others: readonly SpecFault[]): string {
  const position = [fault.source, fault.line, fault.column].filter((part) => part !== undefined);
  const pointer = fault.pointer ? ` ${shorten(fault.pointer)}` : '';
  return [
    `[${fault.service}] ${position.join(':')}${pointer}`,
    ...quoteLine(fault),
    `  expected: ${shorten(fault.expected)}`,
    ...(fault.found === undefined ? [] : [`  found: ${shorten(fault.found)}`]),
    `  how to fix: ${shorten(fault.fix)}`,
    ...(others.length === 0 ? [] : [`  ${countOthers(others)}`]),
  ].join('\n');
}

function countOthers(others: readonly SpecFault[]): string {
  const named = others.slice(0, LIMITS.namedLines).map(({ line }) => line);
  const lines = `${named.join(', ')}${others.length > named.length ? ', …' : ''}`;
  return others.length === 1
    ? `once more, in line ${lines}`
    : `${others.length} more times, in lines ${lines}`;
}

/** The line of a fault with a mark below the wrong text; a long line is cut around it. */
function quoteLine({ column = 1, line, text = '' }: SpecFault): string[] {
  if (text.trim() === '') return [];
  const from = Math.max(0, column - 1 - LIMITS.quotedCharacters / 2);
  const before = from > 0 ? '…' : '';
  const shown = before + text.slice(from, from + LIMITS.quotedCharacters).replaceAll('\t', ' ');
  const at = column - 1 - from + before.length;
  const marked = /^(?:"[^"]*"|'[^']*'|[^\s:,[\]{}]+)?/.exec(shown.slice(at))?.[0].length ?? 0;
  const margin = ' '.repeat(String(line).length);
  return [
    `  ${line} | ${shown.replace(LINE_END, ' ')}`,
    `  ${margin} | ${' '.repeat(at)}${'^'.repeat(Math.max(1, marked))}`,
  ];
}

function shorten(text: string): string {
  const line = text.slice(0, LIMITS.printedCharacters).replace(LINE_END, ' ');
  return text.length > LIMITS.printedCharacters ? `${line}…` : line;
}
