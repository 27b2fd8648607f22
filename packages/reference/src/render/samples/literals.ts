import type { SampleBody, SampleRequest } from '@frontier/openapi';

/** A call as printers take it: its address holds the query, and no quote, backslash or blank. */
export type Call = Omit<SampleRequest, 'query'>;

/** How a language writes the parts of JSON. Numbers keep the digits of the contract's example. */
interface Notation {
  readonly text: (text: string) => string;
  /** Name of a member; written as a text unless said otherwise. */
  readonly name?: (name: string) => string;
  /** `true`, `false` and `null`; as in JSON unless said otherwise. */
  readonly words?: Readonly<Record<string, string>>;
  /** A list of values that take one line each is written in one line. */
  readonly flatLists?: boolean;
}

export const JSON_NOTATION: Notation = { text: JSON.stringify };

/** The JSON of a body that is an object or a list; one text or number is sent as it is written. */
export function structureOf(body: SampleBody | undefined): string | undefined {
  if (body?.kind !== 'json' || !/^\s*[[{]/.test(body.text)) return undefined;
  try {
    JSON.parse(body.text);
    return body.text;
  } catch {
    // Only the beginning of a long text of the document is shown.
    return undefined;
  }
}

/** Writes valid JSON as a literal of another language, two blanks a level. */
export function rewriteJson(json: string, notation: Notation, indent = ''): string {
  const { flatLists = false, text, name = text, words = {} } = notation;
  const tokens = json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s[\]{}:,]+/g);
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
