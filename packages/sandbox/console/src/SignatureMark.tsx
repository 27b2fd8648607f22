import type { ReactNode } from 'react';
import type { LoggedDelivery } from '../../src/server/CallLog.js';
import { type ENCODINGS, type HASHES, signBody } from '../../src/webhooks/signBody.js';
import { useShell } from './Shell.js';

interface SignatureRule {
  cabecalho: string;
  algoritmo: keyof typeof HASHES;
  codificacao: keyof typeof ENCODINGS;
  prefixo: string;
}

/** Checks the HMAC of a delivery with the account's secret, as its receiver would. */
export function SignatureMark({
  request: { body, headers },
  secret,
}: NonNullable<LoggedDelivery['unsent']>): ReactNode {
  const found = useShell().rules.find(({ id }) => id === 'assinatura-hmac');
  const rule = found?.parameters as SignatureRule | undefined;
  const sent = headers[rule?.cabecalho ?? ''];
  if (!rule || sent === undefined) return null;
  const code = signBody(secret, body, rule.algoritmo, rule.codificacao);
  const isRight = rule.prefixo + code === sent;
  return (
    <span className={isRight ? 'tag tag-ok' : 'tag tag-danger'}>
      {isRight ? 'assinatura conferida' : 'a assinatura não confere'}
    </span>
  );
}
