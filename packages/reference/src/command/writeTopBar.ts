import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import { writeSearchButton } from './writeSearchButton.js';

/** What stands at the top of every page: a name, a picture, or both. */
export interface Brand {
  readonly title: string | undefined;
  /** Address of the picture. */
  readonly logo: string | undefined;
  /** Said in the picture's place where no title stands beside it. */
  readonly alternative: string;
  /** Where it leads, if anywhere. */
  readonly href: string | undefined;
}

/** A list that leads from a page to others of its kind: other documents, or other versions of its own. */
export interface Switch {
  /** What it switches: `documents` or `version`. */
  readonly of: 'documents' | 'version';
  readonly entries: readonly { readonly label: string; readonly href: string }[];
  /** Number of the entry the page belongs to. */
  readonly current: number;
}

export interface TopBar {
  readonly brand?: Brand | undefined;
  readonly switches?: readonly Switch[];
  /** Whether the page has what can be searched. */
  readonly hasSearch?: boolean;
}

/** What stands at the top of a page: whose it is, where else to go, and its tools. */
export function writeTopBar(
  { brand, hasSearch = false, switches = [] }: TopBar,
  labels: Labels,
): string {
  const lists = switches.map((one) => writeSwitch(one, labels)).join('');
  const search = hasSearch ? writeSearchButton(labels) : '';
  const mode = `<button type="button" data-colour-mode aria-pressed="false">${escapeHtml(labels.darkMode)}</button>`;
  return `<header class="s-bar">${brand ? writeBrand(brand) : ''}${lists}<p class="s-tools">${search}${mode}</p></header>`;
}

function writeBrand({ alternative, href, logo, title }: Brand): string {
  const alt = title === undefined ? alternative : '';
  const picture = logo === undefined ? '' : `<img src="${logo}" alt="${escapeHtml(alt)}">`;
  const shown = `${picture}${title === undefined ? '' : `<span>${escapeHtml(title)}</span>`}`;
  const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return `<p class="s-brand">${linked}</p>`;
}

/** A fold of links, so that it works without a script. */
function writeSwitch({ current, entries, of }: Switch, labels: Labels): string {
  const items = entries.map(({ href, label }, at) => {
    const mark = at === current ? ' aria-current="true"' : '';
    return `<li><a href="${escapeHtml(href)}"${mark}>${escapeHtml(label)}</a></li>`;
  });
  const name = escapeHtml(labels[of]);
  const shown = escapeHtml(entries[current]?.label ?? '');
  // A number says nothing by itself; a title does.
  const summary =
    of === 'version'
      ? `<summary><span>${name}</span> ${shown}</summary>`
      : `<summary aria-label="${name}: ${shown}">${shown}</summary>`;
  return `<nav class="s-switch" aria-label="${name}"><details data-switch="${of}">${summary}<ul>${items.join('')}</ul></details></nav>`;
}
