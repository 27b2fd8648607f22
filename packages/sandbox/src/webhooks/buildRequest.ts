import { aHeaderName, type WebhookTarget } from '../domain/webhookSettings.js';
import { aText, defineRule, oneOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { DELIVERY_AGENT } from '../server/guardRequests.js';
import { signBody } from './signBody.js';

const signature = defineRule('assinatura-hmac', {
  cabecalho: aHeaderName,
  algoritmo: oneOf('sha1', 'sha256', 'sha384', 'sha512'),
  codificacao: oneOf('hex', 'base64'),
  prefixo: aText,
});
const secretHeaders = defineRule('lugar-dos-segredos', {
  cabecalhoDoToken: aHeaderName,
  esquema: aText,
});
const delivery = defineRule('metodo-e-corpo-da-entrega', { metodo: oneOf('POST', 'PUT') });

export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export function buildRequest(
  rules: WatchedRules,
  target: WebhookTarget,
  body: string,
): OutgoingRequest {
  const url = new URL(target.webhookUrl);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'user-agent': DELIVERY_AGENT,
  };
  const { authType } = target;
  if (authType === 'HMAC') {
    const { cabecalho, algoritmo, codificacao, prefixo } = rules.of(signature);
    const code = signBody(target.hmacSecret ?? '', body, algoritmo, codificacao);
    headers[cabecalho] = `${prefixo}${code}`;
  } else if (authType === 'BEARER_TOKEN') {
    const { cabecalhoDoToken, esquema } = rules.of(secretHeaders);
    headers[cabecalhoDoToken] = `${esquema}${target.bearerToken}`;
  } else if (authType === 'CUSTOM_HEADER') {
    headers[target.customHeaderKey ?? ''] = target.customHeaderValue ?? '';
  } else if (authType === 'CUSTOM_QUERY_PARAMETER') {
    url.searchParams.append(target.customQueryKey ?? '', target.customQueryValue ?? '');
  }
  return { url: url.href, method: rules.of(delivery).metodo, headers, body };
}
