import { type ReactNode, useEffect, useState } from 'react';
import type { LoggedDelivery } from '../../src/server/CallLog.js';
import { useShell } from './Shell.js';

interface SignatureRule {
  cabecalho: string;
  algoritmo: string;
  codificacao: 'hex' | 'base64';
  prefixo: string;
}

/** Checks the HMAC of a delivery with the account's secret, as its receiver would. */
export function SignatureMark({
  request: { body, headers },
  secret,
}: NonNullable<LoggedDelivery['unsent']>): ReactNode {
  const { rules } = useShell();
  const [isRight, setRight] = useState<boolean>();
  const rule = rules.find(({ id }) => id === 'assinatura-hmac')?.parameters as
    | SignatureRule
    | undefined;
  const sent = headers[rule?.cabecalho ?? ''];
  useEffect(() => {
    if (!rule || sent === undefined) return;
    void sign(body, secret, rule).then((signature) => setRight(signature === sent));
  }, [body, secret, sent, rule]);
  if (isRight === undefined) return null;
  return (
    <span className={isRight ? 'tag tag-ok' : 'tag tag-danger'}>
      {isRight ? 'assinatura conferida' : 'a assinatura não confere'}
    </span>
  );
}

async function sign(body: string, secret: string, rule: SignatureRule): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const hash = rule.algoritmo.replace('sha', 'SHA-');
  const hmac = { name: 'HMAC', hash };
  const key = await crypto.subtle.importKey('raw', bytes(secret), hmac, false, ['sign']);
  const code = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(body)));
  const text =
    rule.codificacao === 'base64'
      ? btoa(String.fromCharCode(...code))
      : [...code].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return rule.prefixo + text;
}
