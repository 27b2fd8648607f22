import type { Placeholders } from '../ModelLabels.js';
import { isUnicodePattern } from '../pattern/parsePattern.js';

const LABEL = '(?!..--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HOST = String.raw`(?=.{1,253}$)${LABEL}(?:\.${LABEL})*`;
const LETTERS = "[\\w!#$%&'*+/=?^`{|}~-]+";
const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const DAYS = String.raw`(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)`;
const HOURS = String.raw`T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)`;
const POINTER = '(?:/[^~]*(?:~[01][^~]*)*)?';
const characters = (more: string) => `(?:[\\w.~!$&'()*+,;=:@/${more}-]|%[\\da-fA-F]{2})*`;
const PATH = `${characters('')}(?:\\?${characters('?')})?(?:#${characters('?')})?$`;
const IPV6_HOST = String.raw`//(?:[\w.~!$&'()*+,;=:%-]*@)?\[[\da-fA-F:.]+\](?![^:/?#])`;
const ABSOLUTE = new RegExp(`^[A-Za-z][A-Za-z\\d+.-]*:(?:${IPV6_HOST})?${PATH}`);
const RELATIVE = new RegExp(`^(?![^/?#]*:)${PATH}`);
/** An address of the web without a host, or one with two user names. */
const BAD_HOST = /^https?:(?!\/\/[^/])|\/\/[^/?#]*@[^/?#]*@/i;

const whole = (form: string) => {
  const expression = new RegExp(`^(?:${form})$`);
  return (text: string) => expression.test(text);
};
const isTime = whole(TIME);

const isHost = whole(HOST);
/** A mailbox of a name, without quotes (RFC 5321, `Dot-string`). */
const isEmail = whole(`${LETTERS}(?:\\.${LETTERS})*@(?=.*\\.)${HOST}`);
/** An address with its scheme (RFC 3986); that of the web names a host, too. */
const isUri = (text: string) => ABSOLUTE.test(text) && !BAD_HOST.test(text) && URL.canParse(text);
/** An address, with or without its scheme. */
const isReference = (text: string) =>
  isUri(text) || (RELATIVE.test(text) && !BAD_HOST.test(text) && URL.canParse(text, 'http://a'));
const isDateTime = (text: string) =>
  /^t$/i.test(text.charAt(10)) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
const isIpv6 = (text: string) => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);
const isTemplate = (text: string) => isReference(text.replace(/\{[+#./;?&]?\w+\*?\}/g, 'a'));
const isBase64 = whole('(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?');

type Row = readonly [string, (words: Placeholders) => string, (text: string) => boolean];

/** Names of formats, a text in the reader's words, and what tells such texts in one pass over them. */
// biome-ignore format: a table, a row each
const ROWS: readonly Row[] = [
  ['date', () => '2026-03-16', isDate],
  ['date-time iso-date-time', () => '2026-03-16T12:00:00Z', isDateTime],
  ['time iso-time', () => '12:00:00Z', isTime],
  ['duration', () => 'P1D', whole(`P(?:\\d+W|${DAYS}(?:${HOURS})?|${HOURS})`)],
  ['uuid', () => '3fa1c2d4-5b6e-4f70-8a91-b2c3d4e5f607', whole('[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}')],
  ['ipv4', () => '192.0.2.10', whole(`${BYTE}(?:\\.${BYTE}){3}`)],
  ['ipv6', () => '2001:db8::10', isIpv6],
  ['byte', () => 'ZXhlbXBsbw==', isBase64],
  ['email idn-email', ({ email }) => email, isEmail],
  ['hostname idn-hostname', ({ host }) => host, isHost],
  ['uri url iri', ({ host, path }) => `https://${host}${path}`, isUri],
  ['uri-reference iri-reference', ({ path }) => path, isReference],
  ['uri-template', ({ path }) => path, isTemplate],
  ['json-pointer', ({ path }) => path, whole(POINTER)],
  ['relative-json-pointer', () => '0', whole(`(?:0|[1-9]\\d*)(?:#|${POINTER})`)],
  ['regex', () => '^.*$', isUnicodePattern],
  ['binary', ({ file }) => file, () => true],
];

/** How each format is written and told; what is rare in it is refused. */
export const FORMATS = new Map(
  ROWS.flatMap(([names, write, tells]) =>
    names.split(' ').map((name) => [name, { write, tells }] as const),
  ),
);

/** A day of the calendar (RFC 3339, `full-date`). */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
