import { entryOf } from '../../json.js';
import type { Placeholders } from '../ModelLabels.js';
import { isUnicodePattern } from '../pattern/parsePattern.js';
import {
  isEmail,
  isHostname,
  isInternationalEmail,
  isInternationalHostname,
  isIpv4,
  isIpv6,
} from './addressForms.js';
import { isDate, isDateTime, isDuration, isTime } from './timeForms.js';
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from './uriForms.js';

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

/** Tells each format that is known, in one pass over the text. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': isDateTime,
  time: isTime,
  duration: isDuration,
  uuid: (text) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text),
  ipv4: isIpv4,
  ipv6: isIpv6,
  byte: (text) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
  email: isEmail,
  'idn-email': isInternationalEmail,
  hostname: isHostname,
  'idn-hostname': isInternationalHostname,
  uri: isUri,
  url: isUri,
  iri: isIri,
  'uri-reference': isUriReference,
  'iri-reference': isIriReference,
  'uri-template': isUriTemplate,
  'json-pointer': (text) => POINTER.test(text),
  'relative-json-pointer': (text) => {
    const [start] = /^(?:0|[1-9]\d*)/.exec(text) ?? [];
    return start !== undefined && (text === `${start}#` || POINTER.test(text.slice(start.length)));
  },
  regex: isUnicodePattern,
};

const POINTER = /^(?:\/[^~]*(?:~[01][^~]*)*)?$/;

/** A text of a format; nothing for one that is not known. */
export function textOfFormat(format: string, words: Placeholders): string | undefined {
  return entryOf(VALUES, format) ?? entryOf(WORDS, format)?.(words);
}

/** Whether a text is of a format; one that is not known forbids nothing. */
export function isOfFormat(format: string, text: string): boolean {
  return entryOf(FORMS, format)?.(text) ?? true;
}

/** Whether a format asks anything of a text. */
export function isKnownFormat(format: string): boolean {
  return Object.hasOwn(FORMS, format);
}

/** Limits that a format of numbers stands for. */
export function rangeOf(format: string | undefined): readonly [number, number] | undefined {
  if (format === 'int32') return [-(2 ** 31), 2 ** 31 - 1];
  return undefined;
}
