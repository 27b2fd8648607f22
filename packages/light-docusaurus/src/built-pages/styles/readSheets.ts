import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Part, parseSheet } from './parseSheet';

/** An address that would lead elsewhere from a page than from the sheet's folder. */
const RELATIVE = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/;

/**
 * Gives the stylesheets of a built site by the addresses that pages link to, each read once.
 *
 * @returns throws for a sheet that the site does not have, or that cannot stand in a page.
 */
export function readSheets(outDir: string, baseUrl: string): (href: string) => readonly Part[] {
  const sheets = new Map<string, readonly Part[]>();
  return (href) => {
    const sheet = sheets.get(href) ?? readSheet(path.join(outDir, href.slice(baseUrl.length)));
    sheets.set(href, sheet);
    return sheet;
  };
}

function readSheet(file: string): readonly Part[] {
  const css = readFileSync(file, 'utf8');
  const [relative] = RELATIVE.exec(css) ?? [];
  if (relative) throw new Error(`${file}: ${relative} must be an address from the site's root.`);
  return parseSheet(css);
}
