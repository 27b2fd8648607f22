import { readFileSync } from 'node:fs';
import path from 'node:path';

const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?[^>]*>/g;
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;

/** A URL relative to the stylesheet's folder, which a page would resolve differently. */
const RELATIVE = /url\((?!["']?(?:data:|\/|#|https?:))[^)]*\)/;

/**
 * Returns a function that replaces a page's links to stylesheets by the stylesheets, so that the first paint waits for no
 * second request. It also preloads the font of running text, the first one of a sheet.
 *
 * @returns a function that throws for a missing sheet and for a sheet with relative URLs.
 */
export function createInliner(outDir: string, baseUrl: string): (html: string) => string {
  const sheets = new Map<string, string>();
  const styleOf = (href: string): string => {
    const style = sheets.get(href) ?? writeStyle(path.join(outDir, href.slice(baseUrl.length)));
    sheets.set(href, style);
    return style;
  };
  return (html) => html.replace(LINK, (_, href: string) => styleOf(href));
}

function writeStyle(file: string): string {
  const css = readFileSync(file, 'utf8');
  const [relative] = RELATIVE.exec(css) ?? [];
  if (relative) throw new Error(`${file}: ${relative} must be an address from the site's root.`);
  const font = FONT.exec(css)?.[1];
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  // No text of the sheet may close the element.
  return `${font ? preload : ''}<style>${css.replaceAll('</', '<\\/')}</style>`;
}
