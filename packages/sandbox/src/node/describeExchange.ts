import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { findSignature } from '../recorder/findSignature.js';
import type { HarEntry, HarPair } from '../recorder/har.js';
import { parseForm, UnreadableFormError } from '../server/parseForm.js';
import type { Masker } from './Masker.js';
import { describeFile, maskBody } from './maskBody.js';

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
  const {
    begun,
    error,
    isDelivery,
    method,
    request,
    response = NO_RESPONSE,
    took,
    waited,
  } = exchange;
  const type = headerOf(request, 'content-type');
  // The order matters: the body has the names of the values that other parts repeat.
  const postData = request.size > 0 ? describeBody(request, type, masker) : undefined;
  const content = describeContent(response, masker);
  const headers = maskHeaders(response, masker, false);
  const url = masker.maskAddress(exchange.url, isDelivery);
  const signature =
    isDelivery && findSignature(pairsOf(request), String(request.body), masker.secrets);
  return {
    startedDateTime: begun.toISOString(),
    time: took,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: maskHeaders(request, masker, isDelivery),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(postData && { postData: { mimeType: type, ...postData } }),
      headersSize: -1,
      bodySize: request.size,
    },
    response: {
      status: response.status,
      statusText: response.statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers,
      content,
      redirectURL: headers.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '',
      headersSize: -1,
      bodySize: response.size,
    },
    cache: {},
    timings: { send: 0, wait: waited, receive: took - waited },
    ...(signature && { _assinatura: signature }),
    ...(error !== undefined && { comment: error }),
  };
}

function describeBody(
  { body, size }: CapturedMessage,
  type: string,
  masker: Masker,
): Omit<NonNullable<HarEntry['request']['postData']>, 'mimeType'> {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type) ?? [];
  if (!body) return { comment: `(${size} bytes)` };
  if (boundary === undefined) return maskBody(body, type, masker);
  try {
    const parts = parseForm(new Uint8Array(body), boundary);
    return {
      params: parts.map(({ file, name, text }) =>
        file
          ? {
              name,
              fileName: masker.maskValue('nome', text),
              contentType: file.mediaType,
              comment: describeFile(file.bytes),
            }
          : { name, value: masker.maskValue(name, text) },
      ),
    };
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error;
    return { comment: describeFile(body) };
  }
}

function describeContent(
  message: CapturedMessage,
  masker: Masker,
): HarEntry['response']['content'] {
  const mimeType = headerOf(message, 'content-type');
  const body = message.body && decode(message.body, headerOf(message, 'content-encoding'));
  const size = body?.length ?? message.size;
  const described = { size, mimeType, compression: size - message.size };
  if (!body) return { ...described, comment: `(${size} bytes)` };
  return { ...described, ...maskBody(body, mimeType, masker) };
}

function decode(body: Buffer, encoding: string): Buffer | undefined {
  try {
    return DECODERS[encoding.toLowerCase()]?.(body) ?? body;
  } catch {
    return undefined;
  }
}

function pairsOf({ headers }: CapturedMessage): HarPair[] {
  return headers.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, value: headers[at + 1] ?? '' }] : [],
  );
}

function headerOf(message: CapturedMessage, wanted: string): string {
  return pairsOf(message).find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
}

function maskHeaders(message: CapturedMessage, masker: Masker, isDelivery: boolean): HarPair[] {
  return pairsOf(message).map(({ name, value }) => ({
    name,
    value: masker.maskHeader(name, value, isDelivery),
  }));
}
