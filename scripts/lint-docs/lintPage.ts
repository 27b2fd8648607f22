import { refuseInvertedOrder, requireGapsInOnePlace, requireShortQuestions } from './gaps/gapRules';
import { isFault, type PageFault, parsePage } from './parsePage';
import {
  type PageRule,
  refuseSkippedLevels,
  refuseUnfinishedText,
  requireAbsoluteLinks,
  requireAltText,
  requireConceptEnding,
  requireDescription,
  requireJourneySkeleton,
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
