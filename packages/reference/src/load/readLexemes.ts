import { Lexer } from 'yaml';
import { type Phrase, phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';

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
 * @returns its signs, words and spaces, of which a parser makes its tree.
 * @throws {LexemeError} when it has more of them, or deeper, than any real document.
 */
export function readLexemes(text: string): string[] {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
  if (line > LIMITS.lines) {
    throw new LexemeError(phrase('found.manyLines', { count: line, max: LIMITS.lines }), line);
  }
  line = 1;
  const lexemes: string[] = [];
  let depth = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes.push(lexeme);
    if (lexemes.length > LIMITS.lexemes) {
      throw new LexemeError(phrase('found.manySigns', { max: LIMITS.lexemes }), line);
    }
    if (lexeme === '[' || lexeme === '{') depth += 1;
    else if (lexeme === ']' || lexeme === '}') depth -= 1;
    if (depth > LIMITS.flowDepth) {
      throw new LexemeError(phrase('found.deepFlow', { max: LIMITS.flowDepth }), line);
    }
    if (lexeme.startsWith('"') && hasBadEscapes(lexeme)) {
      throw new LexemeError(phrase('found.badEscapes', { max: LIMITS.badEscapes }), line);
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
