import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { listOutputFiles } from '../deploy/finishOutput';
import { BuildFailure } from './BuildFailure';

const MOST_REPORTED = 20;
/** Attributes with addresses; of a meta element only whole ones are. */
const ADDRESSED = /^(?:src|href|srcset|imagesrcset|poster|data|content)$/;
/** Unlike a page, a file has an extension. */
const FILE = /\.[a-z0-9]{1,11}(?:[?#]|$)/i;
const SHEET_URL = /url\(\s*["']?([^)'"\s]*)["']?\s*\)/g;

/**
 * Checks a built site before it is published: each page of the sitemap exists and is not empty, and
 * so does every file that a page, stylesheet or script loads or offers.
 *
 * @throws {BuildFailure} with each missing page and file.
 */
export function countSite(folder: string): { pages: number; files: number } {
  const files = listOutputFiles(folder).map((name) => `/${name}`);
  const filled = files.filter((name) => statSync(path.join(folder, name)).size > 0);
  const full = new Set(filled.map(encodeURI));
  const loads = new Map(files.map((name) => [name, loadsOf(folder, name)]));
  const pages = loads.get('/sitemap.xml') ?? [];
  // Without a sitemap, the expected pages are unknown.
  if (pages[0] === undefined) throw new BuildFailure(explain(['any page in /sitemap.xml']));

  const { origin } = new URL(pages[0]);
  /** The first file that needs each missing one. */
  const missing = new Map<string, string>();
  for (const [name, addresses] of loads) {
    const base = new URL(encodeURI(name), origin);
    for (const address of addresses) {
      const lost = findLost(full, address, base);
      if (lost !== undefined && !missing.has(lost)) missing.set(lost, name);
    }
  }
  if (missing.size > 0) {
    throw new BuildFailure(
      explain([...missing].map(([file, name]) => `${file}, which ${name} needs`)),
    );
  }
  return { pages: pages.length, files: files.length };
}

function loadsOf(folder: string, name: string): string[] {
  const read = () => readFileSync(path.join(folder, name), 'utf8');
  if (name.endsWith('.html')) return loadsOfPage(read());
  if (name.endsWith('.css')) return findAll(read(), SHEET_URL);
  if (name === '/sitemap.xml') return findAll(read(), /<loc>([^<]+)<\/loc>/g);
  if (name === '/llms.txt') return findAll(read(), /\]\(([^)\s]+)\)/g);
  if (/^\/assets\/.*\.js$/.test(name)) return assetsIn(read());
  return [];
}

/** Scripts, preloads, stylesheets, pictures, fonts, icons, Markdown pages and downloads. */
function loadsOfPage(html: string): string[] {
  const found: string[] = [];
  const onattribute = (name: string, value: string) => {
    if (!ADDRESSED.test(name) || /^(?:data|javascript|mailto):/.test(value)) return;
    const addresses =
      name === 'content' ? (/^https?:\S+$/.exec(value) ?? []) : value.split(/[\s,]+/);
    found.push(...addresses.filter((address) => FILE.test(address)));
  };
  new Parser({ onattribute }).end(html);
  return found;
}

/** The bundler's files that its scripts name, from the root. */
function assetsIn(text: string): string[] {
  return findAll(text, /["'`](assets\/[\w.~/-]+\.\w{2,5})["'`]/g).map((name) => `/${name}`);
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns the encoded path of a missing file or page (`/a` is `a.html`); undefined if it exists or is on another site. */
function findLost(full: ReadonlySet<string>, address: string, base: URL): string | undefined {
  if (address.startsWith('#')) return undefined;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname: name } = new URL(address, base);
  const page = name.replace(/\/$/, '');
  const isThere = [name, `${page}.html`, `${page}/index.html`].some((file) => full.has(file));
  return origin !== base.origin || isThere ? undefined : name;
}

function explain(missing: readonly string[]): string {
  const rest = missing.length - MOST_REPORTED;
  return [
    'The built site is incomplete. It lacks',
    ...missing.slice(0, MOST_REPORTED).map((line) => `- ${line}`),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
  ].join('\n');
}
