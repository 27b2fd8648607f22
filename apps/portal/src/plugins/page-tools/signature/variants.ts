/** A possible original text or bytes, and the change that turned them into the pasted ones. */
export interface Variant<T, Fault extends string> {
  readonly value: T;
  readonly fault: Fault;
}

export type Bytes = Uint8Array<ArrayBuffer>;

export type SecretFault = 'secret-spaces' | 'secret-quotes' | 'secret-newline';

/** Variants of a secret with usual copying mistakes. */
export function varySecret(secret: string): Variant<string, SecretFault>[] {
  const bare = secret.trim();
  const variants: Variant<string, SecretFault>[] = [
    { value: bare, fault: 'secret-spaces' },
    { value: bare.replace(/^(["'`])(.*)\1$/, '$2'), fault: 'secret-quotes' },
    { value: `${bare}\n`, fault: 'secret-newline' },
  ];
  return variants.filter(({ value }) => value !== secret);
}

export type BodyFault =
  | 'newline-more'
  | 'newline-less'
  | 'crlf'
  | 'spaces'
  | 'bom'
  | 'compact'
  | 'spaced'
  | 'indented'
  | 'escapes'
  | 'no-escapes'
  | 'base64'
  | 'latin1';

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/**
 * Variants of a body with usual changes between sender and verifier.
 *
 * @returns every variant that differs from the body; empty if the bytes are not text.
 */
export function varyBody(body: Bytes): Variant<Bytes, BodyFault>[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return [];
  }
  const unix = text.replaceAll('\r\n', '\n');
  const texts: (readonly [BodyFault, string])[] = [
    ['newline-more', text.replace(/\r?\n$/, '')],
    ['newline-less', `${text}\n`],
    ['newline-less', `${text}\r\n`],
    ['crlf', unix.replaceAll('\n', '\r\n')],
    ['crlf', unix],
    ['spaces', text.trim()],
    ['bom', `\u{feff}${text}`],
    ['bom', text.replace(/^\u{feff}/u, '')],
    ...rewriteJson(text),
  ];
  const coded = /^[\w+/]{8,}={0,2}$/.test(text.trim()) ? decodeBase64(text.trim()) : undefined;
  const latin = [...text].every((letter) => letter <= '\xff')
    ? Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    : undefined;
  return [
    ...texts
      .filter(([, other]) => other !== text)
      .map(([fault, other]) => ({ value: encode(other), fault })),
    ...(coded ? [{ value: coded, fault: 'base64' as const }] : []),
    ...(latin && latin.length < body.length ? [{ value: latin, fault: 'latin1' as const }] : []),
  ];
}

/** A JSON text in other programs' formatting. Numbers, keys and order stay unchanged. */
function rewriteJson(text: string): (readonly [BodyFault, string])[] {
  try {
    JSON.parse(text);
  } catch {
    return [];
  }
  const pieces = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const compact = pieces.join('');
  const spaced = pieces.map((piece) => (/^[,:]$/.test(piece) ? `${piece} ` : piece)).join('');
  const both: (readonly [BodyFault, string])[] = [
    ['compact', compact],
    ['spaced', spaced],
    ['indented', indent(pieces, '  ')],
    ['indented', indent(pieces, '    ')],
    ['indented', indent(pieces, '\t')],
  ];
  return [...both, ['compact' as const, text] as const].flatMap(([fault, written]) => [
    [fault, written] as const,
    ...(fault === 'indented' ? [[fault, `${written}\n`] as const] : []),
    ['no-escapes', writeEscapes(written)] as const,
    ['escapes', readEscapes(written)] as const,
  ]);
}

function indent(pieces: readonly string[], step: string): string {
  let depth = 0;
  return pieces
    .map((piece, at) => {
      const next = pieces[at + 1] ?? '';
      if (/^[{[]$/.test(piece)) {
        if (/^[}\]]$/.test(next)) return piece;
        depth += 1;
        return `${piece}\n${step.repeat(depth)}`;
      }
      if (piece === ',') return `,\n${step.repeat(depth)}`;
      if (piece === ':') return ': ';
      if (!/^[}\]]$/.test(next)) return piece;
      depth -= 1;
      return `${piece}\n${step.repeat(depth)}`;
    })
    .join('');
}

/** Escapes all characters outside ASCII, as some JSON writers do. */
function writeEscapes(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function readEscapes(json: string): string {
  return json.replace(/\\\\|\\u([\da-f]{4})/gi, (all, code = '0') => {
    const unit = Number.parseInt(code, 16);
    return unit > 0x7f ? String.fromCharCode(unit) : all;
  });
}

/** @returns `undefined` if the text is not base64. */
export function decodeBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** @returns `undefined` if the text is not hexadecimal. */
export function decodeHex(text: string): Bytes | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
