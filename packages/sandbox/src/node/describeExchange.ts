import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { HarBody, HarHeader } from '../recorder/har.js';
import { attempt } from '../recorder/values.js';
import { findSignature } from './findSignature.js';
import type { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

/** Bytes of a body that are kept for the file; all bytes are passed on. */
const MOST_KEPT = 16 * 1024 * 1024;

const DECODERS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** A request or response that is passed on, with a copy of its body. */
export class Message {
  readonly #parts: Buffer[] = [];
  size = 0;

  constructor(readonly incoming: IncomingMessage) {
    incoming.on('data', (part: Buffer) => {
      this.size += part.length;
      if (this.size <= MOST_KEPT) this.#parts.push(part);
    });
  }

  get headers(): HarHeader[] {
    const { rawHeaders } = this.incoming;
    return rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : [],
    );
  }

  /** The decoded body; `undefined` if it is too long for the file, or cannot be decoded. */
  decode(): Buffer | undefined {
    if (this.size > MOST_KEPT) return undefined;
    const body = Buffer.concat(this.#parts);
    const encoding = this.incoming.headers['content-encoding']?.toLowerCase() ?? '';
    const decode = DECODERS[encoding];
    return decode ? attempt(() => decode(body, { maxOutputLength: MOST_KEPT })) : body;
  }

  /** The body in base64 for the masker. A body that is not kept has only its size. */
  describe(body = this.decode()): HarBody & { size: number } {
    const mimeType = this.incoming.headers['content-type'] ?? '';
    if (!body) return { mimeType, size: this.size, comment: `(${this.size} bytes)` };
    return { mimeType, size: body.length, encoding: 'base64', text: body.toString('base64') };
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
  sent: Message;
  /** `undefined` without a response. */
  received: Message | undefined;
}

/** The entry of an exchange in an HTTP archive (HAR 1.2), masked, with decoded bodies. */
export function describeExchange(exchange: Captured, masker: Masker): object {
  const { begun, error, isDelivery, received, sent, took, url, waited } = exchange;
  const { headers } = sent;
  const signed = isDelivery ? String(sent.decode()) : '';
  const { request, response, ...entry } = maskEntry(
    {
      startedDateTime: begun.toISOString(),
      time: took,
      request: {
        method: sent.incoming.method ?? '',
        url,
        headers,
        postData: sent.size > 0 ? sent.describe() : undefined,
      },
      response: {
        status: received?.incoming.statusCode ?? 0,
        statusText: received?.incoming.statusMessage ?? '',
        headers: received?.headers ?? [],
        content: received?.describe() ?? { mimeType: '', size: 0 },
      },
      _assinatura: isDelivery ? findSignature(headers, signed, masker.secrets) : undefined,
      comment: error,
    },
    masker,
    isDelivery,
  );
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  const query = [...new URL(request.url).searchParams];
  const bodySize = received?.size ?? 0;
  const { content, headers: answered } = response;
  return {
    ...entry,
    request: {
      ...common,
      ...request,
      queryString: query.map(([name, value]) => ({ name, value })),
      bodySize: sent.size,
    },
    response: {
      ...common,
      ...response,
      content: { ...content, compression: content.size - bodySize },
      redirectURL: answered.find(({ name }) => /^location$/i.test(name))?.value ?? '',
      bodySize,
    },
    cache: {},
    timings: { send: 0, wait: waited, receive: took - waited },
  };
}
