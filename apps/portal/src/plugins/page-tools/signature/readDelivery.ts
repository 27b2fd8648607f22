export interface Delivery {
  /** Name and value in their order; repeated headers are repeated here. */
  readonly headers: readonly DeliveryHeader[];
  /** Path with its query, or only a query, if the delivery has it. */
  readonly address: string;
  /** Body bytes, if the text contains them with the headers. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

export type DeliveryHeader = readonly [name: string, value: string];

/** Property names of a delivery: those of the journey's receiver, the vectors, and Node. */
const HEADERS = ['cabecalhos', 'headers', 'rawHeaders'];
const ADDRESS = ['endereco', 'url', 'path'];

const REQUEST_LINE = /^[A-Z]{3,10} (\S+)(?: HTTP\/[\d.]+)?$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s?(.*)$/;
/** Prefixes of lines from curl and other programs, and around one of curl's options. */
const PRINTED = /^(?:[<>]\s|(?:-H|--header)\s+)/;
const TEXT = /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/;
const TEXTS = new RegExp(TEXT, 'g');
/** A name and a quoted text as in printed objects; the name may be unquoted. */
const PAIRS = new RegExp(`(?:'([\\w-]+)'|"([\\w-]+)"|([\\w-]+))\\s*:\\s*${TEXT.source}`, 'g');

/**
 * Parses headers in any common notation: lines as curl prints them, with or without the request line and the body
 * below; an object or list as JSON, Node or Python print it; and a line of the journey's receiver or a delivery of the
 * published vectors, which both include the body.
 *
 * @param text the pasted text.
 */
export function readDelivery(text: string): Delivery {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return readLines(text);
  // Of several records, one per line, the last is the newest.
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

/** @throws {TypeError} if the record is neither an object nor a list. */
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

function readEntries(headers: object): DeliveryHeader[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): DeliveryHeader => [name, String(one)]),
  );
}

/** Accepts pairs, or alternating names and values. */
function readList(list: readonly unknown[]): DeliveryHeader[] {
  const flat = list.flat().map(String);
  return Array.from({ length: Math.floor(flat.length / 2) }, (_, at) => [
    flat[2 * at] ?? '',
    flat[2 * at + 1] ?? '',
  ]);
}

function readPairs(printed: string): DeliveryHeader[] {
  return [...printed.matchAll(PAIRS)].map(({ 1: single, 2: double, 3: bare, groups }) => [
    single ?? double ?? bare ?? '',
    withoutEscapes(groups?.text ?? ''),
  ]);
}

function readTexts(printed: string): DeliveryHeader[] {
  const texts = [...printed.matchAll(TEXTS)].map(({ groups }) => groups?.text ?? '');
  return readList(texts.map(withoutEscapes));
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

function readLines(text: string): Delivery {
  const lines = text.replace(/^\s+/, '').split(/\r?\n/);
  const headers: DeliveryHeader[] = [];
  let address = '';
  let body: string | undefined;
  for (const [at, line] of lines.entries()) {
    const bare = line.trim().replace(PRINTED, '');
    // The body follows an empty line, unless every line comes from curl.
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

/** Removes the surrounding quotes and the trailing backslash of a command's line. */
function withoutQuotes(line: string): string {
  return line.replace(/\s*\\$/, '').replace(/^(['"])(.*)\1$/, '$2');
}
