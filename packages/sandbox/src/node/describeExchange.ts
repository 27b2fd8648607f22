import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { HarBody, HarHeader } from '../recorder/har.js';
import { findToken } from '../recorder/Traffic.js';
import { hasOneChange } from '../recorder/values.js';
import { ENCODINGS, HASHES, signBody } from '../webhooks/signBody.js';
import { attempt } from '../work/Work.js';
import type { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

/** Bytes of a body that are kept for the file; all bytes are passed on. */
const MOST_KEPT = 16 * 1024 * 1024;

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
    const encoding = this.incoming.headers['content-encoding']?.toLowerCase() ?? 'identity';
    if (encoding === 'identity') return body;
    const decode = encoding === 'br' ? brotliDecompressSync : unzipSync;
    return attempt(() => decode(body, { maxOutputLength: MOST_KEPT }));
  }

  /** The body in base64 for the masker. A body that is not kept has only its size. */
  describe(): HarBody & { size: number } {
    const body = this.decode();
    const mimeType = this.incoming.headers['content-type'] ?? '';
    if (!body) return { mimeType, size: this.size, comment: `${this.size} bytes` };
    return { mimeType, size: body.length, encoding: 'base64', text: body.toString('base64') };
  }
}

export interface Captured {
  begun: Date;
  /** In milliseconds. */
  took: number;
  url: string;
  error: string | undefined;
  isDelivery: boolean;
  sent: Message;
  /** `undefined` without a response. */
  received: Message | undefined;
}

/** The entry of an exchange in an HTTP archive (HAR 1.2), masked, with decoded bodies. */
export function describeExchange(exchange: Captured, masker: Masker): object {
  const { begun, error, isDelivery, received, sent, took: time, url } = exchange;
  const token = findToken(sent.headers);
  // The status of a broken answer would make its missing body look empty.
  const answer = received?.incoming.complete ? received.incoming : undefined;
  const { request, response, ...entry } = maskEntry(
    {
      startedDateTime: begun.toISOString(),
      time,
      request: {
        method: sent.incoming.method ?? '',
        url,
        headers: sent.headers,
        postData: sent.size > 0 ? sent.describe() : undefined,
      },
      response: {
        status: answer?.statusCode ?? 0,
        statusText: answer?.statusMessage ?? '',
        headers: received?.headers ?? [],
        content: received?.describe() ?? { mimeType: '', size: 0 },
      },
      _assinatura: isDelivery ? findSignature(sent, masker.secrets) : undefined,
      _caractereTrocado: [...masker.secrets].some((one) => hasOneChange(one, token)) || undefined,
      comment: error,
    },
    masker,
    isDelivery,
  );
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1 };
  const { searchParams } = new URL(request.url);
  const queryString = [...searchParams].map(([name, value]) => ({ name, value }));
  const location = response.headers.find(({ name }) => /^location$/i.test(name));
  return {
    ...entry,
    request: { ...common, ...request, queryString, bodySize: sent.size },
    response: {
      ...common,
      ...response,
      redirectURL: location?.value ?? '',
      bodySize: received?.size ?? 0,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}

/** The header that signs a delivery's body with one of the secrets, as parameters of the rule `assinatura-hmac`. */
function findSignature(sent: Message, secrets: ReadonlySet<string>) {
  const body = String(sent.decode());
  for (const secret of secrets) {
    for (const algoritmo of Object.keys(HASHES) as (keyof typeof HASHES)[]) {
      for (const codificacao of Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]) {
        const code = signBody(secret, body, algoritmo, codificacao);
        const header = sent.headers.find(({ value }) => value.endsWith(code));
        if (!header) continue;
        const prefixo = header.value.slice(0, -code.length);
        return { cabecalho: header.name, algoritmo, codificacao, prefixo };
      }
    }
  }
  return undefined;
}
