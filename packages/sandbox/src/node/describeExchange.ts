import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { HarHeader } from '../recorder/har.js';
import { findToken } from '../recorder/Traffic.js';
import { hasOneChange } from '../recorder/values.js';
import { ENCODINGS, HASHES, signBody } from '../webhooks/signBody.js';
import { attempt } from '../work/Work.js';
import type { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

/** Bytes of a decoded body, so that a small answer cannot fill the memory. */
const MOST_DECODED = 16 * 1024 * 1024;

/** A request or response that is passed on, with a copy of its body. */
export class Message {
  readonly #parts: Buffer<ArrayBuffer>[] = [];

  constructor(readonly incoming: IncomingMessage) {
    incoming.on('data', (part: Buffer<ArrayBuffer>) => this.#parts.push(part));
  }

  get headers(): HarHeader[] {
    const { rawHeaders } = this.incoming;
    return rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : [],
    );
  }

  /** The decoded body; as it was sent if it cannot be decoded. */
  readBody() {
    const { 'content-encoding': encoding, 'content-type': mimeType = '' } = this.incoming.headers;
    const sent = Buffer.concat(this.#parts);
    const decode = /^br$/i.test(encoding ?? '') ? brotliDecompressSync : unzipSync;
    const bytes =
      (encoding && attempt(() => decode(sent, { maxOutputLength: MOST_DECODED }))) || sent;
    return { mimeType, size: bytes.length, bytes };
  }
}

export interface Captured {
  begun: Date;
  /** In milliseconds. */
  took: number;
  url: string;
  error: string | undefined;
  sent: Message;
  /** `undefined` without a response. */
  received: Message | undefined;
}

/** The entry of an exchange in an HTTP archive (HAR 1.2), masked, with decoded bodies. */
export function describeExchange(
  { begun, error, received, sent, took: time, url }: Captured,
  masker: Masker,
  isDelivery: boolean,
): object {
  const token = findToken(sent.headers);
  const postData = sent.readBody();
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
        postData: postData.size > 0 ? postData : undefined,
      },
      response: {
        status: answer?.statusCode ?? 0,
        statusText: answer?.statusMessage ?? '',
        headers: received?.headers ?? [],
        content: received?.readBody() ?? { mimeType: '', size: 0 },
      },
      _assinatura: isDelivery ? findSignature(sent, masker.secrets) : undefined,
      _caractereTrocado: [...masker.secrets].some((one) => hasOneChange(one, token)) || undefined,
      comment: error,
    },
    masker,
    isDelivery,
  );
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
  const { searchParams } = new URL(request.url);
  const queryString = [...searchParams].map(([name, value]) => ({ name, value }));
  const location = response.headers.find(({ name }) => /^location$/i.test(name));
  return {
    ...entry,
    request: { ...common, ...request, queryString },
    response: { ...common, ...response, redirectURL: location?.value ?? '' },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}

/** The header that signs a delivery's body with one of the secrets, as parameters of the rule `assinatura-hmac`. */
function findSignature(sent: Message, secrets: ReadonlySet<string>) {
  const body = String(sent.readBody().bytes);
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
