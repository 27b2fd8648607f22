import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';

/** What the search of a page says, as its button carries it to the script (`browser/search`). */
export type SearchWords = Labels['search'] & {
  /** Before the number of results. */
  readonly found: string;
  /** Also what the list of a field's values begins with. */
  readonly values: string;
  readonly operations: string;
  readonly responses: string;
  readonly schemas: string;
};

/** A lens in a square of 24. */
const LENS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2';

/** The button that opens the search. Without a script it is not shown, and there is no field. */
export function writeSearchButton(labels: Labels): string {
  const { found, operations, responses, schemas, search, values } = labels;
  const words: SearchWords = { ...search, found, operations, responses, schemas, values };
  const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${LENS}"/></svg>`;
  return `<button type="button" class="s-find" data-search="${escapeHtml(JSON.stringify(words))}" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K">${icon}<span>${escapeHtml(search.name)}</span><kbd aria-hidden="true">/</kbd></button>`;
}
