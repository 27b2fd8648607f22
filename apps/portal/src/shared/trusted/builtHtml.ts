import { createPolicy } from './createPolicy';

/** For HTML that this site built from escaped texts, the only HTML that the application inserts into a page. */
const policy = createPolicy('html', { createHTML: (html) => html });
const known = new Map<string, string>();

/**
 * Marks HTML as built by this site, for `dangerouslySetInnerHTML`.
 *
 * @returns the same object for the same text: React would write the HTML of another object again, and
 * close the reader's folds.
 */
export function builtHtml(html: string): string {
  const trusted = known.get(html) ?? policy.createHTML(html);
  known.set(html, trusted);
  return trusted;
}
