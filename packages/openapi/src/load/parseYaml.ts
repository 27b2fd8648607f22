import {
  Composer,
  type CST,
  type Document,
  Lexer,
  LineCounter,
  Parser,
  type YAMLError,
  YAMLParseError,
} from 'yaml';
import { LIMITS } from '../limits.js';
import {
  type DocumentOrigin,
  type SourceLocation,
  SpecError,
  type SpecFault,
} from './SpecError.js';

const MANY_DOCUMENTS = 'more than one document in the same file (---)';

class EnoughFaults extends Error {}

/**
 * Parses YAML like `parseDocument` of the package `yaml`, with two more limits. A tree takes hundreds of bytes for
 * each token, so the tokens are counted before it is built. Each fault takes as long as hundreds of
 * characters, so the parser stops after too many. Faults after the first at which it loses its position are omitted.
 *
 * @throws {SpecError} if the text has more tokens, or deeper nesting, than any real document.
 */
export function parseYaml(source: string, origin: DocumentOrigin) {
  limitTokens(source, origin);
  const lines = new LineCounter();
  const locateOffset = (offset: number) => locateIn(source, lines, offset);
  const { contents, problems } = compose(source, lines);
  const faults: SpecFault[] = [];
  const reported = new Set<number>();
  for (const problem of problems.sort(inOrder)) {
    const { code } = problem;
    const { found, fix, offset } = explain(problem, source);
    const position = locateOffset(offset);
    // `a: b: c: d` is one mistake, although the parser reports each colon.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && reported.has(position.line)) continue;
    reported.add(position.line);
    const expected = 'valid YAML 1.2 or JSON, without tags or repeated keys';
    faults.push({ ...origin, ...position, expected, found, fix });
    if (DERAILING.has(code)) return { contents, faults, isDerailed: true, locateOffset };
  }
  return { contents, faults, isDerailed: false, locateOffset };
}

function locateIn(source: string, lines: LineCounter, offset: number): SourceLocation {
  const { col, line } = lines.linePos(offset);
  const { lineStarts } = lines;
  const text = source.slice(lineStarts[line - 1] ?? 0, lineStarts[line] ?? source.length);
  return { line, column: col, text: text.replace(/\r?\n$/, '') };
}

function compose(source: string, lines: LineCounter) {
  const composer = new Composer({
    // The package compares every key with every other; toPlainDocument checks them in one pass.
    uniqueKeys: false,
    strict: true,
    version: '1.2',
    schema: 'core',
  });
  endAtEnough(composer);
  const tokens = readTokens(source, lines);
  let document: Document.Parsed | undefined;
  try {
    for (const found of composer.compose(tokens, true, source.length)) {
      if (document) {
        const [start, end] = found.range;
        document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', MANY_DOCUMENTS));
        break;
      }
      document = found as Document.Parsed;
    }
  } catch (error) {
    if (!(error instanceof EnoughFaults)) throw error;
    const { errors, warnings } = composer.streamInfo();
    return { contents: null, problems: [...errors, ...warnings] };
  }
  const { contents = null, errors = [], warnings = [] } = document ?? {};
  return { contents, problems: [...errors, ...warnings] };
}

/** The type of the composer does not declare its `onError`. */
function endAtEnough(composer: Composer): void {
  const noting = composer as unknown as { onError: (...fault: readonly unknown[]) => void };
  const { onError } = noting;
  let found = 0;
  noting.onError = (...fault) => {
    found += 1;
    if (found > LIMITS.foundFaults) throw new EnoughFaults();
    onError(...fault);
  };
}

/** Yields tokens until there are more syntax errors than the limit. */
function* readTokens(source: string, lines: LineCounter): Generator<CST.Token> {
  let found = 0;
  for (const token of new Parser(lines.addNewLine).parse(source)) {
    if (token.type === 'error') found += 1;
    if (found > LIMITS.foundFaults) return;
    yield token;
  }
}

function limitTokens(text: string, origin: DocumentOrigin): void {
  let line = 1;
  const refuse = (found: string) => {
    const expected = 'a document of reasonable size';
    const fix = 'Split the document into smaller services, or remove repeated values.';
    return new SpecError([{ ...origin, line, expected, found, fix }]);
  };
  if (countLineEnds(text) >= LIMITS.lines) throw refuse(`more than ${LIMITS.lines} lines`);
  let tokens = 0;
  let depth = 0;
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    if (tokens > LIMITS.tokens) {
      throw refuse(`more than ${LIMITS.tokens} signs, spaces, line ends and values`);
    }
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > LIMITS.flowDepth) {
      throw refuse(`values too deep: more than ${LIMITS.flowDepth} levels`);
    }
    line += countLineEnds(token);
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

type YamlErrorCode = YAMLError['code'];

const OPEN_BRACKET = /end with a ([\]}])$/;

const OPEN_QUOTE = /closing (.)quote/;

const QUOTE_COLON = 'Write the value in quotes: without them, ": " begins another key.';
const ALIGN = 'Indent this line like the other keys of its object.';

const FIXES: Partial<Record<YamlErrorCode, string>> = {
  BAD_INDENT: ALIGN,
  BLOCK_AS_IMPLICIT_KEY: QUOTE_COLON,
  BLOCK_IN_FLOW: QUOTE_COLON,
  BAD_SCALAR_START: 'Write the value in quotes: without them, no text begins with this sign.',
  MULTILINE_IMPLICIT_KEY: ALIGN,
  TAB_AS_INDENT: 'Indent this line with spaces instead of tabs.',
  UNEXPECTED_TOKEN: 'Write the whole value in quotes: without them it ends before this sign.',
};

/** After these errors the parser loses its position, so that further ones only follow from them. */
const DERAILING: ReadonlySet<YamlErrorCode> = new Set([
  'BAD_INDENT',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
  'UNEXPECTED_TOKEN',
] satisfies YamlErrorCode[]);

/** The parser's message, the offset where an author looks for the mistake, and how to fix it. */
function explain({ code, message, pos }: YAMLError, source: string) {
  const found = message.includes('call stack') ? 'values too deep within one another' : message;
  const bracket = OPEN_BRACKET.exec(message)?.[1];
  if (bracket !== undefined) {
    const offset = openingBefore(source, pos[0], bracket);
    return { found, offset, fix: `Close it with ${bracket}.` };
  }
  const quote = OPEN_QUOTE.exec(message)?.[1];
  if (quote !== undefined) {
    const offset = Math.max(0, source.lastIndexOf(quote, pos[0]));
    return { found, offset, fix: 'Close the quotes.' };
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' && /(?:^|\n)[ -]*$/.test(source.slice(0, pos[0]))) {
    const fix = 'Write a colon and a space behind the key.';
    return { found: 'a line without ": " after its key', offset: pos[0], fix };
  }
  const fix = FIXES[code] ?? 'Correct the syntax in this line.';
  return { found, fix, offset: textFrom(source, pos[0], code) };
}

function inOrder(a: YAMLError, b: YAMLError): number {
  const rank = ({ code }: YAMLError) => (code === 'MULTILINE_IMPLICIT_KEY' ? 0 : 1);
  return a.pos[0] - b.pos[0] || rank(a) - rank(b);
}

function openingBefore(source: string, offset: number, end: string): number {
  const start = end === ']' ? '[' : '{';
  let closed = 0;
  for (let at = offset - 1; at > 0; at -= 1) {
    if (source[at] === end) closed += 1;
    else if (source[at] === start && closed === 0) return at;
    else if (source[at] === start) closed -= 1;
  }
  return offset;
}

/** The offset of the wrongly indented text, in the same line or in the next. */
function textFrom(source: string, offset: number, code: YamlErrorCode): number {
  const spaces =
    code === 'MULTILINE_IMPLICIT_KEY' ? /\n\s*/g : code === 'BAD_INDENT' ? / */y : undefined;
  if (!spaces) return offset;
  spaces.lastIndex = offset;
  return spaces.test(source) ? spaces.lastIndex : offset;
}
