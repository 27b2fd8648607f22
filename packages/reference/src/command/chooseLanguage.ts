import { causeOf } from '../labels/causeOf.js';
import { LabelsError } from '../labels/LabelsError.js';
import { LANGUAGES, type LanguageTable } from '../labels/languageTables.js';
import { phrase } from '../labels/phrase.js';
import { readLabels } from '../labels/readLabels.js';
import { LIMITS } from '../limits.js';
import { readSource } from '../load/readSource.js';
import type { CliOptions } from './CliOptions.js';

/**
 * The words asked for: those of a file of labels, or of a language there is.
 *
 * @throws {LabelsError} with everything wrong with the file.
 */
export async function chooseLanguage({
  labels,
  language,
}: Pick<CliOptions, 'labels' | 'language'>): Promise<LanguageTable> {
  const table = LANGUAGES[language];
  if (labels === undefined) return table;
  const bytes = await readSource(labels, { maxBytes: LIMITS.dressBytes }).catch(
    (error: unknown) => {
      const fault = phrase('labels.unreadable', { cause: causeOf(error) });
      throw new LabelsError(labels, [fault], table);
    },
  );
  return readLabels(parse(bytes, labels, table), labels);
}

function parse(bytes: Uint8Array, name: string, table: LanguageTable): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    const fault = phrase('labels.notJson', { cause: causeOf(error) });
    throw new LabelsError(name, [fault], table);
  }
}
