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
  requireSkeleton,
} from './rules';

const RULES: readonly PageRule[] = [
  requireOneTitle,
  requireDescription,
  refuseSkippedLevels,
  requireSkeleton,
  requireConceptEnding,
  requireJourneySkeleton,
  requireAltText,
  requireAbsoluteLinks,
  refuseUnfinishedText,
];

/** Everything wrong with one page, in the order of its lines. */
export function lintPage(file: string, text: string): PageFault[] {
  const page = parsePage(file, text);
  if (isFault(page)) return [page];
  return RULES.flatMap((rule) => rule(page)).sort((a, b) => a.line - b.line);
}
