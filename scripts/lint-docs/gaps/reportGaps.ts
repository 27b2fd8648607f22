import type { GapCount } from './countGaps';

/** Times in 1,000 words above which the places of a page are named. */
const LIMIT = 5;

/** The counts of all pages that have any, the fullest first, with the places of those above the limit. */
export function reportGaps(counts: readonly GapCount[]): string {
  const words = counts.reduce((sum, count) => sum + count.words, 0);
  const gaps = counts.reduce((sum, { lines }) => sum + lines.length, 0);
  const pages = counts
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => rateOf(b) - rateOf(a))
    .map((count) => {
      const places = rateOf(count) > LIMIT ? `, linhas ${count.lines.join(' ')}` : '';
      return `  ${count.file}: ${count.lines.length} (${format(rateOf(count))} em mil${places})`;
    });
  const rate = format(words > 0 ? (1000 * gaps) / words : 0);
  return [`"não informado": ${gaps} vezes em ${words} palavras (${rate} em mil)`, ...pages].join(
    '\n',
  );
}

function rateOf({ lines, words }: GapCount): number {
  return words > 0 ? (1000 * lines.length) / words : 0;
}

function format(rate: number): string {
  return rate.toFixed(1).replace('.', ',');
}
