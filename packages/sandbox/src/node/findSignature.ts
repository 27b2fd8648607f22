import type { HarHeader } from '../recorder/har.js';
import { ENCODINGS, HASHES, signBody } from '../webhooks/signBody.js';

/**
 * Finds the header of a delivery that signs its body with one of the secrets.
 * @returns parameters of the rule `assinatura-hmac`; `undefined` without a signature
 */
export function findSignature(
  headers: readonly HarHeader[],
  body: string,
  secrets: Iterable<string>,
): Readonly<Record<string, string>> | undefined {
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
