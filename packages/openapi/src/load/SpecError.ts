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
  /** The file it is in, and the pointer there, where that is not the document's own. */
  readonly source?: string;
  readonly pointer?: string;
}

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
    expected: Phrase,
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
  const rest = length - LIMITS.printedFaults;
  const lines = [
    sayCount(title, { count: length }, language),
    ...faults.slice(0, LIMITS.printedFaults).map((fault) => formatFault(fault, language)),
    ...(rest > 0 ? [fillText(length < LIMITS.foundFaults ? more : atLeast, { count: rest })] : []),
  ];
  return hideControls(lines.join('\n\n'));
}

function formatFault(fault: SpecFault, language: FaultLanguage): string {
  const { headings } = language.faults;
  const place = [fault.source, fault.line, fault.column].filter((part) => part !== undefined);
  const pointer = fault.pointer ? ` ${shorten(fault.pointer)}` : '';
  return [
    `[${fault.service}] ${place.join(':')}${pointer}`,
    `  ${headings.expected}: ${say(fault.expected, language)}`,
    ...(fault.found === undefined
      ? []
      : [`  ${headings.found}: ${shorten(say(fault.found, language))}`]),
    `  ${headings.mend}: ${shorten(say(fault.mend, language))}`,
  ].join('\n');
}

function shorten(text: string): string {
  const line = text.slice(0, LIMITS.printedCharacters).replace(LINE_END, ' ');
  return text.length > LIMITS.printedCharacters ? `${line}…` : line;
}
