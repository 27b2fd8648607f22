import type { Load, Result } from './types';

const HEAD = [
  'page',
  'JS KiB',
  'total KiB',
  'LCP ms desk/phone',
  'TBT ms desk/phone',
  'heap MiB',
  'axe nodes',
  'text without JS',
];
const DETAILS = [
  'page',
  'built from',
  'elements',
  'CLS desk/phone',
  'inline JS KiB',
  'refused hosts',
  "axe's rules",
];

/** The middle of several figures; of an even number, the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** The table of figures, medians of all runs, as Markdown. */
export function formatTable(results: readonly Result[]): string {
  return toMarkdown(
    HEAD,
    results.map(({ content, desktop, peer, phone }) => [
      peer.title,
      toText(middle(desktop, 'scripts') + content.inlineScripts),
      toText(middle(desktop, 'total')),
      pair(desktop, phone, 'lcp'),
      pair(desktop, phone, 'tbt'),
      toText(middle(desktop, 'heap')),
      String(content.axeNodes),
      toWord(content.textWithoutScript),
    ]),
  );
}

/** What stands behind the figures: versions, and what would explain one that surprises. */
export function formatDetails(results: readonly Result[]): string {
  return toMarkdown(
    DETAILS,
    results.map(({ content, desktop, peer, phone, versions }) => [
      peer.title,
      versions,
      String(content.elements),
      `${middle(desktop, 'cls').toFixed(3)} / ${middle(phone, 'cls').toFixed(3)}`,
      toText(content.inlineScripts),
      content.refused.join(', ') || 'none',
      Object.entries(content.axeRules)
        .map(([rule, count]) => `${rule} ${count}`)
        .join(', ') || 'none',
    ]),
  );
}

function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function middle(loads: readonly Load[], figure: keyof Load): number {
  return median(loads.map((load) => load[figure]));
}

function pair(desktop: readonly Load[], phone: readonly Load[], figure: 'lcp' | 'tbt'): string {
  return `${middle(desktop, figure).toFixed(0)} / ${middle(phone, figure).toFixed(0)}`;
}

/** One decimal place where a whole number would hide the figure. */
function toText(figure: number): string {
  return figure.toFixed(figure > 0 && figure < 10 ? 1 : 0);
}

/** Nine words in ten are a page that can be read; none, one that cannot. */
function toWord(share: number): string {
  if (share === 0) return 'no';
  return `${share >= 0.9 ? 'yes' : 'partly'} (${toPercent(share)})`;
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
