import { visit } from 'unist-util-visit';
import { refuseInvertedOrder, requireGapsInOnePlace, requireShortQuestions } from './gaps';
import { isFault, type Page, type PageFault, parsePage } from './parsePage';
import {
  type PageRule,
  refuseSkippedLevels,
  refuseUnfinishedText,
  requireAbsoluteLinks,
  requireAltText,
  requireConceptEnding,
  requireDescription,
  requireJourneySkeleton,
  requireMarkInSentence,
  requireOneTitle,
  requirePlaceOfQuestions,
  requireSkeleton,
} from './rules';

const RULES: readonly PageRule[] = [
  requireOneTitle,
  requireDescription,
  refuseSkippedLevels,
  requireSkeleton,
  requireConceptEnding,
  requireJourneySkeleton,
  requirePlaceOfQuestions,
  requireMarkInSentence,
  requireAltText,
  requireAbsoluteLinks,
  refuseUnfinishedText,
  requireGapsInOnePlace,
  requireShortQuestions,
  refuseInvertedOrder,
];

/** Everything wrong with one page, in the order of its lines. */
export function lintPage(file: string, text: string): PageFault[] {
  const page = parsePage(file, text);
  if (isFault(page)) return [page];
  return RULES.flatMap((rule) => rule(page)).sort((a, b) => a.line - b.line);
}

/** What readers type into a search box; each stands in a guide's own words at least once. */
const WORDS = [
  'hash',
  'log',
  'payload',
  'retry',
  'timeout',
  'sandbox',
  'query string',
  'suporte',
] as const;

/** The words that no guide uses in its text; names of fields and code don't count. */
export function findMissingWords(pages: readonly Page[]): string[] {
  const texts: string[] = [];
  for (const { tree } of pages) visit(tree, 'text', ({ value }) => void texts.push(value));
  const all = texts.join('\n');
  return WORDS.filter(
    (word) => !new RegExp(`(?<![\\p{L}\\p{N}])${word}s?(?!\\p{L})`, 'iu').test(all),
  );
}
