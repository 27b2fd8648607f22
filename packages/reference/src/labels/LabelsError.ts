import { hideControls } from '../hideControls.js';
import type { FaultLanguage } from './FaultWords.js';
import { type Phrase, say, sayCount } from './phrase.js';

/** Thrown with everything wrong with a file of labels, in the language it extends, or in English. */
export class LabelsError extends Error {
  override readonly name = 'LabelsError';

  /** @param source the file's name. */
  constructor(
    source: string,
    readonly faults: readonly Phrase[],
    language: FaultLanguage,
  ) {
    const values = { name: source, count: faults.length };
    const title = sayCount(language.faults.labels.title, values, language);
    const lines = faults.map((fault) => `  ${say(fault, language)}`);
    super([title, ...lines].map((line) => hideControls(line.replaceAll('\n', ' '))).join('\n'));
  }
}
