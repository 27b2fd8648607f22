import type { SampleBody, SampleRequest } from '@frontier/openapi';

/** A call for the printers. Its URL includes the query and contains no quote, backslash or blank. */
export type CallToPrint = Omit<SampleRequest, 'query' | 'values'>;

/** Writes a call in one language. The texts of a document are untrusted: they must remain literals in the code. */
export type PrintCall = (call: CallToPrint) => string;

/** Rules for writing JSON as literals of a language. Numbers keep the digits of the contract's example. */
interface Notation {
  readonly text: (text: string) => string;
  /** Writes the name of a member; by default like a text. */
  readonly name?: (name: string) => string;
  /** Words for `true`, `false` and `null`; by default as in JSON. */
  readonly words?: Readonly<Record<string, string>>;
  /** Writes a list on one line if each of its values fits on one. */
  readonly flatLists?: boolean;
}

/** Texts, numbers, keywords and brackets of JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{}:,]+/g;

export const JSON_NOTATION: Notation = { text: JSON.stringify };

/** A single text or number is sent as text, so it has no structure. */
export function structureOf(body: SampleBody | undefined): string | undefined {
  if (body?.kind !== 'json' || !/^\s*[[{]/.test(body.text)) return undefined;
  try {
    JSON.parse(body.text);
    return body.text;
  } catch {
    // A long example is cut and therefore no valid JSON.
    return undefined;
  }
}

/**
 * Whether a language whose numbers are 64-bit floats keeps all numbers of a JSON text.
 *
 * @param keepsIntegers whether its integers have any length.
 */
export function keepsNumbers(json: string, keepsIntegers = false): boolean {
  const tokens = json.match(TOKENS) ?? [];
  return tokens.every((token) => {
    const number = Number(token);
    if (token.startsWith('"') || Number.isNaN(number)) return true;
    const [digits = ''] = /[1-9]\d*?(?=0*(?:e|$))/i.exec(token.replace('.', '')) ?? [];
    if (/^-?\d+$/.test(token) && (keepsIntegers || Number.isSafeInteger(number))) return true;
    const isTooSmall = number === 0 && digits !== '';
    return digits.length <= FLOAT_DIGITS && Number.isFinite(number) && !isTooSmall;
  });
}

/** Decimal digits that a 64-bit float always keeps. */
const FLOAT_DIGITS = 15;

/** Writes valid JSON as a literal of another language, indented by two blanks per level. */
export function rewriteJson(json: string, notation: Notation, indent = ''): string {
  const { flatLists = false, text, name = text, words = {} } = notation;
  const tokens = json.matchAll(TOKENS);
  const next = (): string => tokens.next().value?.[0] ?? '';
  const write = (token: string, outer: string): string => {
    if (token.startsWith('"')) return text(JSON.parse(token));
    if (token !== '[' && token !== '{') return words[token] ?? token;
    const inner = `${outer}  `;
    const items: string[] = [];
    for (let item = next(); item !== ']' && item !== '}'; item = next()) {
      const label = token === '{' ? `${name(JSON.parse(item))}: ` : '';
      items.push(label + write(label ? next() : item, inner));
    }
    const close = token === '[' ? ']' : '}';
    if (items.length === 0) return token + close;
    const isFlat = flatLists && token === '[' && !items.some((item) => item.includes('\n'));
    if (isFlat) return `[${items.join(', ')}]`;
    return `${token}\n${items.map((item) => inner + item).join(',\n')}\n${outer}${close}`;
  };
  return write(next(), indent);
}
