import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Header } from 'har-format';
import type { HarBody, HarEntry } from '../recorder/har.js';
import { parseForm } from '../server/parseForm.js';
import { Refusal } from '../work/Work.js';
import { findSignature } from './findSignature.js';
import type { Masker } from './Masker.js';
import { describeFile, maskEntry } from './maskEntry.js';

/** Bytes of a body that are kept for the file; all bytes are passed on. */
const MOST_KEPT = 16 * 1024 * 1024;

/** A body as it was passed on, in parts. */
export class Body {
  readonly #kept: Buffer[] = [];
  size = 0;

  add(part: Buffer): void {
    this.size += part.length;
    if (this.size <= MOST_KEPT) this.#kept.push(part);
  }

  /** `undefined` if the body is too long for the file. */
  get bytes(): Buffer | undefined {
    return this.size <= MOST_KEPT ? Buffer.concat(this.#kept) : undefined;
  }
}

/** An exchange as it was passed on. Times are in milliseconds. */
export interface Captured {
  begun: Date;
  took: number;
  waited: number;
  url: string;
  error: string | undefined;
  isDelivery: boolean;
  request: IncomingMessage;
  sent: Body;
  /** `undefined` without a response. */
  response: IncomingMessage | undefined;
  received: Body;
}

const DECODERS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** The entry of an exchange, masked. Bodies are decoded; a file is only described by its size and SHA-256. */
export function describeExchange(exchange: Captured, masker: Masker): HarEntry {
  const { begun, error, isDelivery, received, request, response, sent, took, waited } = exchange;
  const body = sent.bytes;
  const headers = nameValues(request);
  const signature = isDelivery && findSignature(headers, String(body), masker.secrets);
  const content = received.bytes && decode(received.bytes, response?.headers['content-encoding']);
  const size = content?.length ?? received.size;
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  const entry: HarEntry = {
    startedDateTime: begun.toISOString(),
    time: took,
    request: {
      ...common,
      method: request.method ?? '',
      url: exchange.url,
      headers,
      queryString: [],
      ...(sent.size > 0 && {
        postData: describeForm(request, body) ?? describe(request, body, sent.size),
      }),
      bodySize: sent.size,
    },
    response: {
      ...common,
      status: response?.statusCode ?? 0,
      statusText: response?.statusMessage ?? '',
      headers: response ? nameValues(response) : [],
      content: { size, compression: size - received.size, ...describe(response, content, size) },
      redirectURL: '',
      bodySize: received.size,
    },
    cache: {},
    timings: { send: 0, wait: waited, receive: took - waited },
    ...(signature && { _assinatura: signature }),
    ...(error !== undefined && { comment: error }),
  };
  return maskEntry(entry, masker, isDelivery);
}

/** A body as its text, or as the description of a file. */
function describe(message: IncomingMessage | undefined, body: Buffer | undefined, size: number) {
  const mimeType = message?.headers['content-type'] ?? '';
  if (!body) return { mimeType, comment: `(${size} bytes)` };
  return {
    mimeType,
    ...(isUtf8(body) ? { text: body.toString() } : { comment: describeFile(body) }),
  };
}

/** The fields of a form, with the descriptions of its files; `undefined` for another body. */
function describeForm({ headers }: IncomingMessage, body: Buffer | undefined): HarBody | undefined {
  const mimeType = headers['content-type'] ?? '';
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(mimeType) ?? [];
  if (!body || boundary === undefined) return undefined;
  try {
    const params = parseForm(new Uint8Array(body), boundary).map(({ file, name, text: value }) => {
      if (!file) return { name, value };
      const { bytes, mediaType: contentType } = file;
      return { name, fileName: value, contentType, comment: describeFile(bytes) };
    });
    return { mimeType, params };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function decode(body: Buffer, encoding = ''): Buffer | undefined {
  try {
    return DECODERS[encoding.toLowerCase()]?.(body, { maxOutputLength: MOST_KEPT }) ?? body;
  } catch {
    return undefined;
  }
}

function nameValues({ rawHeaders }: IncomingMessage): Header[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : [],
  );
}
