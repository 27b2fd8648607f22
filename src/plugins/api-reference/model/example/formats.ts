import { entryOf } from '../../json';
import type { Placeholders } from '../ModelLabels';

/** One value of each format that needs no word of the reader's language. */
const VALUES: Readonly<Record<string, string>> = {
  date: '2026-03-16',
  'date-time': '2026-03-16T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  uuid: '3fa1c2d4-5b6e-4f70-8a91-b2c3d4e5f607',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::10',
  byte: 'ZXhlbXBsbw==',
  regex: '^.*$',
  'relative-json-pointer': '0',
  'iso-date-time': '2026-03-16T12:00:00Z',
  'iso-time': '12:00:00Z',
};
const WORDS: Readonly<Record<string, (words: Placeholders) => string>> = {
  email: ({ email }) => email,
  'idn-email': ({ email }) => email,
  uri: ({ host, path }) => `https://${host}${path}`,
  url: ({ host, path }) => `https://${host}${path}`,
  iri: ({ host, path }) => `https://${host}${path}`,
  'uri-reference': ({ path }) => path,
  'iri-reference': ({ path }) => path,
  'uri-template': ({ path }) => path,
  hostname: ({ host }) => host,
  'idn-hostname': ({ host }) => host,
  binary: ({ file }) => file,
  'json-pointer': ({ path }) => path,
};

const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const HOUR = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-][01]\d(?::?[0-5]\d)?)`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
/** What each format looks like, told in one pass over the text. */
const FORMS: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${DAY}$`),
  'date-time': new RegExp(`^${DAY}[Tt ]${HOUR}$`),
  time: new RegExp(`^${HOUR}$`),
  duration: /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/,
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  ipv4: new RegExp(String.raw`^${BYTE}(?:\.${BYTE}){3}$`),
  byte: /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
  email: new RegExp(
    String.raw`^[\w!#$%&'*+/=?^\x60{|}~-]+(?:\.[\w!#$%&'*+/=?^\x60{|}~-]+)*@${LABEL}(?:\.${LABEL})+$`,
  ),
  hostname: new RegExp(String.raw`^(?=.{1,253}$)${LABEL}(?:\.${LABEL})*$`),
  uri: /^[A-Za-z][A-Za-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/,
  'json-pointer': /^(?:\/[^~]*(?:~[01][^~]*)*)?$/,
};

/** A text of a format; nothing for one that is not known. */
export function textOfFormat(format: string, words: Placeholders): string | undefined {
  return entryOf(VALUES, format) ?? entryOf(WORDS, format)?.(words);
}

/** Whether a text is of a format; one that is not known forbids nothing. */
export function isOfFormat(format: string, text: string): boolean {
  if (format === 'date' || format === 'date-time') {
    const [year, month, day] = text.slice(0, 10).split('-').map(Number);
    const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
    if ((day ?? 0) > last) return false;
  }
  if (format === 'url' || format === 'uri') {
    if (/%(?![\da-f]{2})/i.test(text) || /^https?:(?!\/\/[^/])/i.test(text)) return false;
    return (FORMS.uri as RegExp).test(text);
  }
  return entryOf(FORMS, format)?.test(text) ?? true;
}

/** Limits that a format of numbers stands for. */
export function rangeOf(format: string | undefined): readonly [number, number] | undefined {
  if (format === 'int32') return [-(2 ** 31), 2 ** 31 - 1];
  return undefined;
}
