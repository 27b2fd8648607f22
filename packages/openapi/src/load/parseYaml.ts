import {
  Composer,
  type CST,
  type Document,
  Lexer,
  type LineCounter,
  Parser,
  type YAMLError,
  YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import { LIMITS } from '../limits.js';
import type { DocumentOrigin, PlaceFinder, SpecFault } from './SpecError.js';

const MANY_DOCUMENTS = 'more than one document in the same file (---)';
const ESCAPES = '0abefnrtvNLP_xuU \t\r\n/"\\';

/** The tree of a text, and the errors in it. */
export interface ParsedTree {
  readonly contents: Document.Parsed['contents'] | null;
  /** No more than `LIMITS.foundFaults`; after so many the text is read no further. */
  readonly errors: readonly YAMLParseError[];
  readonly warnings: readonly YAMLWarning[];
}

/** A text that a parser should not be given, and where that was noticed. */
export class OversizeError extends RangeError {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** Ends a parse that has found faults enough. */
class EnoughFaults extends Error {}

/**
 * Parses YAML as the parser's own `parseDocument` does, within two bounds that it does not have. A tree
 * takes hundreds of bytes for each sign of its source, so the signs are counted before it is made. And
 * each fault takes as long as hundreds of characters, so the parse ends where there are too many to fix
 * at once.
 *
 * @param lines gets the beginning of every line that was read.
 * @throws {OversizeError} when the text has more signs, or deeper ones, than any real document.
 */
export function parseYaml(source: string, lines: LineCounter): ParsedTree {
  const composer = new Composer({
    // The parser's own check compares every key with every other; toPlainDocument makes it in one pass.
    uniqueKeys: false,
    strict: true,
    version: '1.2',
    schema: 'core',
  });
  endAtEnough(composer);
  const tokens = readTokens(readLexemes(source), lines);
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
    return { contents: null, ...composer.streamInfo() };
  }
  const { contents = null, errors = [], warnings = [] } = document ?? {};
  return { contents, errors, warnings };
}

/** A composer calls its property `onError` for each fault; its type does not declare it. */
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

/** Does the work of the parser's own `parse`, without looking for the lexemes once more; some faults are tokens. */
function* readTokens(lexemes: readonly string[], lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  let found = 0;
  lines.addNewLine(0);
  for (let index = 0; index <= lexemes.length; index += 1) {
    const lexeme = lexemes[index];
    for (const token of lexeme === undefined ? parser.end() : parser.next(lexeme)) {
      if (token.type === 'error') found += 1;
      if (found > LIMITS.foundFaults) return;
      yield token;
    }
  }
}

/** The signs, words and spaces of a text. */
function readLexemes(text: string): string[] {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
  if (line > LIMITS.lines) {
    throw new OversizeError(`${line} lines; the limit is ${LIMITS.lines}`, line);
  }
  line = 1;
  const lexemes: string[] = [];
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes.push(lexeme);
    if (lexemes.length > LIMITS.lexemes) {
      throw new OversizeError(
        `more than ${LIMITS.lexemes} signs, spaces, line ends and values`,
        line,
      );
    }
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > LIMITS.flowDepth) {
      throw new OversizeError(`values too deep: more than ${LIMITS.flowDepth} levels`, line);
    }
    if (lexeme.startsWith('"') && hasBadEscapes(lexeme)) {
      throw new OversizeError(`more than ${LIMITS.badEscapes} backslashes without a meaning`, line);
    }
    for (let at = lexeme.indexOf('\n'); at >= 0; at = lexeme.indexOf('\n', at + 1)) line += 1;
  }
  return lexemes;
}

function hasBadEscapes(text: string): boolean {
  let found = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    if (!ESCAPES.includes(text[at + 1] ?? '')) found += 1;
    if (found > LIMITS.badEscapes) return true;
  }
  return false;
}

type Code = YAMLError['code'];

/** The parser's words for a bracket that is not closed, with the sign that would close it. */
const OPEN_BRACKET = /end with a ([\]}])$/;

/** The parser's words for a text whose quotes do not end. */
const OPEN_QUOTE = /closing (.)quote/;

const QUOTE_COLON = 'Write the value in quotes: without them, ": " begins another key.';
const ALIGN = 'Indent this line like the other keys of its object.';

/** How to fix an error that the parser names in its own terms. */
const MENDS: Partial<Record<Code, string>> = {
  BAD_INDENT: ALIGN,
  BLOCK_AS_IMPLICIT_KEY: QUOTE_COLON,
  BLOCK_IN_FLOW: QUOTE_COLON,
  BAD_SCALAR_START: 'Write the value in quotes: without them, no text begins with this sign.',
  MULTILINE_IMPLICIT_KEY: ALIGN,
  TAB_AS_INDENT: 'Indent this line with spaces instead of tabs.',
  UNEXPECTED_TOKEN: 'Write the whole value in quotes: without them it ends before this sign.',
};

/** After one of these the parser guesses where it is: its further errors follow from the first. */
const DERAILING: ReadonlySet<Code> = new Set([
  'BAD_INDENT',
  'BLOCK_IN_FLOW',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'TAB_AS_INDENT',
  'UNEXPECTED_TOKEN',
] satisfies Code[]);

/**
 * The syntax errors of a text, in its order and each with its line, up to the first one that leaves the
 * parser guessing.
 */
export function syntaxFaults(
  { errors, warnings }: ParsedTree,
  source: string,
  placeAt: PlaceFinder,
  origin: DocumentOrigin,
): SpecFault[] {
  const faults: SpecFault[] = [];
  const told = new Set<number>();
  for (const problem of [...errors, ...warnings].sort(inOrder)) {
    const { code } = problem;
    const { found, mend, offset } = explain(problem, source);
    const place = placeAt(offset);
    // `a: b: c: d` is one mistake, although the parser reports each colon.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && told.has(place.line)) continue;
    told.add(place.line);
    const expected = 'valid YAML 1.2 or JSON, without tags or repeated keys';
    faults.push({ ...origin, ...place, expected, found, mend });
    if (DERAILING.has(code)) break;
  }
  return faults;
}

/** The parser's message, the place where a writer would look for the mistake, and how to fix it. */
function explain({ code, message, pos }: YAMLError, source: string) {
  const found = message.includes('call stack') ? 'values too deep within one another' : message;
  const bracket = OPEN_BRACKET.exec(message)?.[1];
  if (bracket !== undefined) {
    const offset = openingBefore(source, pos[0], bracket);
    return { found, offset, mend: `Close it with ${bracket}.` };
  }
  const quote = OPEN_QUOTE.exec(message)?.[1];
  if (quote !== undefined) {
    const offset = Math.max(0, source.lastIndexOf(quote, pos[0]));
    return { found, offset, mend: 'Close the quotes.' };
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' && /(?:^|\n)[ -]*$/.test(source.slice(0, pos[0]))) {
    const mend = 'Write a colon and a space behind the key.';
    return { found: 'a line without ": " after its key', offset: pos[0], mend };
  }
  const mend = MENDS[code] ?? 'Correct the syntax in this line.';
  return { found, mend, offset: textFrom(source, pos[0], code) };
}

/** Whether the tree is only the parser's guess at a text it could not follow. */
export function isDerailed({ errors }: ParsedTree): boolean {
  return errors.some(({ code }) => DERAILING.has(code));
}

/** Of a line that is indented too far the parser says that it is part of the value above; that error comes first. */
function inOrder(a: YAMLError, b: YAMLError): number {
  const rank = ({ code }: YAMLError) => (code === 'MULTILINE_IMPLICIT_KEY' ? 0 : 1);
  return a.pos[0] - b.pos[0] || rank(a) - rank(b);
}

/** The nearest bracket before an offset that nothing closes. */
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

/** Where the text begins that a fault of indentation is about, in its own line or in the one after. */
function textFrom(source: string, offset: number, code: Code): number {
  const spaces =
    code === 'MULTILINE_IMPLICIT_KEY' ? /\n\s*/g : code === 'BAD_INDENT' ? / */y : undefined;
  if (!spaces) return offset;
  spaces.lastIndex = offset;
  return spaces.test(source) ? spaces.lastIndex : offset;
}
