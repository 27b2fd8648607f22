import type { YAMLError } from 'yaml';
import { type Phrase, phrase } from '../words/phrase.js';
import type { ParsedTree } from './parseYaml.js';
import type { DocumentOrigin, PlaceFinder, SpecFault } from './SpecError.js';

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

/** What the parser says of one that is not closed, with the sign that would. */
const OPEN_BRACKET = /end with a ([\]}])$/;

/** What it says of a text whose quotes do not end. */
const OPEN_QUOTE = /closing (.)quote/;

/** What the parser says beyond its code, where that tells a writer more. */
const DETAILS: readonly (readonly [Code, RegExp, (value: string) => Phrase])[] = [
  ['BAD_DQ_ESCAPE', /escape sequence (.+)/, (sign) => phrase('syntax.badEscape', { escape: sign })],
  ['BAD_SCALAR_START', /(\S+)$/, (sign) => phrase('syntax.badStart', { sign })],
  ['TAG_RESOLVE_FAILED', /^Unresolved tag: (.+)/, (tag) => phrase('syntax.unknownTag', { tag })],
  ['MISSING_CHAR', OPEN_QUOTE, () => phrase('syntax.openQuote')],
  ['MISSING_CHAR', /followed by map values/, () => phrase('syntax.keyWithoutValue')],
  ['MISSING_CHAR', /^Missing space after :/, () => phrase('syntax.noSpaceAfterColon')],
  ['MISSING_CHAR', /^Missing , /, () => phrase('syntax.noComma')],
  ['MISSING_CHAR', /separated from/, () => phrase('syntax.noSpaceBefore')],
  ['MISSING_CHAR', /without - indicator/, () => phrase('syntax.noDash')],
  ['MISSING_CHAR', OPEN_BRACKET, openBracket],
  ['BAD_INDENT', OPEN_BRACKET, openBracket],
];

/** How to mend what the parser says in its own terms. */
const MENDS: Partial<Record<Code, Phrase>> = {
  BAD_INDENT: phrase('mend.alignLine'),
  BLOCK_AS_IMPLICIT_KEY: phrase('mend.quoteColon'),
  BLOCK_IN_FLOW: phrase('mend.quoteColon'),
  BAD_SCALAR_START: phrase('mend.quoteSign'),
  MULTILINE_IMPLICIT_KEY: phrase('mend.alignLine'),
  TAB_AS_INDENT: phrase('mend.indentBySpaces'),
  UNEXPECTED_TOKEN: phrase('mend.quoteRest'),
};

/** After one of these the parser guesses where it is: what it says of the rest follows from it. */
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
 * What is wrong in the syntax of a text, in its order and each with its line, up to the first slip that
 * leaves the parser guessing.
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
    const { found, mend, offset } = judge(problem, source);
    const place = placeAt(offset);
    // `a: b: c: d` is one slip, whatever the parser says of each colon.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && told.has(place.line)) continue;
    told.add(place.line);
    faults.push({ ...origin, ...place, expected: phrase('expected.validSyntax'), found, mend });
    if (DERAILING.has(code)) break;
  }
  return faults;
}

/** What is wrong, where its writer would look for it, and how to mend it. */
function judge(problem: YAMLError, source: string) {
  const { code, message, pos } = problem;
  const found = describeSyntax(problem);
  const bracket = OPEN_BRACKET.exec(message)?.[1];
  if (bracket !== undefined) {
    const offset = openingBefore(source, pos[0], bracket);
    return { found, offset, mend: phrase('mend.closeBracket', { end: bracket }) };
  }
  const quote = OPEN_QUOTE.exec(message)?.[1];
  if (quote !== undefined) {
    const offset = Math.max(0, source.lastIndexOf(quote, pos[0]));
    return { found, offset, mend: phrase('mend.closeQuote') };
  }
  if (code === 'MULTILINE_IMPLICIT_KEY' && /(?:^|\n)[ -]*$/.test(source.slice(0, pos[0]))) {
    const mend = phrase('mend.addColon');
    return { found: phrase('syntax.keyWithoutValue'), offset: pos[0], mend };
  }
  const mend = MENDS[code] ?? phrase('mend.correctSyntax');
  return { found, mend, offset: textFrom(source, pos[0], code) };
}

/** Whether the tree is only what the parser made of a text it could not follow. */
export function isDerailed({ errors }: ParsedTree): boolean {
  return errors.some(({ code }) => DERAILING.has(code));
}

/** A line that is indented too far is said to be part of the value above, and told before that. */
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
