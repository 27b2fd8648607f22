import { describeValue, isObject } from '../json.js';
import { LabelReading } from './LabelReading.js';
import { LabelsError } from './LabelsError.js';
import { isLanguageName, LANGUAGES, type LanguageTable } from './languageTables.js';
import { phrase } from './phrase.js';

/**
 * Checks labels of any language, as a JSON file has them, against the tables there are. They hold
 * every key, or say `"extends": "en"` (`"pt"`, `"es"`) and hold what differs from that language.
 *
 * @param value what the file holds.
 * @param name of the file, for the error.
 * @throws {LabelsError} with every key that is missing, unknown or not what it should be.
 */
export function readLabels(value: unknown, name: string): LanguageTable {
  if (!isObject(value)) {
    const fault = phrase('labels.notObject', { found: describeValue(value) });
    throw new LabelsError(name, [fault], LANGUAGES.en);
  }
  const { extends: given, ...own } = value;
  const base: LanguageTable = LANGUAGES[isLanguageName(given) ? given : 'en'];
  const reading = new LabelReading(LANGUAGES.en, given !== undefined);
  // What `readLabels` promises: with no fault told, every key of the table is there and of its kind.
  const table = reading.read(own, { ...base }) as unknown as LanguageTable;
  const language = canonicalTag(table.language);
  const faults = [
    ...(given === undefined || isLanguageName(given)
      ? []
      : [
          phrase('labels.unknownBase', {
            names: Object.keys(LANGUAGES).join(', '),
            found: describeValue(given),
          }),
        ]),
    ...reading.faults,
    ...(typeof table.language === 'string' && language === undefined
      ? [phrase('labels.notLanguage', { found: describeValue(table.language) })]
      : []),
  ];
  if (faults.length > 0 || language === undefined) {
    const isShort = faults.some((fault) => fault.name === 'labels.missing');
    const names = Object.keys(LANGUAGES).join(', ');
    throw new LabelsError(
      name,
      faults,
      base,
      isShort ? phrase('labels.extend', { names }) : undefined,
    );
  }
  return { ...table, language };
}

function canonicalTag(tag: unknown): string | undefined {
  try {
    return typeof tag === 'string' ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}
