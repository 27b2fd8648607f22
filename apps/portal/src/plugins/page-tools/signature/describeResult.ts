import {
  checkSignature,
  type HmacFit,
  type SecretFit,
  type SignatureFault,
  type SignatureResult,
  type SignedPiece,
} from './checkSignature';
import { readDelivery } from './readDelivery';

/** Description of a result in Portuguese. Names and values are between backticks. */
export interface ResultDescription {
  readonly kind: SignatureResult['kind'];
  readonly title: string;
  readonly lines: readonly string[];
  /** Environment variables with which a verifier accepts the delivery; empty if nothing fits. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

const FAULTS: Readonly<Record<SignatureFault, string>> = {
  secret: 'O segredo colado tem espaços ou quebras de linha nas pontas.',
  lines: 'As quebras de linha do corpo colado não são as do corpo assinado.',
  json: 'O JSON foi reescrito: o corpo assinado está em uma linha só.',
};

const CODINGS: Readonly<Record<HmacFit['coding'], string>> = {
  hex: 'em hexadecimal',
  HEX: 'em hexadecimal com maiúsculas',
  base64: 'em base64',
  base64url: 'em base64 para URL ou sem preenchimento',
};

/** Changes to a verifier that its variables cannot express. */
const CODING_CHANGES: Readonly<Record<HmacFit['coding'], string | undefined>> = {
  hex: undefined,
  HEX: 'Passe a assinatura para minúsculas antes de chamar `verificar`.',
  base64: undefined,
  base64url:
    'Antes de chamar `verificar`, troque `-` por `+` e `_` por `/`, e complete a assinatura com `=`.',
};

/** The answer if nothing can be checked. */
const refuse = (title: string, line: string): ResultDescription => {
  return { kind: 'none', title, lines: [line], settings: [] };
};
const NO_CRYPTO = refuse(
  'Este endereço não permite a conferência',
  'O navegador só calcula assinaturas em páginas abertas por HTTPS ou em `localhost`.',
);
const NO_SECRET = refuse('Falta o segredo', 'Cole o segredo com que a entrega foi assinada.');
const NO_DELIVERY = refuse(
  'Faltam os cabeçalhos',
  'Não há um cabeçalho legível. Cole-os como `Nome: valor`, um por linha, ou em JSON.',
);

/** Finds out how a delivery was signed, from the texts that a reader pasted. */
export async function describeDelivery(
  secret: string,
  headers: string,
  body: string,
): Promise<ResultDescription> {
  if (!globalThis.crypto?.subtle) return NO_CRYPTO;
  if (secret.trim() === '') return NO_SECRET;
  const delivery = readDelivery(headers);
  if (delivery.headers.length === 0 && delivery.address === '') return NO_DELIVERY;
  const own = body === '' ? undefined : new TextEncoder().encode(body);
  return describeResult(await checkSignature(secret, { ...delivery, ...(own && { body: own }) }));
}

export function describeResult(result: SignatureResult): ResultDescription {
  if (result.kind === 'none') {
    const lines = [describeCandidates(result.candidates)];
    return { kind: 'none', title: 'Nenhuma combinação confere', lines, settings: [] };
  }
  const { faults, fit, kind } = result;
  const { lines, settings } = fit.how === 'hmac' ? describeHmac(fit) : describeSecret(fit);
  return {
    kind,
    title: kind === 'fits' ? 'Confere' : 'Quase confere',
    lines: [...faults.map((fault) => FAULTS[fault]), ...lines],
    settings,
  };
}

type ResultText = Pick<ResultDescription, 'lines' | 'settings'>;

function describeHmac({
  algorithm,
  coding,
  header,
  key,
  prefix,
  signed,
  suffix,
}: HmacFit): ResultText {
  const isBodyAlone = signed.length === 1;
  // A part that changes with each delivery is not a setting.
  const isComposite = suffix !== '' || /\d{6}/.test(prefix);
  const hash = algorithm.toUpperCase().replace('SHA', 'SHA-');
  const of = isBodyAlone ? 'do corpo' : `de ${describePieces(signed)}`;
  const after = prefix && !isComposite ? `, depois de \`${prefix}\`` : '';
  const changes = [
    isComposite
      ? 'O cabeçalho traz mais do que a assinatura: recorte-a antes de chamar `verificar`.'
      : undefined,
    CODING_CHANGES[coding],
    isBodyAlone ? undefined : `A função \`assinado\` deve juntar ${describePieces(signed)}.`,
    key === 'text'
      ? undefined
      : `A função \`esperar\` deve decodificar o segredo de ${key === 'hex' ? 'hexadecimal' : 'base64'}.`,
  ];
  return {
    lines: [
      `\`${header}\` traz o HMAC ${of} com ${hash}, ${CODINGS[coding]}${after}.`,
      ...changes.filter((line) => line !== undefined),
    ],
    settings: [
      ['WEBHOOK_TIPO', 'HMAC'],
      ['WEBHOOK_ALGORITMO', algorithm],
      ['WEBHOOK_CODIFICACAO', coding.startsWith('base64') ? 'base64' : 'hex'],
      ...(prefix && !isComposite ? [['WEBHOOK_PREFIXO', prefix] as const] : []),
    ],
  };
}

function describeSecret({ name, place, prefix }: SecretFit): ResultText {
  const where = place === 'query' ? `O parâmetro \`${name}\`` : `\`${name}\``;
  const after = prefix ? `, depois de \`${prefix}\`` : '';
  const ofHeader = prefix ? 'BEARER_TOKEN' : 'CUSTOM_HEADER';
  return {
    lines: [`${where} traz o próprio segredo${after}: o corpo não é verificado.`],
    settings: [
      ['WEBHOOK_TIPO', place === 'query' ? 'CUSTOM_QUERY_PARAMETER' : ofHeader],
      ...(prefix ? [['WEBHOOK_PREFIXO', prefix] as const] : []),
    ],
  };
}

function describeCandidates(names: readonly string[]): string {
  if (names.length === 0) {
    return 'Nenhum cabeçalho tem o tamanho de uma assinatura HMAC, e o segredo não está na entrega.';
  }
  const shown = names.map((name) => `\`${name}\``).join(' ou ');
  return `A assinatura pode estar em ${shown}: o segredo é outro, o corpo não é o que foi assinado, ou se assina algo que não está aqui.`;
}

function describePieces(signed: readonly SignedPiece[]): string {
  const names = signed.map((piece) => {
    if (piece === 'body') return 'o corpo';
    return 'name' in piece
      ? `\`${piece.name}\``
      : `\`${piece.text === '\n' ? '\\n' : piece.text}\``;
  });
  return `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}
