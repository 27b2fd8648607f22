import {
  describeValue,
  entryOf,
  hideControls,
  isObject,
  LIMITS,
  nearestName,
} from '@frontier/openapi';
import { isPlural, type Phrase, PLURAL_FORMS, placesOf, say, sayCount } from './faults/index.js';
import { isLanguageName, LANGUAGES, type LanguageTable, phrase } from './languageTables.js';

type Table = Readonly<Record<string, unknown>>;

/** The table that labels are checked against: every key with its kind and its placeholders. */
const EVERY_WORD: Table = { ...LANGUAGES.en };

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
    language: LanguageTable,
    hint?: Phrase,
  ) {
    const values = { name: source, count: faults.length };
    const title = sayCount(language.faults.labels.title, values, language);
    const told = [...(hint ? [hint] : []), ...shortenMissing(faults)];
    const lines = told.map((fault) => `  ${say(fault, language)}`);
    super([title, ...lines].map((line) => hideControls(line.replaceAll('\n', ' '))).join('\n'));
  }
}

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
  const base = LANGUAGES[isLanguageName(given) ? given : 'en'];
  const names = Object.keys(LANGUAGES).join(', ');
  const reader = new LabelReader(given !== undefined);
  // With no fault found, every key of the table is there and of its kind.
  const table = reader.readGroup(own, EVERY_WORD, { ...base }, '') as unknown as LanguageTable;
  const { faults } = reader;
  if (given !== undefined && !isLanguageName(given)) {
    faults.unshift(phrase('labels.unknownBase', { names, found: describeValue(given) }));
  }
  const language = canonicalTag(table.language);
  if (typeof table.language === 'string' && language === undefined) {
    faults.push(phrase('labels.notLanguage', { found: describeValue(table.language) }));
  }
  if (faults.length > 0 || language === undefined) {
    const hint = faults.some(isMissing) ? phrase('labels.extend', { names }) : undefined;
    throw new LabelsError(name, faults, base, hint);
  }
  return { ...table, language };
}

/**
 * Reads labels against the English table, which decides what each key holds (a text, a list, forms by number,
 * a group) and which placeholders each text has.
 */
class LabelReader {
  readonly faults: Phrase[] = [];

  /** @param isPartial keys that are missing come from the fallback. */
  constructor(private readonly isPartial: boolean) {}

  /** @returns the labels given, completed; of no use while there are faults. */
  readGroup(given: Table, known: Table, fallback: Table, path: string): Table {
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(known, key)) this.faults.push(describeUnknown(join(path, key)));
    }
    const entries = Object.entries(known).map(([key, shape]) => [
      key,
      this.readValue(entryOf(given, key), shape, entryOf(fallback, key), join(path, key)),
    ]);
    return Object.fromEntries(entries);
  }

  private readValue(given: unknown, known: unknown, fallback: unknown, path: string): unknown {
    const found = describeValue(given);
    if (isGroup(known)) {
      if (given === undefined || isObject(given)) {
        return this.readGroup(given ?? {}, known, isObject(fallback) ? fallback : {}, path);
      }
      this.faults.push(phrase('labels.notGroup', { path, found }));
    } else if (given === undefined) {
      if (!this.isPartial) this.faults.push(phrase('labels.missing', { path }));
      return fallback;
    } else if (typeof known === 'string') {
      if (typeof given === 'string') this.checkText(given, known, path, true);
      else this.faults.push(phrase('labels.notText', { path, found }));
    } else if (isPlural(known)) {
      if (isObject(given) && Object.hasOwn(given, 'other')) this.checkForms(given, known, path);
      else this.faults.push(phrase('labels.notPlural', { path, found }));
    } else if (!Array.isArray(given) || given.some((item) => typeof item !== 'string')) {
      this.faults.push(phrase('labels.notList', { path, found }));
    }
    return given;
  }

  private checkForms(given: Table, known: { readonly other: string }, path: string): void {
    for (const [form, text] of Object.entries(given)) {
      const at = join(path, form);
      if (!PLURAL_FORMS.some((name) => name === form)) {
        const names = PLURAL_FORMS.join(', ');
        this.faults.push(phrase('labels.unknownForm', { path: at, names }));
      } else if (typeof text !== 'string') {
        this.faults.push(phrase('labels.notText', { path: at, found: describeValue(text) }));
      } else this.checkText(text, known.other, at, form === 'other');
    }
  }

  /** @param isWhole the text must have every place; a form for one thing may do without its number. */
  private checkText(given: string, known: string, path: string, isWhole: boolean): void {
    const isEmpty = given.trim() === '';
    if (isEmpty) this.faults.push(phrase('labels.empty', { path }));
    const [places, named] = [placesOf(known), placesOf(given)];
    const names = places.map((place) => `{${place}}`).join(', ');
    for (const place of named.filter((name) => !places.includes(name)).map((name) => `{${name}}`)) {
      this.faults.push(
        names === ''
          ? phrase('labels.noPlace', { path, place })
          : phrase('labels.unknownPlace', { path, place, names }),
      );
    }
    const missing = isWhole && !isEmpty ? places.filter((name) => !named.includes(name)) : [];
    for (const name of missing) {
      this.faults.push(phrase('labels.missingPlace', { path, place: `{${name}}` }));
    }
  }
}

/** With the known path that is most likely meant: one that ends in the same name, or a similar one. */
function describeUnknown(path: string): Phrase {
  const paths = listPaths(EVERY_WORD, '');
  const name = lastOf(path.toLowerCase());
  const nearest =
    paths.find((known) => lastOf(known.toLowerCase()) === name) ??
    nearestName(path, paths, Math.max(2, name.length / 3));
  return nearest === undefined
    ? phrase('labels.unknown', { path })
    : phrase('labels.unknownNear', { path, nearest });
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function listPaths(known: Table, path: string): string[] {
  return Object.entries(known).flatMap(([key, value]) => {
    const at = join(path, key);
    return isGroup(value) ? [at, ...listPaths(value, at)] : [at];
  });
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isGroup(known: unknown): known is Table {
  return isObject(known) && !isPlural(known);
}

function isMissing({ name }: Phrase): boolean {
  return name === 'labels.missing';
}

/** What is missing comes last, and beyond a few keys only their number. */
function shortenMissing(faults: readonly Phrase[]): Phrase[] {
  const missing = faults.filter(isMissing);
  const count = missing.length - LIMITS.printedKeys;
  return [
    ...faults.filter((fault) => !isMissing(fault)),
    ...missing.slice(0, LIMITS.printedKeys),
    ...(count > 0 ? [phrase('labels.moreMissing', { count })] : []),
  ];
}

function canonicalTag(tag: unknown): string | undefined {
  try {
    return typeof tag === 'string' ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}
