import { causeOf } from '../labels/causeOf.js';
import type { FaultLanguage } from '../labels/FaultWords.js';
import { LabelsError } from '../labels/LabelsError.js';
import { PhraseError } from '../labels/PhraseError.js';
import { phrase, say } from '../labels/phrase.js';
import { formatFaults, SpecError } from '../load/SpecError.js';
import { MemoryError } from './MemoryError.js';
import { ToldError } from './ToldError.js';

/**
 * Whatever went wrong, as the reader of a terminal can use it, and never a stack: that is for whoever
 * looks for a defect of ours, and asks for it with `DEBUG`.
 *
 * @param sources the documents of the run.
 */
export function describeError(
  error: unknown,
  language: FaultLanguage,
  sources: readonly string[],
): string {
  if (error instanceof SpecError) return error.describe(language);
  if (error instanceof LabelsError || error instanceof ToldError) return error.message;
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
  const [source = ''] = sources;
  if (!(error instanceof RangeError)) {
    return say(phrase('command.failed', { sources: sources.join(', '), cause }), language);
  }
  return formatFaults(
    [
      {
        service: sources.join(', '),
        source,
        expected: phrase('expected.reasonableSize'),
        found:
          error instanceof MemoryError
            ? phrase('found.muchMemory', { max: error.max })
            : phrase('found.engineLimit', { cause }),
        mend: phrase('mend.splitOrShorten'),
      },
    ],
    language,
  );
}
