import { type PastedDelivery, readDelivery } from './readDelivery';

/** The answer in Portuguese. Names and values are between backticks. */
export interface SignatureAnswer {
  readonly kind: 'fits' | 'none';
  readonly title: string;
  readonly lines: readonly string[];
  /** Environment variables with which a verifier accepts the delivery; empty if nothing fits. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

export interface SignatureTexts {
  readonly secret: string;
  readonly headers: string;
  readonly body: string;
}

/** A content that may have produced the signature. */
interface Attempt {
  readonly content: BlobPart[];
  /** The signed content, in words. */
  readonly signed: string;
  /** Changes to the pasted texts or to a verifier. */
  readonly changes: readonly string[];
}

const ALGORITHMS = ['SHA-256', 'SHA-1', 'SHA-384', 'SHA-512'];
const CODINGS = ['hex', 'base64'] as const;
/** Separators between a header and the body. */
const SEPARATORS = ['.', '', ':'];
/** A header with several parts separates them with one of these characters. */
const SEPARATED = /^(?:$|[\s,;])/;

const LAST_LINE = 'A quebra de linha no fim do corpo colado não é a do corpo assinado.';
const CUT_OUT = 'O cabeçalho traz mais do que a assinatura: recorte-a antes de chamar `verificar`.';

const refuse = (title: string, line: string): SignatureAnswer => {
  return { kind: 'none', title, lines: [line], settings: [] };
};
const NO_CRYPTO = refuse(
  'Este endereço não permite a conferência',
  'O navegador só calcula assinaturas em páginas abertas por HTTPS ou em `localhost`.',
);
const NO_SECRET = refuse('Falta o segredo', 'Cole o segredo com que a entrega foi assinada.');
const NO_DELIVERY = refuse(
  'Faltam os cabeçalhos',
  'Não há um cabeçalho legível. Cole no campo deles uma linha inteira de `entregas.jsonl`, ou linhas como `Nome: valor`, ou JSON.',
);
const NO_FIT = refuse(
  'Nenhuma combinação confere',
  'O segredo é outro, o corpo não é o que foi assinado, ou a assinatura cobre algo que não está aqui.',
);

/**
 * Finds the combination of open choices that produced a delivery's signature: header, algorithm, coding, prefix and
 * signed content. If none matches, it tries another line break at the end of the body. Spaces around the secret are ignored.
 */
export async function checkSignature(texts: SignatureTexts): Promise<SignatureAnswer> {
  const secret = texts.secret.trim();
  if (!globalThis.crypto?.subtle) return NO_CRYPTO;
  if (secret === '') return NO_SECRET;
  const delivery = readDelivery(texts.headers);
  if (delivery.headers.length === 0 && delivery.address === '') return NO_DELIVERY;
  const sent = findMatchingSecret(secret, delivery);
  if (sent) return sent;
  for (const attempt of listAttempts(texts.body || delivery.body || '', delivery)) {
    const fit = await findHmac(secret, attempt, delivery);
    if (fit) return fit;
  }
  return NO_FIT;
}

function* listAttempts(
  body: NonNullable<PastedDelivery['body']>,
  { headers }: PastedDelivery,
): Generator<Attempt> {
  const alone = { content: [body], signed: 'do corpo', changes: [] };
  yield alone;
  // The value of a header, or one of its parts: `t` of `t=1770000000,v1=…`.
  const parts = headers.flatMap(([name, value]) => [
    [name, value],
    ...Array.from(value.matchAll(/(\w+)=([^,;]+)/g), ([, part, text]) => [
      `${name}, ${part}`,
      text,
    ]),
  ]);
  for (const [name, value = ''] of parts) {
    for (const between of SEPARATORS) {
      const pieces = `\`${name}\`${between && `, \`${between}\``} e o corpo`;
      const changes = [`A função \`assinado\` deve juntar ${pieces}.`];
      yield { content: [value + between, body], signed: `de ${pieces}`, changes };
    }
  }
  const lastLine = { ...alone, changes: [LAST_LINE] };
  yield { ...lastLine, content: [body, '\n'] };
  if (typeof body === 'string') yield { ...lastLine, content: [body.replace(/\r?\n$/, '')] };
}

async function findHmac(
  secret: string,
  { changes, content, signed }: Attempt,
  { headers }: PastedDelivery,
): Promise<SignatureAnswer | undefined> {
  const bytes = await new Blob(content).arrayBuffer();
  const key = new TextEncoder().encode(secret);
  for (const hash of ALGORITHMS) {
    const hmac = { name: 'HMAC', hash };
    const signer = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', signer, bytes));
    for (const [name, value] of headers) {
      for (const coding of CODINGS) {
        const [prefix = '', suffix] = value.split(encode(digest, coding));
        if (suffix === undefined || !SEPARATED.test(suffix)) continue;
        // A part that changes with each delivery is not a setting.
        const isComposite = suffix !== '' || /\d{6}/.test(prefix);
        const after = prefix && !isComposite ? `, depois de \`${prefix}\`` : '';
        const coded = coding === 'hex' ? 'hexadecimal' : 'base64';
        return {
          kind: 'fits',
          title: 'Confere',
          lines: [
            `\`${name}\` traz o HMAC ${signed} com ${hash}, em ${coded}${after}.`,
            ...changes,
            ...(isComposite ? [CUT_OUT] : []),
          ],
          settings: [
            ['WEBHOOK_TIPO', 'HMAC'],
            ['WEBHOOK_ALGORITMO', hash.toLowerCase().replace('-', '')],
            ['WEBHOOK_CODIFICACAO', coding],
            ...(after ? [['WEBHOOK_PREFIXO', prefix] as const] : []),
          ],
        };
      }
    }
  }
  return undefined;
}

function encode(digest: Uint8Array, coding: (typeof CODINGS)[number]): string {
  if (coding === 'base64') return btoa(String.fromCharCode(...digest));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret itself in a header, after a word like `Bearer`, or in the query. */
function findMatchingSecret(
  secret: string,
  { address, headers }: PastedDelivery,
): SignatureAnswer | undefined {
  const query = new URLSearchParams(address.split('?')[1]);
  const inQuery = [...query].find(([, value]) => value === secret);
  const found = headers.find(([, value]) => ` ${value}`.endsWith(` ${secret}`)) ?? inQuery;
  if (!found) return undefined;
  const [name, value] = found;
  const prefix = value.slice(0, -secret.length);
  const ofHeader = prefix ? 'BEARER_TOKEN' : 'CUSTOM_HEADER';
  return {
    kind: 'fits',
    title: 'Confere',
    lines: [`\`${name}\` traz o próprio segredo: o corpo não é verificado.`],
    settings: [
      ['WEBHOOK_TIPO', found === inQuery ? 'CUSTOM_QUERY_PARAMETER' : ofHeader],
      ...(prefix ? [['WEBHOOK_PREFIXO', prefix] as const] : []),
    ],
  };
}
