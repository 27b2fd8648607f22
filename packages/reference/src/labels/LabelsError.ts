import { hideControls } from '../hideControls.js';
import { LIMITS } from '../limits.js';
import type { FaultLanguage } from './FaultWords.js';
import { type Phrase, phrase, say, sayCount } from './phrase.js';

/** Thrown with everything wrong with a file of labels, in the language it extends, or in English. */
export class LabelsError extends Error {
  override readonly name = 'LabelsError';

  /**
   * @param source the file's name.
   * @param hint said before the faults: what would mend most of them.
   */
  constructor(
    source: string,
    readonly faults: readonly Phrase[],
    language: FaultLanguage,
    hint?: Phrase,
  ) {
    const values = { name: source, count: faults.length };
    const title = sayCount(language.faults.labels.title, values, language);
    const told = [...(hint ? [hint] : []), ...shortenMissing(faults)];
    const lines = told.map((fault) => `  ${say(fault, language)}`);
    super([title, ...lines].map((line) => hideControls(line.replaceAll('\n', ' '))).join('\n'));
  }
}

/** What is missing comes last, and beyond a few keys only their number. */
function shortenMissing(faults: readonly Phrase[]): Phrase[] {
  const isMissing = ({ name }: Phrase) => name === 'labels.missing';
  const missing = faults.filter(isMissing);
  const count = missing.length - LIMITS.printedKeys;
  return [
    ...faults.filter((fault) => !isMissing(fault)),
    ...missing.slice(0, LIMITS.printedKeys),
    ...(count > 0 ? [phrase('labels.moreMissing', { count })] : []),
  ];
}
