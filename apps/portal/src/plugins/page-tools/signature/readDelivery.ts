/** A delivery as somebody wrote it down. */
export interface Delivery {
  /** Name and value, in the order they stand in; one that came twice stands twice. */
  readonly headers: readonly Header[];
  /** Path with its query, or a query alone, where it was written down. */
  readonly address: string;
  /** Bytes, where they were written down with the headers. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

export type Header = readonly [name: string, value: string];

/** What receivers call the parts of a delivery: that of the journey, the vectors, and Node's own names. */
const HEADERS = ['cabecalhos', 'headers', 'rawHeaders'];
const ADDRESS = ['endereco', 'url', 'path'];

const REQUEST_LINE = /^[A-Z]{3,10} (\S+)(?: HTTP\/[\d.]+)?$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s?(.*)$/;
/** What curl and others print before a line, or around one of their options. */
const PRINTED = /^(?:[<>]\s|(?:-H|--header)\s+)/;
const TEXT = /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/;
const TEXTS = new RegExp(TEXT, 'g');
/** A name and a text in quotes, as objects are printed; the name may stand bare. */
const PAIRS = new RegExp(`(?:'([\\w-]+)'|"([\\w-]+)"|([\\w-]+))\\s*:\\s*${TEXT.source}`, 'g');

/**
 * Reads headers in any form they are usually written down in: lines, as curl prints them, with or without the
 * request's own line and the body below; an object or list, as JSON or as Node and Python print it; and a line that
 * the journey's receiver keeps, or a delivery of the published vectors, which have the body too.
 *
 * @param text what was pasted.
 */
export function readDelivery(text: string): Delivery {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return readLines(text);
  // Of several records, one a line, the last is the newest.
  for (const json of [trimmed, trimmed.split('\n').at(-1) ?? '']) {
    try {
      return readRecord(JSON.parse(json));
    } catch {}
  }
  return {
    headers: trimmed.startsWith('{') ? readPairs(trimmed) : readTexts(trimmed),
    address: '',
  };
}

/** @throws {TypeError} where it is no object and no list. */
function readRecord(record: unknown): Delivery {
  if (Array.isArray(record)) return { headers: readList(record), address: '' };
  if (typeof record !== 'object' || record === null) throw new TypeError('no delivery');
  const fields = new Map(Object.entries(record));
  const held = HEADERS.map((name) => fields.get(name)).find((value) => typeof value === 'object');
  if (!held) return { headers: readEntries(record), address: '' };
  const address = ADDRESS.map((name) => fields.get(name)).find(
    (value) => typeof value === 'string',
  );
  const query = fields.get('consulta');
  const body = readBody(fields);
  return {
    headers: Array.isArray(held) ? readList(held) : readEntries(held),
    address: address ?? (typeof query === 'string' ? `?${query}` : ''),
    ...(body && { body }),
  };
}

function readBody(fields: ReadonlyMap<string, unknown>): Uint8Array<ArrayBuffer> | undefined {
  const coded = fields.get('corpoBase64');
  if (typeof coded === 'string') return Uint8Array.from(atob(coded), (byte) => byte.charCodeAt(0));
  const body = fields.get('corpo') ?? fields.get('body');
  return typeof body === 'string' ? new TextEncoder().encode(body) : undefined;
}

function readEntries(headers: object): Header[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): Header => [name, String(one)]),
  );
}

/** Pairs, or names and values by turns. */
function readList(list: readonly unknown[]): Header[] {
  const flat = list.flat().map(String);
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, at) => [
    flat[2 * at] ?? '',
    flat[2 * at + 1] ?? '',
  ]);
}

function readPairs(printed: string): Header[] {
  return [...printed.matchAll(PAIRS)].map(({ 1: single, 2: double, 3: bare, groups }) => [
    single ?? double ?? bare ?? '',
    withoutEscapes(groups?.text ?? ''),
  ]);
}

function readTexts(printed: string): Header[] {
  const texts = [...printed.matchAll(TEXTS)].map(({ groups }) => groups?.text ?? '');
  return readList(texts.map(withoutEscapes));
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

function readLines(text: string): Delivery {
  const lines = text.replace(/^\s+/, '').split(/\r?\n/);
  const headers: Header[] = [];
  let address = '';
  let body: string | undefined;
  for (const [at, line] of lines.entries()) {
    const bare = line.trim().replace(PRINTED, '');
    // Below an empty line comes the body, except where every line is curl's own.
    if (bare === '' && headers.length > 0 && !/^[<>]/.test(line)) {
      body = lines.slice(at + 1).join('\n');
      break;
    }
    const [, asked] = REQUEST_LINE.exec(bare) ?? [];
    const [, name = '', value = ''] = HEADER_LINE.exec(withoutQuotes(bare)) ?? [];
    if (asked) address = asked;
    else if (name) headers.push([name, value]);
  }
  return { headers, address, ...(body && { body: new TextEncoder().encode(body) }) };
}

/** Without the quotes around the whole, and the backslash at its end, of a command's line. */
function withoutQuotes(line: string): string {
  return line.replace(/\s*\\$/, '').replace(/^(['"])(.*)\1$/, '$2');
}
