import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Content, Header } from 'har-format';
import { findSignature } from '../recorder/findSignature.js';
import type { HarBody, HarEntry } from '../recorder/har.js';
import { parseForm, UnreadableFormError } from '../server/parseForm.js';
import type { Masker } from './Masker.js';
import { describeFile, maskEntry } from './maskEntry.js';

interface CapturedMessage {
  /** Names and values in turn, as they were received. */
  headers: readonly string[];
  /** `undefined` if it is too long. */
  body: Buffer | undefined;
  /** Bytes of the whole body. */
  size: number;
}

/** An exchange as it was passed on. Times are in milliseconds. */
export interface Captured {
  begun: Date;
  took: number;
  waited: number;
  method: string;
  url: string;
  error: string | undefined;
  isDelivery: boolean;
  request: CapturedMessage;
  /** `undefined` without a response. */
  response: (CapturedMessage & { status: number; statusText: string }) | undefined;
}

const NO_RESPONSE = { status: 0, statusText: '', headers: [], body: Buffer.alloc(0), size: 0 };

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** The entry of an exchange, masked. Bodies are decoded; a file is only described by its size and SHA-256. */
export function describeExchange(exchange: Captured, masker: Masker): HarEntry {
  const { begun, error, isDelivery, method, request, response = NO_RESPONSE, took } = exchange;
  const headers = nameValues(request);
  const signature = isDelivery && findSignature(headers, String(request.body), masker.secrets);
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  const entry: HarEntry = {
    startedDateTime: begun.toISOString(),
    time: took,
    request: {
      ...common,
      method,
      url: exchange.url,
      headers,
      queryString: [],
      ...(request.size > 0 && { postData: describeMessage(request) }),
      bodySize: request.size,
    },
    response: {
      ...common,
      status: response.status,
      statusText: response.statusText,
      headers: nameValues(response),
      content: describeContent(response),
      redirectURL: '',
      bodySize: response.size,
    },
    cache: {},
    timings: { send: 0, wait: exchange.waited, receive: took - exchange.waited },
    ...(signature && { _assinatura: signature }),
    ...(error !== undefined && { comment: error }),
  };
  return maskEntry(entry, masker, isDelivery);
}

function describeMessage(message: CapturedMessage): HarBody {
  const { body, size } = message;
  const mimeType = readHeader(message, 'content-type');
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(mimeType) ?? [];
  if (!body) return { mimeType, comment: `(${size} bytes)` };
  const text = isUtf8(body) ? { text: body.toString() } : { comment: describeFile(body) };
  if (boundary === undefined) return { mimeType, ...text };
  try {
    const params = parseForm(new Uint8Array(body), boundary).map(({ file, name, text: value }) => {
      if (!file) return { name, value };
      const { bytes, mediaType: contentType } = file;
      return { name, fileName: value, contentType, comment: describeFile(bytes) };
    });
    return { mimeType, params };
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return { mimeType, ...text };
  }
}

function describeContent(message: CapturedMessage): Content {
  const body = message.body && decodeText(message.body, readHeader(message, 'content-encoding'));
  const size = body?.length ?? message.size;
  return {
    size,
    mimeType: readHeader(message, 'content-type'),
    compression: size - message.size,
    ...(body
      ? { text: body.toString('base64'), encoding: 'base64' }
      : { comment: `(${size} bytes)` }),
  };
}

function decodeText(body: Buffer, encoding: string): Buffer | undefined {
  try {
    return DECODERS[encoding.toLowerCase()]?.(body) ?? body;
  } catch {
    return undefined;
  }
}

function nameValues({ headers }: CapturedMessage): Header[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, value: headers[at + 1] ?? '' }] : [],
  );
}

function readHeader(message: CapturedMessage, wanted: string): string {
  return nameValues(message).find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}
