import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The places of one reference that links of the site name. */
export interface LinkedPlaces {
  /** Named by the reference's own list of operations. */
  readonly listed: readonly string[];
  /** Named by guides, by other references, and by the reference's text. */
  readonly cited: readonly string[];
}

interface Link {
  readonly route: string;
  readonly place: string;
  readonly isListed: boolean;
}

/** Reads these pages of the built site and finds every link to a place, by the route it leads to. */
export function collectPlaces(pages: readonly string[]): ReadonlyMap<string, LinkedPlaces> {
  const links = pages.flatMap((route) => {
    const html = readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
    return findLinks(parse(html), `http://site${route}`, { isMain: false, isListed: false });
  });
  const routes = [...new Set(links.map(({ route }) => route))];
  return new Map(
    routes.map((route) => {
      const own = links.filter((link) => link.route === route);
      const listed = new Set(own.flatMap(({ isListed, place }) => (isListed ? [place] : [])));
      const cited = new Set(own.flatMap(({ place }) => (listed.has(place) ? [] : [place])));
      return [route, { listed: [...listed], cited: [...cited] }];
    }),
  );
}

function findLinks(
  node: Node,
  address: string,
  within: { isMain: boolean; isListed: boolean },
): Link[] {
  if (!('childNodes' in node)) return [];
  const attribute = (name: string) =>
    'attrs' in node ? (node.attrs.find((one) => one.name === name)?.value ?? '') : '';
  const classes = attribute('class').split(' ');
  if (classes.includes('r-top')) return [];
  const inside = {
    isMain: within.isMain || node.nodeName === 'main',
    isListed: within.isListed || classes.includes('r-nav'),
  };
  const links = node.childNodes.flatMap((child) => findLinks(child, address, inside));
  const href = attribute('href');
  if (node.nodeName !== 'a' || !inside.isMain || !href.includes('#')) return links;
  const { hash, pathname } = new URL(href, address);
  const { isListed } = inside;
  return [{ route: pathname, place: decodeURIComponent(hash.slice(1)), isListed }, ...links];
}
