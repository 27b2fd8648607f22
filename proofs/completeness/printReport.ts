import { portuguese as labels } from '@frontier/reference';
import type { Tally } from './compare/Tally';
import type { Fact } from './expectedPlaces';
import { reasonFor } from './knownExceptions';

/** Missing facts named one by one; a part of the document shown in many places is one. */
const LISTED = 20;

export interface Report {
  readonly text: string;
  /** Whether nothing is missing but what is known and explained. */
  readonly complete: boolean;
}

/** The table of one document, and the first facts that its pages lack. */
export function printReport(document: string, tally: Tally): Report {
  const known = new Map<string, number>();
  const unknown: Fact[] = [];
  for (const fact of tally.missing) {
    const reason = reasonFor(document, fact);
    if (reason === undefined) unknown.push(fact);
    else known.set(reason, (known.get(reason) ?? 0) + 1);
  }
  const lines = unknown.map(
    ({ category, expected, pointer }) => `  ${category}: #${pointer}  ${quote(expected)}`,
  );
  const distinct = [...new Set(lines)];
  return {
    text: [
      document,
      ...tableOf(tally),
      ...[...known].map(([reason, count]) => `  ${count} left out: ${reason}`),
      ...distinct.slice(0, LISTED),
      ...(distinct.length > LISTED ? [`  … and ${distinct.length - LISTED} more`] : []),
    ].join('\n'),
    complete: unknown.length === 0,
  };
}

function tableOf(tally: Tally): string[] {
  const rows = tally
    .rows()
    .map(([category, { expected, found }]) => [
      category,
      String(expected),
      String(found),
      percentage(found, expected),
    ]);
  return [['category', 'expected', 'found', '%'], ...rows].map(([category = '', ...numbers]) =>
    [category.padEnd(20), ...numbers.map((number) => number.padStart(9))].join(''),
  );
}

/** Rounded down, so that only what is whole is called so. */
function percentage(found: number, expected: number): string {
  return (Math.floor((found / expected) * 1000) / 10).toFixed(1);
}

function quote(expected: Fact['expected']): string {
  const said = wordsOf(expected);
  const line = (said ?? '').replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function wordsOf(expected: Fact['expected']): string | undefined {
  switch (expected.kind) {
    case 'prose':
      return expected.text;
    case 'address':
      return expected.url;
    case 'phrase':
      return expected.wordings.map(String).join(' or ');
    case 'required':
      return labels.required;
    default:
      return expected.texts[0];
  }
}
