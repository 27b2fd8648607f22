import type { LineCounter, YAMLError } from 'yaml';
import { type Phrase, phrase } from '../labels/faults/phrase.js';
import type { DocumentOrigin } from './DocumentOrigin.js';
import { describeSyntax } from './describeSyntax.js';
import type { ParsedTree } from './parseTree.js';
import type { SpecFault } from './SpecError.js';

/** How to mend what the parser says in its own terms. */
const MENDS: Partial<Record<YAMLError['code'], Phrase>> = {
  BLOCK_AS_IMPLICIT_KEY: phrase('mend.quoteColon'),
  BLOCK_IN_FLOW: phrase('mend.quoteColon'),
  BAD_SCALAR_START: phrase('mend.quoteSign'),
  TAB_AS_INDENT: phrase('mend.indentBySpaces'),
};

/** What the parser found wrong, in the order it found it, each with its line. */
export function syntaxFaults(
  { errors, warnings }: ParsedTree,
  lines: LineCounter,
  origin: DocumentOrigin,
): SpecFault[] {
  // Not a colon within a value, but a key that is indented as if it were part of one.
  const indented = new Set(
    errors.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY').map(({ pos: [start] }) => start),
  );
  const told = new Set<number>();
  return [...errors, ...warnings].flatMap((problem) => {
    const { code, pos } = problem;
    const { col, line } = lines.linePos(pos[0]);
    if (code === 'BLOCK_AS_IMPLICIT_KEY') {
      // `a: b: c: d` is one slip, whatever the parser says of each colon.
      if (told.has(line)) return [];
      told.add(line);
    }
    const mend = indented.has(pos[0]) ? undefined : MENDS[code];
    return {
      ...origin,
      line,
      column: col,
      expected: phrase('expected.validSyntax'),
      found: describeSyntax(problem),
      mend: mend ?? phrase('mend.correctSyntax'),
    };
  });
}
