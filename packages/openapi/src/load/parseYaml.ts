import {
  Composer,
  type CST,
  type Document,
  Lexer,
  type LineCounter,
  Parser,
  YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import { LIMITS } from '../limits.js';
import { type Phrase, phrase } from '../words/phrase.js';

const ESCAPES = '0abefnrtvNLP_xuU \t\r\n/"\\';

/** What a text is as a tree of YAML, and what is wrong with it. */
export interface ParsedTree {
  readonly contents: Document.Parsed['contents'] | null;
  /** No more than `LIMITS.foundFaults`; after so many the text is read no further. */
  readonly errors: readonly YAMLParseError[];
  readonly warnings: readonly YAMLWarning[];
}

/** A text that a parser should not be given, and where that was noticed. */
export class OversizeError extends RangeError {
  constructor(
    readonly phrase: Phrase,
    readonly line: number,
  ) {
    super(phrase.name);
  }
}

/** Ends a parse that has found faults enough. */
class EnoughFaults extends Error {}

/**
 * Parses YAML as the parser's own `parseDocument` does, within two bounds that it does not have. A tree
 * takes hundreds of bytes for each sign of its source, so the signs are counted before it is made. And
 * each fault takes as long as hundreds of characters, so the parse ends where there are too many to mend
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
        document.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', ''));
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

/** A composer calls `onError` for each fault: a property of its own, though not a part of its type. */
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

/** What the parser's own `parse` does, without looking for the lexemes once more; some faults are tokens. */
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
    throw new OversizeError(phrase('found.manyLines', { count: line, max: LIMITS.lines }), line);
  }
  line = 1;
  const lexemes: string[] = [];
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes.push(lexeme);
    if (lexemes.length > LIMITS.lexemes) {
      throw new OversizeError(phrase('found.manySigns', { max: LIMITS.lexemes }), line);
    }
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > LIMITS.flowDepth) {
      throw new OversizeError(phrase('found.deepFlow', { max: LIMITS.flowDepth }), line);
    }
    if (lexeme.startsWith('"') && hasBadEscapes(lexeme)) {
      throw new OversizeError(phrase('found.badEscapes', { max: LIMITS.badEscapes }), line);
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
