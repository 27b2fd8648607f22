import { visit } from 'unist-util-visit';
import type { Page } from './parsePage';

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
