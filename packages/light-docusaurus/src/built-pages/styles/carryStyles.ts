import type { Part } from './parseSheet';
import { pickStyles } from './pickStyles';
import { readPage } from './readPage';

interface Sources {
  /** The sheet that a link names. */
  readonly sheetOf: (href: string) => readonly Part[];
  /** Classes that the page script gives to what it adds. */
  readonly scriptClasses: readonly string[];
}

/**
 * Puts in the place of a page's links to stylesheets what they can show on it. The style element says
 * as `data-sheet` where the whole sheet is, for `page-script/browser/loadSheets.ts`.
 *
 * @returns the page; as it was where it links to no stylesheet.
 * @throws what `sheetOf` throws.
 */
export function carryStyles(html: string, { scriptClasses, sheetOf }: Sources): string {
  const { links, names, properties } = readPage(html);
  const allNames = new Set([...names, ...scriptClasses.map((name) => `.${name}`)]);
  let written = '';
  let position = 0;
  for (const { end, href, start } of links) {
    const styles = pickStyles(sheetOf(href), allNames, properties);
    written += `${html.slice(position, start)}<style data-sheet="${href}">${escapeEnd(styles)}</style>`;
    position = end;
  }
  return written + html.slice(position);
}

/** The same style, in which no text can end the element. */
function escapeEnd(styles: string): string {
  return styles.replaceAll('</', '<\\/');
}
