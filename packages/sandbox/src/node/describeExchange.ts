import { bytesOf, type HarEntry } from '../recorder/har.js';
import { findToken } from '../recorder/Traffic.js';
import { hasOneChange } from '../recorder/values.js';
import { ENCODINGS, HASHES, signBody } from '../webhooks/signBody.js';
import type { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';

/** A recorded exchange as the masked entry of an HTTP archive (HAR 1.2). */
export function describeExchange(exchange: HarEntry, masker: Masker, isDelivery: boolean): object {
  const token = findToken(exchange.request.headers);
  const { request, response, ...entry } = maskEntry(exchange, masker, isDelivery);
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
  const { searchParams } = new URL(request.url);
  const queryString = [...searchParams].map(([name, value]) => ({ name, value }));
  const location = response.headers.find(({ name }) => /^location$/i.test(name));
  return {
    ...entry,
    request: { ...common, ...request, queryString },
    response: { ...common, ...response, redirectURL: location?.value ?? '' },
    cache: {},
    timings: { send: 0, wait: entry.time, receive: 0 },
    _assinatura: isDelivery ? findSignature(exchange, masker.secrets) : undefined,
    _caractereTrocado: [...masker.secrets].some((one) => hasOneChange(one, token)) || undefined,
  };
}

/** The header that signs a delivery's body with one of the secrets, as parameters of the rule `assinatura-hmac`. */
function findSignature({ request }: HarEntry, secrets: ReadonlySet<string>) {
  const { headers, postData = { mimeType: '' } } = request;
  const body = Buffer.from(bytesOf(postData)).toString();
  for (const secret of secrets) {
    for (const algoritmo of Object.keys(HASHES) as (keyof typeof HASHES)[]) {
      for (const codificacao of Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[]) {
        const code = signBody(secret, body, algoritmo, codificacao);
        const header = headers.find(({ value }) => value.endsWith(code));
        if (!header) continue;
        const prefixo = header.value.slice(0, -code.length);
        return { cabecalho: header.name, algoritmo, codificacao, prefixo };
      }
    }
  }
  return undefined;
}
