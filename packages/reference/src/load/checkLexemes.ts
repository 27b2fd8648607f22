import { Lexer } from 'yaml';
import { type Phrase, phrase } from '../labels/phrase.js';

/** Signs, spaces, line ends and values of one document: half as many again as 5000 operations take. */
const LEXEME_LIMIT = 3_000_000;
const LINE_LIMIT = 2_000_000;
/** Lists and maps in flow style within one another. */
const FLOW_DEPTH_LIMIT = 1_000;
/** Escapes without a meaning in one text: each is a fault, and so many are nobody's mistake. */
const BAD_ESCAPE_LIMIT = 100;
const ESCAPES = '0abefnrtvNLP_xuU \t\r\n/"\\';

/** A text that a parser should not be given, and where that was noticed. */
export class LexemeError extends RangeError {
  constructor(
    readonly phrase: Phrase,
    readonly line: number,
  ) {
    super(phrase.name);
  }
}

/**
 * Looks a YAML text over before it is parsed. A tree takes hundreds of bytes for each sign of its
 * source: a text of nothing but signs would end with the memory.
 *
 * @throws {LexemeError} when it has more of them, or deeper, than any real document.
 */
export function checkLexemes(text: string): void {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
  if (line > LINE_LIMIT) {
    throw new LexemeError(phrase('found.manyLines', { count: line, max: LINE_LIMIT }), line);
  }
  line = 1;
  let count = 0;
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    if (count > LEXEME_LIMIT) {
      throw new LexemeError(phrase('found.manySigns', { max: LEXEME_LIMIT }), line);
    }
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > FLOW_DEPTH_LIMIT) {
      throw new LexemeError(phrase('found.deepFlow', { max: FLOW_DEPTH_LIMIT }), line);
    }
    if (lexeme.startsWith('"') && hasBadEscapes(lexeme)) {
      throw new LexemeError(phrase('found.badEscapes', { max: BAD_ESCAPE_LIMIT }), line);
    }
    for (let at = lexeme.indexOf('\n'); at >= 0; at = lexeme.indexOf('\n', at + 1)) line += 1;
  }
}

function hasBadEscapes(text: string): boolean {
  let found = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 2)) {
    if (!ESCAPES.includes(text[at + 1] ?? '')) found += 1;
    if (found > BAD_ESCAPE_LIMIT) return true;
  }
  return false;
}
