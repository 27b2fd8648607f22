import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';

const BUILD = 'build';

interface Page {
  readonly ids: Set<string>;
  /** Addresses of links with a fragment, as they are written. */
  readonly links: string[];
}

/** The pages of the built site by route, redirects left out. */
function readPages(): Map<string, Page> {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const pages = new Map<string, Page>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    if (/<meta http-equiv="?refresh/i.test(html)) continue;
    const page: Page = { ids: new Set(), links: [] };
    collect(parse(html), page);
    pages.set(`/${file.replace(/\.html$/, '').replace(/^index$/, '')}`, page);
  }
  return pages;
}

function collect(node: DefaultTreeAdapterTypes.Node, page: Page): void {
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) {
      if (name === 'id') page.ids.add(value);
      if (name === 'href' && value.includes('#')) page.links.push(value);
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, page);
}

it('leads every link to a place that exists', () => {
  const pages = readPages();
  const broken: string[] = [];
  let count = 0;
  for (const [route, { links }] of pages) {
    const base = new URL(route, 'https://portal.invalid');
    for (const link of links) {
      const { hash, host, pathname } = new URL(link, base);
      if (host !== base.host) continue;
      count += 1;
      const target = pages.get(decodeURI(pathname));
      const id = decodeURIComponent(hash.slice(1));
      // The empty fragment is the top of any page.
      if (id !== '' && !target?.ids.has(id)) broken.push(`${route} -> ${link}`);
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect(broken).toEqual([]);
});
