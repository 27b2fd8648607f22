import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HarBody, HarHeader } from '../recorder/har.js';
import { findSignature } from './findSignature.js';
import type { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

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

/** The entry of an exchange in an HTTP archive (HAR 1.2), masked, with decoded bodies. */
export function describeExchange(exchange: Captured, masker: Masker): object {
  const { begun, error, isDelivery, received, took, waited } = exchange;
  const body = exchange.sent.bytes;
  const sentHeaders = nameValues(exchange.request);
  const isSent = exchange.sent.size > 0;
  const content = received.bytes && decode(received.bytes, exchange.response);
  const size = content?.length ?? received.size;
  const { request, response, ...entry } = maskEntry(
    {
      startedDateTime: begun.toISOString(),
      time: took,
      request: {
        method: exchange.request.method ?? '',
        url: exchange.url,
        headers: sentHeaders,
        postData: isSent ? describe(exchange.request, body, exchange.sent.size) : undefined,
      },
      response: {
        status: exchange.response?.statusCode ?? 0,
        statusText: exchange.response?.statusMessage ?? '',
        headers: exchange.response ? nameValues(exchange.response) : [],
        content: { size, ...describe(exchange.response, content, size) },
      },
      _assinatura: isDelivery
        ? findSignature(sentHeaders, String(body), masker.secrets)
        : undefined,
      comment: error,
    },
    masker,
    isDelivery,
  );
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  const query = [...new URL(request.url).searchParams];
  return {
    ...entry,
    request: {
      ...common,
      ...request,
      queryString: query.map(([name, value]) => ({ name, value })),
      bodySize: exchange.sent.size,
    },
    response: {
      ...common,
      ...response,
      content: { ...response.content, compression: size - received.size },
      redirectURL: response.headers.find(({ name }) => /^location$/i.test(name))?.value ?? '',
      bodySize: received.size,
    },
    cache: {},
    timings: { send: 0, wait: waited, receive: took - waited },
  };
}

/** A body in base64, which the masker decodes; the size of one that is too long. */
function describe(
  message: IncomingMessage | undefined,
  body: Buffer | undefined,
  size: number,
): HarBody {
  const mimeType = message?.headers['content-type'] ?? '';
  if (!body) return { mimeType, comment: `(${size} bytes)` };
  return { mimeType, encoding: 'base64', text: body.toString('base64') };
}

function decode(body: Buffer, response: IncomingMessage | undefined): Buffer | undefined {
  const encoding = response?.headers['content-encoding']?.toLowerCase() ?? '';
  try {
    return DECODERS[encoding]?.(body, { maxOutputLength: MOST_KEPT }) ?? body;
  } catch {
    return undefined;
  }
}

function nameValues({ rawHeaders }: IncomingMessage): HarHeader[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : [],
  );
}
