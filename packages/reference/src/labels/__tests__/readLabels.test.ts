import { describe, expect, it } from 'vitest';
import { createLabels } from '../Labels.js';
import { LANGUAGES } from '../languageTables.js';
import { LabelsError, readLabels } from '../readLabels.js';

/** What is said of a file, line by line, without the title. */
function faultsOf(value: unknown): string[] {
  return messageOf(value)
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

function messageOf(value: unknown): string {
  try {
    readLabels(value, 'my.json');
  } catch (error) {
    if (error instanceof LabelsError) return error.message;
    throw error;
  }
  return '';
}

/** A whole table as a file would hold it, free to change. */
function wholeTable() {
  return JSON.parse(JSON.stringify(LANGUAGES.en));
}

describe('labels of a file', () => {
  it('take the place of a table when they are whole', () => {
    const given = { ...wholeTable(), language: 'fr-ca', copy: 'Copier' };
    const table = readLabels(given, 'my.json');
    expect(table.copy).toBe('Copier');
    expect(table.language).toBe('fr-CA');
    expect(table.faults).toEqual(LANGUAGES.en.faults);
  });

  it('may hold what differs from a language they extend', () => {
    const given = {
      extends: 'pt',
      language: 'pl',
      fieldCount: { one: '{count} pole', few: '{count} pola', other: '{count} pól' },
      locations: { path: 'Ścieżka' },
    };
    const table = readLabels(given, 'my.json');
    expect([1, 3, 7].map(createLabels(table).fieldCount)).toEqual(['1 pole', '3 pola', '7 pól']);
    expect(table.locations).toEqual({ ...LANGUAGES.pt.locations, path: 'Ścieżka' });
    expect(table).not.toHaveProperty('extends');
  });

  it('keep the language they extend when they name none', () => {
    expect(readLabels({ extends: 'es' }, 'my.json')).toEqual(LANGUAGES.es);
  });

  it('lack nothing unless they extend a language: every missing key is named', () => {
    const given = wholeTable();
    delete given.copy;
    delete given.types.date;
    delete given.between;
    delete given.faults.mend.split;
    expect(faultsOf(given)).toEqual([
      'with "extends": "en" (or one of en, pt, es) in the file, what it leaves out comes from that language',
      'types.date: missing',
      'between.value: missing',
      'between.length: missing',
      'between.items: missing',
      'copy: missing',
      'faults.mend.split: missing',
    ]);
  });

  it('are told first how little a file needs, and not hundreds of keys', () => {
    const lines = faultsOf({ copi: 'x' });
    expect(lines[0]).toContain('"extends": "en"');
    expect(lines[1]).toBe('copi: unknown; is it copy?');
    expect(lines.slice(2, 22).every((line) => line.endsWith(': missing'))).toBe(true);
    expect(lines.slice(22)).toEqual([expect.stringMatching(/^… and \d{3} more missing$/)]);
  });

  it('have no key that is unknown, also where they extend a language', () => {
    const given = {
      extends: 'en',
      listof: 'x',
      darkMod: 'x',
      path: 'x',
      quiteUnlikeAnything: 'x',
      types: { 'date-tiem': 'x' },
    };
    expect(faultsOf(given)).toEqual([
      'listof: unknown; is it listOf?',
      'darkMod: unknown; is it darkMode?',
      'path: unknown; is it locations.path?',
      'quiteUnlikeAnything: unknown',
      'types.date-tiem: unknown; is it types.date-time?',
    ]);
  });

  it('are of the kind the table says', () => {
    const given = {
      extends: 'en',
      copy: 7,
      smallWords: 'of the',
      types: 'text',
      fieldCount: '{count} fields',
      valueCount: { one: '{count} value' },
      digits: { other: '{counts} digits', several: 'x' },
      copied: ' ',
    };
    expect(faultsOf(given)).toEqual(
      [
        'copied: empty',
        'copy: expected a text, found 7',
        'digits.several: unknown form; use zero, one, two, few, many, other',
        'fieldCount: expected forms by number, an object with at least "other", found "{count} fields"',
        'smallWords: expected a list of texts, found "of the"',
        'types: expected an object, found "text"',
        'valueCount: expected forms by number, an object with at least "other", found an object with one',
      ].sort(byTable),
    );
  });

  it('have the places for values that the table has', () => {
    const given = {
      extends: 'en',
      listOf: 'liste de {items}',
      copy: 'Copy {title}',
      fieldCount: { one: 'un champ', other: '{number} champs' },
    };
    expect(faultsOf(given)).toEqual([
      'listOf: unknown placeholder {items}; known: {item}',
      'listOf: lacks the placeholder {item}',
      'fieldCount.other: unknown placeholder {number}; known: {count}',
      'fieldCount.other: lacks the placeholder {count}',
      'copy: takes no placeholder, found {title}',
    ]);
  });

  it('name a language, and one there is where they extend it', () => {
    expect(faultsOf({ extends: 'fr', language: 'x_y' })).toEqual([
      'extends: expected one of en, pt, es, found "fr"',
      'language: expected a language tag, like fr or pt-BR, found "x_y"',
    ]);
  });

  it('are an object', () => {
    expect(messageOf([1])).toBe(
      'my.json: 1 fault in the labels:\n  expected an object with the labels, found a list of 1',
    );
  });

  it('are told of in the language they extend', () => {
    expect(messageOf({ extends: 'pt', lingua: 'x' })).toBe(
      'my.json: 1 falha nos rótulos:\n  lingua: desconhecido',
    );
    expect(messageOf({ extends: 'es', copy: [] })).toContain('se esperaba un texto');
  });

  it('reach no prototype and no terminal', () => {
    const given = JSON.parse(
      '{"extends": "en", "__proto__": {"copy": "x"}, "a\\u001b[31m\\nb": "x"}',
    );
    const message = messageOf(given);
    expect(message).toContain('__proto__: unknown');
    expect(message).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(message.split('\n')).toHaveLength(3);
    expect(LANGUAGES.en.copy).toBe('Copy');
  });
});

/** Faults come in the order of the table. */
function byTable(a: string, b: string): number {
  const keys = Object.keys(LANGUAGES.en);
  const placeOf = (line: string) => keys.indexOf(line.split(/[:.]/)[0] ?? '');
  return placeOf(a) - placeOf(b);
}
