import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The anchors of one reference that the site links to. */
export interface LinkedPlaces {
  /** Linked from the reference's own list of operations. */
  readonly listed: readonly string[];
  /** Linked from guides, other references and the reference's text. */
  readonly cited: readonly string[];
}

interface Link {
  readonly route: string;
  readonly place: string;
  readonly isListed: boolean;
}

/** Finds all links with an anchor in these pages of the built site, by route. */
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
