import type { Category, Fact } from '../expectedPlaces';
import { child, type Pointed, type Reader, text } from './Reader';

/** The Markdown under a key. */
export function prose(category: Category, place: Pointed, key: string): Fact[] {
  const value = text(place, key);
  const pointer = child(place, key)?.pointer;
  if (value === undefined || pointer === undefined) return [];
  return [{ category, pointer, expected: { kind: 'prose', text: value } }];
}

/** A value under a key, as it is or as JSON. */
export function word(reader: Reader, category: Category, place: Pointed, key: string): Fact[] {
  const found = child(place, key);
  if (!found || found.value === '') return [];
  return [
    {
      category,
      pointer: found.pointer,
      expected: { kind: 'word', texts: spellings(reader, found) },
    },
  ];
}

/** What the reference says in its own words. */
export function phrase(category: Category, pointer: string, ...wordings: readonly RegExp[]): Fact {
  return { category, pointer, expected: { kind: 'phrase', wordings } };
}

/** The same, where a description may say it as well. */
export function toldPhrase(
  category: Category,
  pointer: string,
  ...wordings: readonly RegExp[]
): Fact {
  return { category, pointer, expected: { kind: 'phrase', wordings, inProse: true } };
}

/** That a value is required where it is sent, and present where it is received. */
export function required(pointer: string): Fact {
  return { category: 'required', pointer, expected: { kind: 'required' } };
}

/** An address under a key, to be followed. */
export function address(category: Category, place: Pointed, key: string): Fact[] {
  const url = text(place, key);
  const pointer = child(place, key)?.pointer;
  if (url === undefined || pointer === undefined) return [];
  return [{ category, pointer, expected: { kind: 'address', url } }];
}

/** Documents elsewhere, and what they are. */
export function externalDocs(category: Category, holder: Pointed): Fact[] {
  const docs = child(holder, 'externalDocs');
  return docs ? [...address(category, docs, 'url'), ...prose(category, docs, 'description')] : [];
}

/** How a value may be written: bare text or JSON; an empty text must still be seen. */
export function spellings(reader: Reader, place: Pointed): string[] {
  const json = reader.print(place);
  return typeof place.value === 'string' && place.value.trim() !== ''
    ? [place.value, json]
    : [json];
}

/** A pattern for text that may hold anything. */
export function literal(value: string): RegExp {
  return new RegExp(escapePattern(value));
}

/** A text as a regular expression that matches just it. */
export function escapePattern(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
