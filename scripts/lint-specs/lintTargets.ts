import type { SpecFault } from '@frontier/reference/document';
import { checkDocument } from '@frontier/reference/document';
import type { LintRule, LintTarget } from './LintTarget';
import { checkDecimalPlaces } from './rules/checkDecimalPlaces';
import { requireDescriptions } from './rules/requireDescriptions';
import { requireEnumMeanings } from './rules/requireEnumMeanings';
import { requireExamples } from './rules/requireExamples';
import { requireQuotedDigits } from './rules/requireQuotedDigits';
import { requireSummaries } from './rules/requireSummaries';
import { requireUniqueOperationIds } from './rules/requireUniqueOperationIds';
import { validateExamples } from './rules/validateExamples';

/** What any document must satisfy to be shown and believed. */
const GENERAL: readonly LintRule[] = [
  ({ document, service, file }) => checkDocument(document, { service, source: file }),
  validateExamples,
  checkDecimalPlaces,
];

/** What our own contracts owe their readers besides. */
const OWN: readonly LintRule[] = [
  requireDescriptions,
  requireSummaries,
  requireEnumMeanings,
  requireExamples,
  requireQuotedDigits,
];

/**
 * Applies the rules to documents linted together.
 *
 * @param isOwn tells our contracts from documents brought in to be tried.
 * @param more rules for our own contracts that need other files.
 * @returns every fault, in the order of the documents and of their lines.
 */
export function lintTargets(
  targets: readonly LintTarget[],
  isOwn: (target: LintTarget) => boolean,
  more: readonly LintRule[] = [],
): SpecFault[] {
  const faults = targets.flatMap((target) => {
    const rules = isOwn(target) ? [...GENERAL, ...OWN, ...more] : GENERAL;
    return rules.flatMap((rule) => rule(target));
  });
  const all = [...faults, ...requireUniqueOperationIds(targets.filter(isOwn))];
  const order = new Map(targets.map(({ file }, index) => [file, index]));
  return all.sort(
    (a, b) =>
      (order.get(a.source) ?? 0) - (order.get(b.source) ?? 0) || (a.line ?? 0) - (b.line ?? 0),
  );
}
