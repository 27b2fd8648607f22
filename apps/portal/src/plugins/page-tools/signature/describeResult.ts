import {
  checkSignature,
  type HmacFit,
  type ResultHint,
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
  'secret-spaces': 'O segredo colado tem espaços ou quebras de linha nas pontas.',
  'secret-quotes': 'O segredo colado está entre aspas, que não fazem parte dele.',
  'secret-newline':
    'Quem assinou usou o segredo com uma quebra de linha no fim, como a que fica ao lê-lo de um arquivo.',
  'newline-more': 'O corpo colado tem no fim uma quebra de linha que não foi assinada.',
  'newline-less': 'Falta ao corpo colado a quebra de linha do fim.',
  crlf: 'As linhas do corpo assinado terminam de outro modo (CRLF ou LF): um campo de texto, um editor ou um proxy as trocou.',
  spaces: 'O corpo colado tem espaços ou linhas a mais nas pontas.',
  bom: 'O corpo ganhou ou perdeu uma marca de ordem de bytes (BOM) no começo.',
  compact: 'O JSON foi reescrito: o corpo assinado não tem espaços nem quebras de linha.',
  spaced:
    'O JSON foi reescrito: o corpo assinado tem um espaço depois de cada vírgula e de cada dois-pontos.',
  indented: 'O JSON foi reescrito: o corpo assinado é recuado, com um campo por linha.',
  escapes: 'O JSON foi reescrito: o corpo assinado traz os acentos como letras, e não em escapes.',
  'no-escapes':
    'O JSON foi reescrito: o corpo assinado traz os acentos em escapes, como `\\u00e2`.',
  base64: 'O corpo colado está em base64: os bytes assinados são os decodificados.',
  latin1: 'O corpo foi assinado em ISO-8859-1, e não em UTF-8.',
  cut: 'A assinatura está cortada: só o começo confere.',
  longer: 'Há caracteres a mais depois da assinatura.',
  'query-coding': 'O parâmetro não está codificado para a URL, em que um `+` vale um espaço.',
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
    return {
      kind: 'none',
      title: 'Nenhuma combinação confere',
      lines: result.hints.map(describeHint),
      settings: [],
    };
  }
  const { doubled, faults, fit, kind } = result;
  const name = fit.how === 'hmac' ? fit.header : fit.name;
  const isDoubled =
    !(fit.how === 'secret' && fit.place === 'query') && doubled.includes(name.toLowerCase());
  const told = fit.how === 'hmac' ? describeHmac(fit) : describeSecret(fit);
  return {
    kind,
    title: kind === 'fits' ? 'Confere' : 'Quase confere',
    lines: [
      ...faults.map((fault) => FAULTS[fault]),
      ...told.lines,
      ...(isDoubled ? [`\`${name}\` veio mais de uma vez: recuse uma entrega assim.`] : []),
    ],
    settings: told.settings,
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
  const hash = nameHash(algorithm);
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

function describeHint(hint: ResultHint): string {
  switch (hint.kind) {
    case 'no-signature':
      return 'Nenhum cabeçalho tem o tamanho de uma assinatura HMAC, e o segredo não está na entrega.';
    case 'digest':
      return `\`${hint.header}\` é o ${nameHash(hint.algorithm)} do corpo, sem segredo: não prova quem enviou.`;
    case 'looks-like':
      return `\`${hint.header}\` tem o tamanho de um ${nameHash(hint.algorithm)}: o segredo é outro, o corpo não é o que foi assinado, ou se assina algo que não está aqui.`;
  }
}

/** The name of the algorithm in its standard. */
function nameHash(algorithm: HmacFit['algorithm']): string {
  return algorithm.toUpperCase().replace('SHA', 'SHA-');
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
