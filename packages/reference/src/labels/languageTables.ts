import { englishTable } from './english.js';
import { englishFaults } from './englishFaults.js';
import { englishHelp } from './englishHelp.js';
import type { FaultWords } from './FaultWords.js';
import type { HelpWords } from './HelpWords.js';
import type { LabelTable } from './LabelTable.js';
import { portugueseTable } from './portuguese.js';
import { portugueseFaults } from './portugueseFaults.js';
import { portugueseHelp } from './portugueseHelp.js';
import { spanishTable } from './spanish.js';
import { spanishFaults } from './spanishFaults.js';
import { spanishHelp } from './spanishHelp.js';

/** All that is said in one language: the reference's labels, and what is said of faults and of the command. */
export interface LanguageTable extends LabelTable {
  readonly faults: FaultWords;
  readonly help: HelpWords;
}

/** The languages there are, by their short names. */
export const LANGUAGES = {
  en: { ...englishTable, faults: englishFaults, help: englishHelp },
  pt: { ...portugueseTable, faults: portugueseFaults, help: portugueseHelp },
  es: { ...spanishTable, faults: spanishFaults, help: spanishHelp },
} as const satisfies Readonly<Record<string, LanguageTable>>;

/** Short name of a language there is. */
export type LanguageName = keyof typeof LANGUAGES;

/** Whether a word names a language there is. */
export function isLanguageName(name: unknown): name is LanguageName {
  return typeof name === 'string' && Object.hasOwn(LANGUAGES, name);
}
