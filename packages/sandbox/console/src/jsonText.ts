/** A JSON token with its source text, so that numbers keep all digits. */
export interface JsonToken {
  kind: 'key' | 'string' | 'number' | 'word' | 'sign';
  text: string;
}

/** A scalar value with its path and source range. */
export interface JsonValue {
  /** `investidores.0.cpfCnpj`. */
  path: string;
  start: number;
  end: number;
}

/** The first syntax error, counted from 1. */
export interface JsonFault {
  line: number;
  column: number;
  problem: string;
}

export type ScannedJson = { tokens: JsonToken[]; values: JsonValue[] } | { fault: JsonFault };

/** Maximum nesting; the simulator accepts 64. */
const DEEPEST = 500;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const WORD = /true|false|null/y;

class Unreadable extends Error {
  constructor(
    readonly at: number,
    problem: string,
  ) {
    super(problem);
  }
}

/** Scans JSON strictly by RFC 8259. */
export function scanJson(text: string): ScannedJson {
  const tokens: JsonToken[] = [];
  const values: JsonValue[] = [];
  let at = 0;
  try {
    skip();
    readValue('', 0);
    if (at < text.length) throw new Unreadable(at, 'o JSON já terminou antes daqui');
    return { tokens, values };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const lines = text.slice(0, error.at).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { fault: { line: lines.length, column, problem: error.message } };
  }

  function skip(): void {
    while (at < text.length && ' \t\n\r'.includes(text[at] ?? '')) at += 1;
  }

  function take(pattern: RegExp, kind: JsonToken['kind']): boolean {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return false;
    tokens.push({ kind, text: found });
    at += found.length;
    return true;
  }

  function takeSign(sign: string): boolean {
    if (text[at] !== sign) return false;
    tokens.push({ kind: 'sign', text: sign });
    at += 1;
    skip();
    return true;
  }

  function readValue(path: string, depth: number): void {
    if (depth > DEEPEST) throw new Unreadable(at, `passa de ${DEEPEST} níveis`);
    const start = at;
    if (takeSign('{')) readObject(path, depth);
    else if (takeSign('[')) readList(path, depth);
    else if (take(STRING, 'string') || take(NUMBER, 'number') || take(WORD, 'word')) {
      values.push({ path, start, end: at });
    } else throw new Unreadable(at, describe('um valor'));
    skip();
  }

  function readObject(path: string, depth: number): void {
    if (takeSign('}')) return;
    do {
      const start = at;
      if (!take(STRING, 'key')) throw new Unreadable(at, describe('um nome entre aspas'));
      const name = JSON.parse(text.slice(start, at)) as string;
      skip();
      if (!takeSign(':')) throw new Unreadable(at, describe('dois-pontos'));
      readValue(path === '' ? name : `${path}.${name}`, depth + 1);
    } while (takeSign(','));
    if (!takeSign('}')) throw new Unreadable(at, describe('vírgula ou }'));
  }

  function readList(path: string, depth: number): void {
    if (takeSign(']')) return;
    let place = 0;
    do {
      readValue(path === '' ? String(place) : `${path}.${place}`, depth + 1);
      place += 1;
    } while (takeSign(','));
    if (!takeSign(']')) throw new Unreadable(at, describe('vírgula ou ]'));
  }

  function describe(wanted: string): string {
    if (at >= text.length) return `o texto termina onde deveria vir ${wanted}`;
    return `deveria vir ${wanted}, e vem ${text.slice(at, at + 8).split('\n', 1)[0]}`;
  }
}

/** Puts each value on its own line; only the whitespace between tokens changes. */
export function formatTokens(tokens: readonly JsonToken[]): JsonToken[] {
  const laid: JsonToken[] = [];
  let depth = 0;
  const breakLine = () => laid.push({ kind: 'sign', text: `\n${'  '.repeat(depth)}` });
  for (const [place, token] of tokens.entries()) {
    const { kind, text } = token;
    const before = kind === 'sign' && '}]'.includes(text) ? tokens[place - 1]?.text : undefined;
    if (before !== undefined) {
      depth -= 1;
      if (before !== '{' && before !== '[') breakLine();
    }
    laid.push(text === ':' && kind === 'sign' ? { kind, text: ': ' } : token);
    if (kind !== 'sign') continue;
    if ('{['.includes(text)) {
      depth += 1;
      const next = tokens[place + 1]?.text;
      if (next !== '}' && next !== ']') breakLine();
    }
    if (text === ',') breakLine();
  }
  return laid;
}

/** The tokens of a text with its whitespace between them. */
export function keepSpace(source: string, tokens: readonly JsonToken[]): JsonToken[] {
  let at = 0;
  const kept = tokens.flatMap((token): JsonToken[] => {
    const start = source.indexOf(token.text, at);
    const space = source.slice(at, start);
    at = start + token.text.length;
    return [{ kind: 'sign', text: space }, token];
  });
  return [...kept, { kind: 'sign', text: source.slice(at) }];
}

/** Formats JSON; returns any other text unchanged. */
export function formatJson(text: string): string {
  const scanned = scanJson(text);
  if ('fault' in scanned) return text;
  return formatTokens(scanned.tokens)
    .map((token) => token.text)
    .join('');
}

/** Replaces the scalar value at a path with a string. */
export function replaceValue(text: string, path: string, value: string): string {
  const scanned = scanJson(text);
  const found = 'fault' in scanned ? undefined : scanned.values.find((one) => one.path === path);
  if (!found) return text;
  return text.slice(0, found.start) + JSON.stringify(value) + text.slice(found.end);
}
