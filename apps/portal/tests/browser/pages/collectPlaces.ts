import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';

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
    return findLinks(html, `http://site${route}`);
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

function findLinks(html: string, address: string): Link[] {
  const main = DomUtils.getElementsByTagName('main', parseDocument(html));
  const inside = (name: string) =>
    new Set(DomUtils.getElementsByTagName('a', DomUtils.getElementsByClassName(name, main)));
  const [listed, top] = [inside('r-nav'), inside('r-top')];
  return DomUtils.getElementsByTagName('a', main).flatMap((link) => {
    const { href = '' } = link.attribs;
    if (!href.includes('#') || top.has(link)) return [];
    const { hash, pathname } = new URL(href, address);
    const place = decodeURIComponent(hash.slice(1));
    return [{ route: pathname, place, isListed: listed.has(link) }];
  });
}
