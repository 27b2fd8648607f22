import { entryOf } from '../json.js';
import { markedToken, parseMarked, restoreMarked } from '../markedJson.js';
import type { ParameterLocation } from './types/service.js';

/** A value of a parameter or form field, with every number and keyword as marked text (`parseMarked`). */
export type Carried = string | readonly Carried[] | { readonly [name: string]: Carried };

/** How a value is serialized (OpenAPI 3.1, Parameter Object, style values). */
export interface Serialisation {
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved?: boolean;
}

/** The default style of a location (OpenAPI 3.1, Parameter Object); a querystring has no style. */
export function usualStyle(location: ParameterLocation): string {
  return location === 'query' || location === 'cookie' ? 'form' : 'simple';
}

/** The default of `explode` (OpenAPI 3.2, Parameter Object). */
export function explodesByDefault(style: string): boolean {
  return style === 'form' || style === 'cookie';
}

/** One `name=value` of a query, form or cookie before encoding; a list joins several values. */
export interface CarriedPair {
  readonly name: string;
  readonly values: readonly string[];
  readonly delimiter: string;
}

/** Parses JSON; a text that is none is itself the value. */
export function readCarried(json: string): Carried {
  try {
    return parseMarked(json) as Carried;
  } catch {
    return json;
  }
}

/** Serializes a value as pairs of a query, a form or a cookie. */
export function pairsOf(
  name: string,
  value: Carried,
  { explode, style }: Serialisation,
): CarriedPair[] {
  const pair = (key: string, ...values: readonly string[]): CarriedPair => ({
    name: key,
    values,
    delimiter: entryOf(DELIMITERS, style) ?? ',',
  });
  if (typeof value === 'string') return [pair(name, carriedText(value))];
  if (style === 'deepObject') return deepPairs(name, value).map(([key, text]) => pair(key, text));
  if (isList(value)) {
    return explode
      ? value.map((item) => pair(name, carriedText(item)))
      : [pair(name, ...value.map(carriedText))];
  }
  const members = Object.entries(value);
  return explode
    ? members.map(([key, item]) => pair(key, carriedText(item)))
    : [pair(name, ...members.flatMap(([key, item]) => [key, carriedText(item)]))];
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };
/** The first character of a value in a path, by style. */
const SIGNS: Readonly<Record<string, string>> = { matrix: ';', label: '.' };

/** Encodes a pair for a URL; only the comma between values stays unencoded. */
export function encodePair(pair: CarriedPair, allowReserved = false): string {
  const delimiter = pair.delimiter === ',' ? ',' : encodeURIComponent(pair.delimiter);
  const values = pair.values.map((value) => encodeValue(value, allowReserved));
  return `${encodeURIComponent(pair.name)}=${values.join(delimiter)}`;
}

/** Serializes a value for a path, or without `encode` for a header. */
export function serializeInPlace(
  name: string,
  value: Carried,
  { explode, style }: Serialisation,
  encode: (text: string) => string = encodeURIComponent,
): string {
  const own = encode(name);
  const isMatrix = style === 'matrix';
  const sign = entryOf(SIGNS, style) ?? '';
  const between = explode && sign !== '' ? sign : ',';
  const text = (item: Carried) => encode(carriedText(item));
  if (typeof value === 'string') return `${isMatrix ? `;${own}=` : sign}${text(value)}`;
  const items = isList(value)
    ? value.map((item) => (explode && isMatrix ? `${own}=${text(item)}` : text(item)))
    : Object.entries(value).map(
        ([key, item]) => `${encode(key)}${explode ? '=' : ','}${text(item)}`,
      );
  return `${isMatrix && !explode ? `;${own}=` : sign}${items.join(between)}`;
}

/** `allowReserved` keeps reserved characters except those that would end the value. */
function encodeValue(value: string, allowReserved: boolean): string {
  const encoded = encodeURIComponent(value);
  return allowReserved
    ? encoded.replace(/%(?:3A|2F|3F|5B|5D|40|24|2C|3B|3D)/g, decodeURIComponent)
    : encoded;
}

function deepPairs(name: string, value: Carried): [string, string][] {
  if (typeof value === 'string') return [[name, carriedText(value)]];
  return isList(value)
    ? value.flatMap((item) => deepPairs(name, item))
    : Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** A nested value has no style, so it is printed as JSON. */
export function carriedText(value: Carried): string {
  return typeof value === 'string' ? (markedToken(value) ?? value) : carriedJson(value);
}

export function carriedJson(value: Carried): string {
  return restoreMarked(JSON.stringify(value));
}

function isList(value: Carried): value is readonly Carried[] {
  return Array.isArray(value);
}
