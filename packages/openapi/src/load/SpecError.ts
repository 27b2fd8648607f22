import { hideControls } from '../hideControls.js';
import { LIMITS } from '../limits.js';
import {
  ENGLISH,
  type FaultLanguage,
  type FaultText,
  type Phrase,
  say,
  sayCount,
} from '../words/phrase.js';
import { fillText, type PluralText } from '../words/templates.js';

/** Where a document came from, for its faults. */
export interface DocumentOrigin {
  /** What the caller calls the document. */
  readonly service: string;
  /** Path or URL the document came from. */
  readonly source: string;
}

/** One thing wrong with one document: where it is, what was expected, what was found, how to mend it. */
export interface SpecFault extends DocumentOrigin {
  /** JSON pointer (`#/paths/~1x/get`), when the fault lies inside the document. */
  readonly pointer?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based. */
  readonly column?: number | undefined;
  /** The line itself, shown with a mark below the column. */
  readonly text?: string | undefined;
  readonly expected: FaultText;
  readonly found?: FaultText | undefined;
  readonly mend: FaultText;
}

/**
 * Thrown with every fault of a run together, so that one build shows all there is to mend. Its
 * message is in English; `describe` says the same in another language.
 */
export class SpecError extends Error {
  override readonly name = 'SpecError';

  /** @param language of the message. */
  constructor(
    readonly faults: readonly SpecFault[],
    language: FaultLanguage = ENGLISH,
  ) {
    super(formatFaults(faults, language));
  }

  /** All faults, in a language. */
  describe(language: FaultLanguage): string {
    return formatFaults(this.faults, language);
  }
}

/** A place in a text; both numbers are 1-based. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
  /** The whole line. */
  readonly text: string;
  /** The file it is in, and the pointer there, where that is not the document's own. */
  readonly source?: string;
  readonly pointer?: string;
}

/** Finds the place of a sign of a text by its offset. */
export type PlaceFinder = (offset: number) => TextPlace;

/** The first faults of one document, each with its pointer and place, in the order they are found. */
export class FaultList {
  readonly faults: SpecFault[] = [];

  /**
   * @param locate finds the place of what a pointer names.
   * @param most faults that are kept.
   */
  constructor(
    private readonly origin: DocumentOrigin,
    private readonly locate: (pointer: string) => TextPlace | undefined,
    private readonly most = LIMITS.foundFaults,
  ) {}

  get isFull(): boolean {
    return this.faults.length >= this.most;
  }

  /**
   * @param pointer JSON pointer without `#`.
   * @param place where the fault is, if not at what the pointer names.
   */
  add(
    pointer: string,
    expected: FaultText,
    found: FaultText | undefined,
    mend: Phrase,
    place = this.locate(pointer),
  ): void {
    if (this.isFull) return;
    this.faults.push({
      ...this.origin,
      pointer: `#${pointer}`,
      ...place,
      expected,
      found,
      mend,
    });
  }
}

/** Line ends, which would let a value from a document imitate a further fault. */
const LINE_END = /[\n\r\u2028\u2029]+/g;

/** Prints faults one paragraph each, in the order given; beyond a hundred only their number. */
export function formatFaults(faults: readonly SpecFault[], language: FaultLanguage): string {
  return format(faults, language.faults.title, language);
}

/** Prints warnings as `formatFaults` prints faults. */
export function formatWarnings(warnings: readonly SpecFault[], language: FaultLanguage): string {
  return format(warnings, language.faults.warnings, language);
}

function format(faults: readonly SpecFault[], title: PluralText, language: FaultLanguage): string {
  const { atLeast, more } = language.faults;
  const { length } = faults;
  const alike = new Map<string, SpecFault[]>();
  for (const fault of faults) {
    const { expected, found, line, mend, source } = fault;
    // Of one without a line nothing but its pointer says where it is.
    const place = line === undefined ? fault.pointer : undefined;
    const kind = JSON.stringify([source, expected, found, mend, place]);
    alike.set(kind, [...(alike.get(kind) ?? []), fault]);
  }
  const shown = [...alike.values()].slice(0, LIMITS.printedFaults);
  const rest = length - shown.flat().length;
  const lines = [
    sayCount(title, { count: length }, language),
    ...shown.map(([fault, ...others]) => fault && formatFault(fault, others, language)),
    ...(rest > 0 ? [fillText(length < LIMITS.foundFaults ? more : atLeast, { count: rest })] : []),
  ];
  return hideControls(lines.join('\n\n'));
}

/** @param others that are alike, in other lines. */
function formatFault(
  fault: SpecFault,
  others: readonly SpecFault[],
  language: FaultLanguage,
): string {
  const { headings } = language.faults;
  const place = [fault.source, fault.line, fault.column].filter((part) => part !== undefined);
  const pointer = fault.pointer ? ` ${shorten(fault.pointer)}` : '';
  return [
    `[${fault.service}] ${place.join(':')}${pointer}`,
    ...quoteLine(fault),
    `  ${headings.expected}: ${say(fault.expected, language)}`,
    ...(fault.found === undefined
      ? []
      : [`  ${headings.found}: ${shorten(say(fault.found, language))}`]),
    `  ${headings.mend}: ${shorten(say(fault.mend, language))}`,
    ...(others.length === 0 ? [] : [`  ${sayOthers(others, language)}`]),
  ].join('\n');
}

function sayOthers(others: readonly SpecFault[], language: FaultLanguage): string {
  const named = others.slice(0, LIMITS.namedLines).map(({ line }) => line);
  const lines = `${named.join(', ')}${others.length > named.length ? ', …' : ''}`;
  return sayCount(language.faults.alike, { count: others.length, lines }, language);
}

/** The line a fault is in and, below it, what the fault is about; of a long line what is around that. */
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
