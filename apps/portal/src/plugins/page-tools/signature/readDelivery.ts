export interface PastedDelivery {
  /** Name and value in their order; repeated headers are repeated here. */
  readonly headers: readonly DeliveryHeader[];
  /** Path with its query, or only a query, if the delivery has it. */
  readonly address: string;
  /** Body bytes, if the text contains them with the headers. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

export type DeliveryHeader = readonly [name: string, value: string];

/** A line of the journey's receiver, or a delivery of the published vectors. */
interface DeliveryRecord {
  readonly cabecalhos: object;
  readonly endereco?: string;
  readonly consulta?: string;
  readonly corpo?: string;
  readonly corpoBase64?: string;
}

const REQUEST_LINE = /^[A-Z]{3,10} (\S+)(?: HTTP\/[\d.]+)?$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+)\s*:\s?(.*)$/;
/** Start of a line that curl prints. */
const PRINTED = /^[<>]\s/;

/**
 * Parses headers: lines as curl prints them, with or without the request line and the body below; a JSON object; and a
 * line of the journey's receiver or a delivery of the published vectors, which both include the body.
 *
 * @param text the pasted text.
 */
export function readDelivery(text: string): PastedDelivery {
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return readLines(text);
  // Of several records, one per line, the last is the newest.
  for (const json of [trimmed, trimmed.split('\n').at(-1) ?? '']) {
    try {
      return readRecord(JSON.parse(json));
    } catch {}
  }
  return { headers: [], address: '' };
}

function readRecord(record: object): PastedDelivery {
  if (!('cabecalhos' in record)) return { headers: readEntries(record), address: '' };
  const { cabecalhos, consulta, corpo = '', corpoBase64, endereco } = record as DeliveryRecord;
  return {
    headers: readEntries(cabecalhos),
    address: endereco ?? `?${consulta ?? ''}`,
    body:
      corpoBase64 === undefined
        ? new TextEncoder().encode(corpo)
        : Uint8Array.from(atob(corpoBase64), (byte) => byte.charCodeAt(0)),
  };
}

function readEntries(headers: object): DeliveryHeader[] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

function readLines(text: string): PastedDelivery {
  const lines = text.trimStart().split(/\r?\n/);
  const headers: DeliveryHeader[] = [];
  let address = '';
  let body: string | undefined;
  for (const [at, line] of lines.entries()) {
    const bare = line.trim().replace(PRINTED, '');
    // The body follows an empty line.
    if (bare === '' && headers.length > 0) {
      body = lines.slice(at + 1).join('\n');
      break;
    }
    const [, asked] = REQUEST_LINE.exec(bare) ?? [];
    const [, name = '', value = ''] = HEADER_LINE.exec(bare) ?? [];
    if (asked) address = asked;
    else if (name) headers.push([name, value]);
  }
  return { headers, address, ...(body && { body: new TextEncoder().encode(body) }) };
}
