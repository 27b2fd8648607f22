export interface PastedDelivery {
  /** Name and value in their order; repeated headers are repeated here. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Path with its query, or only a query, if the delivery has it. */
  readonly address: string;
  /** The body, if the text contains it with the headers. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

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

/**
 * Parses headers: lines, with or without the request line and the body below; a JSON object; and a line of the
 * journey's receiver or a delivery of the published vectors, which both include the body.
 */
export function readDelivery(text: string): PastedDelivery {
  if (!text.trim().startsWith('{')) return readHeaderLines(text);
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return { headers: [], address: '' };
  }
}

function readRecord(record: object): PastedDelivery {
  if (!('cabecalhos' in record)) return { headers: readPairs(record), address: '' };
  const { cabecalhos, consulta, corpo, corpoBase64, endereco } = record as DeliveryRecord;
  return {
    headers: readPairs(cabecalhos),
    address: endereco ?? `?${consulta ?? ''}`,
    body: corpo ?? Uint8Array.from(atob(corpoBase64 ?? ''), (byte) => byte.charCodeAt(0)),
  };
}

function readPairs(headers: object): PastedDelivery['headers'] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)]);
}

function readHeaderLines(text: string): PastedDelivery {
  const [head = '', ...rest] = text.trimStart().split(/\r?\n\r?\n/);
  const lines = head.split(/\r?\n/).map((line) => line.trim());
  const body = rest.join('\n\n');
  return {
    headers: lines.flatMap((line) => {
      const [, name, value = ''] = HEADER_LINE.exec(line) ?? [];
      return name ? [[name, value] as const] : [];
    }),
    address: REQUEST_LINE.exec(lines[0] ?? '')?.[1] ?? '',
    ...(body && { body }),
  };
}
