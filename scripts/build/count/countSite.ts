import { BuildFailure } from '../BuildFailure';
import { listPageLoads } from './listPageLoads';
import { listParts, listScriptLoads } from './listScriptLoads';
import { listSheetLoads } from './listSheetLoads';
import { SiteFolder } from './SiteFolder';

/** More would bury the first. */
const TOLD = 20;
/** Lists that others read: of the pages, and of their text twins. */
const SITEMAP = '/sitemap.xml';
const TWINS = '/llms.txt';

/** How much of a site was found. */
export interface SiteCount {
  readonly pages: number;
  readonly files: number;
}

/**
 * Counts a built site before it is published: each page of the sitemap is there and not empty, and
 * so is every file that a page, sheet or script of it loads or offers.
 *
 * @param manifest text of the bundler's `client-manifest.json`.
 * @throws {BuildFailure} that names each page and each file that it misses.
 */
export function countSite(folder: string, manifest: string): SiteCount {
  const site = new SiteFolder(folder);
  const { origin, routes } = readSitemap(site);
  const missing = [
    ...routes
      .filter((route) => site.pageAt(route) === undefined)
      .map((route) => `the page ${route}, which ${SITEMAP} lists`),
    ...[...listLost(site, listLoads(site, manifest), origin)].map(describeLost),
  ];
  if (missing.length > 0) throw new BuildFailure(explain(missing));
  return { pages: routes.length, files: site.files.size };
}

/** @throws {BuildFailure} without a sitemap: nothing says which pages there should be. */
function readSitemap(site: SiteFolder): { origin: string; routes: string[] } {
  const text = site.read(SITEMAP) ?? '';
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place]) => new URL(place ?? ''),
  );
  const [first] = places;
  if (!first) throw new BuildFailure(explain([`any page in ${SITEMAP}`]));
  return { origin: first.origin, routes: places.map(({ pathname }) => decodeURI(pathname)) };
}

interface Loads {
  readonly name: string;
  /** As the file writes them. */
  readonly addresses: readonly string[];
}

function listLoads(site: SiteFolder, manifest: string): Loads[] {
  const found = [...site.files.keys()].map((name) => ({
    name,
    addresses: loadsOf(name, () => site.read(name) ?? ''),
  }));
  return [...found, { name: 'the application', addresses: listParts(manifest) }];
}

function loadsOf(name: string, read: () => string): string[] {
  if (name.endsWith('.html')) return listPageLoads(read());
  if (name.endsWith('.css')) return listSheetLoads(read());
  if (name.startsWith('/assets/') && name.endsWith('.js')) return listScriptLoads(read());
  if (name === TWINS) return [...read().matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '');
  return [];
}

/** Addresses of this site at which nothing stands, with who needs them; of other sites nothing is asked. */
function listLost(
  site: SiteFolder,
  loads: readonly Loads[],
  origin: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const lost = new Map<string, Set<string>>();
  for (const { addresses, name } of loads) {
    const base = new URL(encodeURI(name), origin);
    for (const address of addresses) {
      const file = findLost(site, address, base);
      if (file !== undefined) lost.set(file, (lost.get(file) ?? new Set()).add(name));
    }
  }
  return lost;
}

function findLost(site: SiteFolder, address: string, base: URL): string | undefined {
  if (address === '' || address.startsWith('#')) return undefined;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname } = new URL(address, base);
  if (origin !== base.origin) return undefined;
  const name = decodeURI(pathname);
  return site.has(name) ? undefined : name;
}

function describeLost([file, [first = '', ...others]]: [string, ReadonlySet<string>]): string {
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
