import { englishTable } from './english.js';
import { englishCommand } from './englishCommand.js';
import {
  createPhraseMaker,
  englishFaults,
  type FaultWords,
  type PhraseMaker,
  portugueseFaults,
  type SaidOfDocuments,
  spanishFaults,
  type Words,
} from './faults/index.js';
import { createLabels, type LabelTable } from './Labels.js';
import { portugueseTable } from './portuguese.js';
import { portugueseCommand } from './portugueseCommand.js';
import { spanishTable } from './spanish.js';
import { spanishCommand } from './spanishCommand.js';

/** All that is said in one language: the reference's labels, and what is said of faults and of the command. */
export interface LanguageTable extends LabelTable {
  readonly faults: FaultWords & Omit<CommandWords, 'help'>;
  readonly help: CommandWords['help'];
}

/** Short name of a language there is. */
export type LanguageName = 'en' | 'pt' | 'es';

/** The languages there are, by their short names. */
export const LANGUAGES: Readonly<Record<LanguageName, LanguageTable>> = {
  en: joinWords(englishTable, englishFaults, englishCommand),
  pt: joinWords(portugueseTable, portugueseFaults, portugueseCommand),
  es: joinWords(spanishTable, spanishFaults, spanishCommand),
};

/** What the reference says, in English. */
export const english = createLabels(LANGUAGES.en);

/** What the reference says, in Portuguese of Brazil. */
export const portuguese = createLabels(LANGUAGES.pt);

/** Whether a word names a language there is. */
export function isLanguageName(name: unknown): name is LanguageName {
  return typeof name === 'string' && Object.hasOwn(LANGUAGES, name);
}

/** Makes a phrase about a document, the command line, its files, or a file of labels. */
export const phrase: PhraseMaker<SaidOfDocuments & Omit<typeof englishCommand, 'help'>> =
  createPhraseMaker();

type CommandWords = Words<typeof englishCommand>;

function joinWords(
  table: LabelTable,
  faults: FaultWords,
  { help, ...told }: CommandWords,
): LanguageTable {
  const command = { ...faults.command, ...told.command };
  return { ...table, faults: { ...faults, ...told, command }, help };
}
