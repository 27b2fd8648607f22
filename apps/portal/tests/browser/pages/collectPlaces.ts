import type { Browser } from '@playwright/test';

/** The places of one reference that links of the site name. */
export interface LinkedPlaces {
  /** Named by the reference's own list of operations. */
  readonly listed: readonly string[];
  /** Named by guides, by other references, and by the reference's text. */
  readonly cited: readonly string[];
  /** Links to all of them. */
  readonly links: number;
}

/** Reads every page of the sitemap and finds every link to a place, by the route it leads to. */
export async function collectPlaces(
  browser: Browser,
  baseURL: string | undefined,
): Promise<ReadonlyMap<string, LinkedPlaces>> {
  // It reads HTML from texts, which a page's policy refuses.
  const page = await browser.newPage({ baseURL, bypassCSP: true });
  await page.goto('/404.html');
  const links = await page.evaluate(async () => {
    const parser = new DOMParser();
    const read = async (address: string, type: DOMParserSupportedType) =>
      parser.parseFromString(await (await fetch(address)).text(), type);
    const sitemap = await read('/sitemap.xml', 'text/xml');
    const found: { route: string; place: string; isListed: boolean }[] = [];
    for (const { textContent } of sitemap.querySelectorAll('loc')) {
      const address = new URL(new URL(textContent ?? '').pathname, window.location.href);
      const html = await read(address.href, 'text/html');
      for (const link of html.querySelectorAll('main a[href*="#"]:not(.r-top a)')) {
        const { hash, pathname } = new URL(link.getAttribute('href') ?? '', address);
        const isListed = link.closest('.r-nav') !== null;
        found.push({ route: pathname, place: decodeURIComponent(hash.slice(1)), isListed });
      }
    }
    return found;
  });
  await page.close();
  return groupByRoute(links);
}

function groupByRoute(
  links: readonly { route: string; place: string; isListed: boolean }[],
): Map<string, LinkedPlaces> {
  const routes = [...new Set(links.map(({ route }) => route))];
  return new Map(
    routes.map((route) => {
      const own = links.filter((link) => link.route === route);
      const listed = new Set(own.flatMap(({ isListed, place }) => (isListed ? [place] : [])));
      const cited = new Set(own.flatMap(({ place }) => (listed.has(place) ? [] : [place])));
      return [route, { listed: [...listed], cited: [...cited], links: own.length }];
    }),
  );
}
