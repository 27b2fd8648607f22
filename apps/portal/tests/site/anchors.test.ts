import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { SEARCH_FILE, type SearchData } from '@frontier/search';
import { describe, expect, it } from 'vitest';
import { readMoves } from '../../src/plugins/data-pages/movedPage';
import { dataPages } from '../../src/plugins/data-pages/options';
import { SIMULATOR } from '../../src/shared/simulatorAddress';
import { readQueries } from '../search/readQueries';
import { allPages, BUILD, pageAt, pages } from './support/readPages';

const text = readFileSync(`${BUILD}${SEARCH_FILE}`, 'utf8');

/** Whether the site has a page with an anchor; the empty anchor is the top of any page. */
function isThere(route: string, anchor = ''): boolean {
  const page = pageAt(route);
  return page !== undefined && (anchor === '' || page.ids.has(anchor));
}

describe('a place that exists', () => {
  it('is where every link leads', () => {
    const broken: string[] = [];
    let count = 0;
    for (const { hrefs, route } of pages) {
      const base = new URL(route, 'https://portal.invalid');
      for (const link of hrefs.filter((href) => href.includes('#'))) {
        const { hash, host, pathname } = new URL(link, base);
        // `simulatorLinks.test.ts` checks the simulator's own routes.
        if (host !== base.host || pathname === SIMULATOR) continue;
        count += 1;
        const anchor = decodeURIComponent(hash.slice(1));
        if (anchor !== '' && !isThere(decodeURI(pathname), anchor))
          broken.push(`${route} -> ${link}`);
      }
    }
    expect(count).toBeGreaterThan(1_000);
    expect(broken).toEqual([]);
  });

  it('is the target of every search result', () => {
    const { groups } = JSON.parse(text) as SearchData;
    const places = groups.flatMap(({ anchor, entries, page }) =>
      [{ anchor }, ...entries].map((entry) => ({ page, anchor: entry.anchor })),
    );
    expect(places.length).toBeGreaterThan(3000);
    expect(places.filter(({ anchor, page }) => !isThere(page, anchor))).toEqual([]);
  });

  it('is where every removed page leads, also without scripts', () => {
    const lost = readMoves(dataPages.moved.file).filter(({ key, value }) => {
      const [route = '', anchor] = value.split('#');
      const refreshed = allPages.find((page) => page.route === key)?.metadata.get('refresh');
      return !isThere(route, anchor) || refreshed !== `0; url=${value}`;
    });
    expect(lost).toEqual([]);
  });

  it('is what answers each query of the test set of the search', () => {
    const lost = readQueries().flatMap(({ q, targets }) =>
      targets
        .filter((target) => {
          const [route = '', anchor] = target.split('#');
          return !isThere(route, anchor);
        })
        .map((target) => `${q} -> ${target}`),
    );
    expect(lost).toEqual([]);
  });
});

it('the data of the search takes no more than 150 KiB', () => {
  // The build of the tests compresses its own files less. The best quality takes three times as long.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(150 * 1024);
});
