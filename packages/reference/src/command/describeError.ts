import type { FaultLanguage } from '../labels/FaultWords.js';
import { PhraseError } from '../labels/PhraseError.js';
import { say } from '../labels/phrase.js';
import { SpecError } from '../load/SpecError.js';

/** What the caller can mend is one message; anything else is a defect and keeps its stack. */
export function describeError(error: unknown, language: FaultLanguage): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SpecError) return error.describe(language);
  if (error instanceof PhraseError) return say(error.phrase, language);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}
