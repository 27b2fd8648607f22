import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { listFiles } from '../deploy/finishOutput';
import { BuildFailure } from './BuildFailure';

/** More would bury the first. */
const TOLD = 20;
/** Links to other places of the site, and to no file that this page loads. */
const PLACES = /^(?:canonical|dns-prefetch|preconnect)$/;
const PICTURES = /^(?:og:image|twitter:image)$/;
/** A file that a reader is offered, unlike a page, has an ending. */
const OFFERED = /\.[a-z0-9]{1,11}(?:[?#]|$)/i;
const SHEET_URL = /url\(\s*["']?([^)'"\s]*)["']?\s*\)/g;

/**
 * Counts a built site before it is published: each page of the sitemap is there and not empty, and
 * so is every file that a page, sheet or script of it loads or offers.
 *
 * @param manifest text of the bundler's `client-manifest.json`, which names the parts of every page.
 * @throws {BuildFailure} that names each page and each file that it misses.
 */
export function countSite(folder: string, manifest: string): { pages: number; files: number } {
  const files = listFiles(folder).map((name) => `/${name}`);
  const full = new Set(files.filter((name) => statSync(path.join(folder, name)).size > 0));
  const loads = new Map(files.map((name) => [name, loadsOf(folder, name)]));
  const pages = loads.get('/sitemap.xml') ?? [];
  // Nothing says which pages there should be.
  if (pages[0] === undefined) throw new BuildFailure(explain(['any page in /sitemap.xml']));
  loads.set('the application', assetsIn(manifest));

  const { origin } = new URL(pages[0]);
  const missing = new Map<string, string[]>();
  for (const [name, addresses] of loads) {
    const base = new URL(encodeURI(name), origin);
    for (const address of addresses) {
      const lost = findLost(full, address, base);
      if (lost !== undefined) missing.set(lost, [...(missing.get(lost) ?? []), name]);
    }
  }
  if (missing.size > 0) throw new BuildFailure(explain([...missing].map(describeLost)));
  return { pages: pages.length, files: files.length };
}

/** Every address that a file loads something from, or offers a file at, as the file writes it. */
function loadsOf(folder: string, name: string): string[] {
  const read = () => readFileSync(path.join(folder, name), 'utf8');
  if (name.endsWith('.html')) return loadsOfPage(read());
  if (name.endsWith('.css')) return findAll(read(), SHEET_URL);
  if (name === '/sitemap.xml') return findAll(read(), /<loc>([^<]+)<\/loc>/g);
  if (name === '/llms.txt') return findAll(read(), /\]\(([^)\s]+)\)/g);
  if (/^\/assets\/.*\.js$/.test(name)) return assetsIn(read());
  return [];
}

/** Scripts and those that start later, sheets, pictures, fonts, icons, feeds, text twins, downloads. */
function loadsOfPage(html: string): string[] {
  const sheets = findAll(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const scripts = findAll(html, /\bid="?app-scripts"?[^>]*>([^<]*)/g);
  const found = [
    ...sheets.flatMap((sheet) => findAll(sheet, SHEET_URL)),
    ...scripts.flatMap((list) => JSON.parse(list) as string[]),
  ];
  const onopentag = (name: string, attributes: Readonly<Record<string, string>>) => {
    found.push(...loadsOfElement(name, attributes));
  };
  new Parser({ onopentag }).end(html);
  return found;
}

function loadsOfElement(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const { content = '', download, href = '', hreflang, rel = '', src, poster, data } = attributes;
  const isOffered = name === 'a' && download === undefined ? OFFERED.test(href) : !PLACES.test(rel);
  const isPicture = PICTURES.test(attributes.property ?? attributes.name ?? '');
  const sources = `${attributes.srcset ?? ''},${attributes.imagesrcset ?? ''}`.split(',');
  return [
    ...[src, poster, data, attributes['data-script']],
    isOffered && hreflang === undefined ? href : '',
    isPicture ? content : '',
    ...sources.map((source) => source.trim().split(/\s/)[0]),
  ].flatMap((address) => address || []);
}

/** Files of the bundler's, from the root, as its scripts name them. */
function assetsIn(text: string): string[] {
  return findAll(text, /["'`](assets\/[\w.~/-]+\.\w{2,5})["'`]/g).map((name) => `/${name}`);
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns the path of a file or page (`/a` is `a.html`) that does not exist. Other sites are not checked. */
function findLost(full: ReadonlySet<string>, address: string, base: URL): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname } = new URL(address, base);
  const name = decodeURI(pathname);
  const page = name.replace(/\/$/, '');
  const isThere = [name, `${page}.html`, `${page}/index.html`].some((place) => full.has(place));
  return origin !== base.origin || isThere ? undefined : name;
}

function describeLost([file, [first = '', ...others]]: [string, readonly string[]]): string {
  return `${file}, which ${first} needs${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

function explain(missing: readonly string[]): string {
  const rest = missing.length - TOLD;
  return [
    'The site that was made is not whole. It lacks',
    ...missing.slice(0, TOLD).map((line) => `- ${line}`),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}
