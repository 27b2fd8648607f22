import { causeOf, formatFaults, SpecError } from '@frontier/openapi';
import { type FaultLanguage, type Phrase, PhraseError, say } from '../labels/faults/index.js';
import { LANGUAGES, phrase } from '../labels/languageTables.js';
import { LabelsError } from '../labels/readLabels.js';

/** A file, a port or the output's place is not what the command needs; the message says what to give instead. */
export class CommandError extends PhraseError {
  override readonly name = 'CommandError';

  constructor(fault: Phrase, options?: ErrorOptions) {
    super(fault, options, LANGUAGES.en);
  }
}

/** The documents take more memory than they may. */
export class MemoryError extends RangeError {
  override readonly name = 'MemoryError';

  /** @param max in MiB. */
  constructor(readonly max: number) {
    super(`more than ${max} MiB of memory`);
  }
}

/** What went wrong in the thread that writes; the message is already in the reader's language. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
}

/**
 * Whatever went wrong, as the reader of a terminal can use it. A stack is shown only with `DEBUG`, to
 * someone who looks for a defect of the command.
 *
 * @param sources the documents of the run.
 */
export function describeCommandError(
  error: unknown,
  language: FaultLanguage,
  sources: readonly string[],
): string {
  if (error instanceof SpecError) return error.message;
  if (error instanceof LabelsError || error instanceof ThreadError) return error.message;
  if (error instanceof PhraseError) return say(error.phrase, language);
  const debug = process.env.DEBUG && error instanceof Error ? `\n${error.stack}` : '';
  return `${describeDefect(error, language, sources)}${debug}`;
}

/** The engine ends what is too large (`RangeError`); all else is a defect. */
function describeDefect(
  error: unknown,
  language: FaultLanguage,
  sources: readonly string[],
): string {
  const cause = causeOf(error);
  const service = sources.join(', ');
  if (!(error instanceof RangeError)) {
    return say(phrase('command.failed', { sources: service, cause }), language);
  }
  const found =
    error instanceof MemoryError ? error.message : `more than can be held at once (${cause})`;
  const expected = 'a document of reasonable size';
  const mend = 'Split the document into smaller services, or remove what it repeats.';
  return formatFaults([{ service, source: sources[0] ?? '', expected, found, mend }]);
}
