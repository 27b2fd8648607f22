import {
  isObject,
  type Phrase,
  parseDocument,
  phrase,
  placesOf,
  SpecError,
  say,
} from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languageTables.js';

type Text = readonly [path: string, text: string];

/** Every text of a table by its path; forms by number under their own names. */
function listTexts(table: object, path = ''): Text[] {
  return Object.entries(table).flatMap(([key, value]): Text[] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[at, value]];
    if (Array.isArray(value)) return [[at, value.join(' ')]];
    return listTexts(value, at);
  });
}

const english = new Map(listTexts(LANGUAGES.en));
const NAMES = Object.entries(LANGUAGES.en.faults).flatMap(([group, texts]) =>
  isObject(texts) && !('other' in texts) && group !== 'headings'
    ? Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'string' ? [`${group}.${key}`] : [],
      )
    : [],
);

describe.each(Object.entries(LANGUAGES))('the words of %s', (_, table) => {
  const texts = listTexts(table);

  it('are the same as in the other languages, none of them empty', () => {
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the same places for values in every text', () => {
    const differing = texts.filter(([path, text]) => {
      const expected = placesOf(english.get(path) ?? '');
      return placesOf(text).sort().join() !== expected.sort().join();
    });
    expect(differing).toEqual([]);
  });

  it('say every fault with all its values, and leave no place open', () => {
    expect(NAMES.length).toBeGreaterThan(100);
    for (const phraseName of NAMES) {
      const template = english.get(`faults.${phraseName}`) ?? '';
      const values = Object.fromEntries(placesOf(template).map((place) => [place, `<${place}>`]));
      const text = say({ name: phraseName, values } satisfies Phrase, table);
      expect(text, phraseName).not.toMatch(/[{}]/);
      for (const value of Object.values(values)) expect(text, phraseName).toContain(value);
    }
  });
});

it.each([LANGUAGES.pt, LANGUAGES.es])('every sentence of $language is translated', (table) => {
  const same = listTexts(table).filter(([path, text]) => {
    const words = text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
    return text === english.get(path) && words.length > 3;
  });
  expect(same).toEqual([]);
});

describe('a fault of a document', () => {
  const error = catchError(() => parseDocument('- 1\n', { service: 'a', source: 'a.yaml' }));

  it('is told in the language asked for, and by itself in English', () => {
    expect(error.message).toBe(error.describe(LANGUAGES.en));
    expect(error.describe(LANGUAGES.pt)).toContain(
      '1 falha nas especificações:\n\n[a] a.yaml:1\n  esperado: um objeto com openapi, info e paths\n  encontrado: uma lista de 1\n  como corrigir: Aponte',
    );
    expect(error.describe(LANGUAGES.es)).toContain(
      '1 error en las especificaciones:\n\n[a] a.yaml:1\n  se esperaba: un objeto con openapi, info y paths\n  se encontró: una lista de 1\n  cómo corregirlo: Señale',
    );
  });

  it('says a fault within a fault in the same language', () => {
    const cause = phrase('found.noAnswer', { seconds: 20 });
    expect(say(phrase('found.requestFailed', { cause }), LANGUAGES.es)).toBe(
      'la solicitud falló: sin respuesta completa en 20 s',
    );
  });

  it('takes braces of a document for what they are', () => {
    const text = phrase('found.redirect', { status: 302, target: '/{status}' });
    expect(say(text, LANGUAGES.en)).toBe('response 302 that redirects to /{status}');
  });
});

function catchError(act: () => unknown): SpecError {
  try {
    act();
  } catch (error) {
    if (error instanceof SpecError) return error;
  }
  throw new TypeError('nothing was refused');
}
