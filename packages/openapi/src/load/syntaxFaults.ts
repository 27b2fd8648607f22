import type { LineCounter, YAMLError } from 'yaml';
import { type Phrase, phrase } from '../words/phrase.js';
import type { ParsedTree } from './parseYaml.js';
import type { DocumentOrigin, SpecFault } from './SpecError.js';

type Code = YAMLError['code'];

/** What each code of the parser's means; a new code fails the compiler. */
const PHRASES: Readonly<Record<Code, Phrase>> = {
  ALIAS_PROPS: phrase('syntax.aliasWithProperties'),
  BAD_ALIAS: phrase('syntax.badAlias'),
  BAD_COLLECTION_TYPE: phrase('syntax.badTag'),
  BAD_DIRECTIVE: phrase('syntax.badDirective'),
  BAD_DQ_ESCAPE: phrase('syntax.notYaml'),
  BAD_INDENT: phrase('syntax.badIndent'),
  BAD_PROP_ORDER: phrase('syntax.misplacedProperty'),
  BAD_SCALAR_START: phrase('syntax.notYaml'),
  BLOCK_AS_IMPLICIT_KEY: phrase('syntax.nestedKey'),
  BLOCK_IN_FLOW: phrase('syntax.blockInFlow'),
  DUPLICATE_KEY: phrase('syntax.repeatedKey'),
  IMPOSSIBLE: phrase('syntax.notYaml'),
  KEY_OVER_1024_CHARS: phrase('syntax.longKey'),
  MISSING_CHAR: phrase('syntax.missingSign'),
  MULTILINE_IMPLICIT_KEY: phrase('syntax.longImplicitKey'),
  MULTIPLE_ANCHORS: phrase('syntax.manyAnchors'),
  MULTIPLE_DOCS: phrase('found.manyDocuments'),
  MULTIPLE_TAGS: phrase('syntax.manyTags'),
  NON_STRING_KEY: phrase('syntax.keyNoText'),
  RESOURCE_EXHAUSTION: phrase('found.deepValues'),
  TAB_AS_INDENT: phrase('syntax.tab'),
  TAG_RESOLVE_FAILED: phrase('syntax.badTag'),
  UNEXPECTED_TOKEN: phrase('syntax.unexpected'),
};

/** What the parser says beyond its code, where that tells a writer more. */
const DETAILS: readonly (readonly [Code, RegExp, (value: string) => Phrase])[] = [
  ['BAD_DQ_ESCAPE', /escape sequence (.+)/, (sign) => phrase('syntax.badEscape', { escape: sign })],
  ['BAD_SCALAR_START', /(\S+)$/, (sign) => phrase('syntax.badStart', { sign })],
  ['TAG_RESOLVE_FAILED', /^Unresolved tag: (.+)/, (tag) => phrase('syntax.unknownTag', { tag })],
  ['MISSING_CHAR', /closing .quote/, () => phrase('syntax.openQuote')],
  ['MISSING_CHAR', /followed by map values/, () => phrase('syntax.keyWithoutValue')],
  ['MISSING_CHAR', /^Missing space after :/, () => phrase('syntax.noSpaceAfterColon')],
  ['MISSING_CHAR', /^Missing , /, () => phrase('syntax.noComma')],
  ['MISSING_CHAR', /separated from/, () => phrase('syntax.noSpaceBefore')],
  ['MISSING_CHAR', /without - indicator/, () => phrase('syntax.noDash')],
  ['MISSING_CHAR', /end with a ([\]}])$/, openBracket],
  ['BAD_INDENT', /end with a ([\]}])$/, openBracket],
];

/** How to mend what the parser says in its own terms. */
const MENDS: Partial<Record<Code, Phrase>> = {
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

/** Says in words of ours what the parser found wrong. */
export function describeSyntax({ code, message }: Pick<YAMLError, 'code' | 'message'>): Phrase {
  if (message.includes('call stack')) return phrase('found.deepValues');
  for (const [known, pattern, say] of DETAILS) {
    const found = code === known ? pattern.exec(message) : null;
    if (found) return say(found[1] ?? '');
  }
  return PHRASES[code];
}

function openBracket(end: string): Phrase {
  return phrase('syntax.openBracket', { bracket: end === ']' ? '[' : '{' });
}
