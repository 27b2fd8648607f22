import {
  Composer,
  type CST,
  type Document,
  type LineCounter,
  Parser,
  YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import { LIMITS } from '../limits.js';

/** What a text is as a tree of YAML, and what is wrong with it. */
export interface ParsedTree {
  readonly contents: Document.Parsed['contents'] | null;
  /** No more than `LIMITS.foundFaults`; after so many the text is read no further. */
  readonly errors: readonly YAMLParseError[];
  readonly warnings: readonly YAMLWarning[];
}

/** Ends a parse that has found faults enough. */
class EnoughFaults extends Error {}

/** What a composer calls for each fault: its own property, though not a part of its type. */
interface Complaining {
  onError: (...fault: readonly unknown[]) => void;
}

/**
 * Parses YAML as the parser's own `parseDocument` does, but ends where faults are too many to mend at
 * once: each takes as long as hundreds of characters, and the stack of a call besides.
 *
 * @param source the text.
 * @param lexemes all it consists of (`readLexemes`).
 * @param lines gets the beginning of every line that was read.
 */
export function parseTree(
  source: string,
  lexemes: readonly string[],
  lines: LineCounter,
): ParsedTree {
  const composer = new Composer({
    // The parser's own check compares every key with every other; toPlainDocument makes it in one pass.
    uniqueKeys: false,
    strict: true,
    version: '1.2',
    schema: 'core',
  });
  endAtEnough(composer as unknown as Complaining);
  const tokens = untilEnough(readTokens(lexemes, lines));
  let document: Document.Parsed | undefined;
  try {
    for (const found of composer.compose(tokens, true, source.length)) {
      if (document) {
        document.errors.push(
          new YAMLParseError([found.range[0], found.range[1]], 'MULTIPLE_DOCS', ''),
        );
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

function endAtEnough(composer: Complaining): void {
  const { onError } = composer;
  let found = 0;
  composer.onError = (...fault) => {
    found += 1;
    if (found > LIMITS.foundFaults) throw new EnoughFaults();
    onError(...fault);
  };
}

/** What the parser's own `parse` does, which would look for the lexemes once more. */
function* readTokens(lexemes: readonly string[], lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of lexemes) yield* parser.next(lexeme);
  yield* parser.end();
}

/** Some faults are tokens. */
function* untilEnough(tokens: Iterable<CST.Token>): Generator<CST.Token> {
  let found = 0;
  for (const token of tokens) {
    if (token.type === 'error') found += 1;
    if (found > LIMITS.foundFaults) return;
    yield token;
  }
}
