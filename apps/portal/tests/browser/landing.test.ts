import { expect, type Page } from '@playwright/test';
import { portal } from '../../portal.config';
import { collectPlaces, type LinkedPlaces } from './pages/collectPlaces';
import { hydrate, untilIdle } from './pages/drive';
import { findFault, followAll } from './pages/landing';
import { IS_WHOLE, listRoutes, sampled } from './pages/samples';
import { test } from './pages/test';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Links land where they should (tests/site checks that targets exist). The test follows all links of
 * operation lists and a sample of links in texts, another at each width. On the phone it also loads a sample
 * directly. WHOLE_SITE=1 follows and loads all links at each width.
 */
const STEP = IS_WHOLE ? 1 : 14;

/** One reference on each screen. */
const SAMPLES = ['autenticacao 390', 'operacao 1280'];
const SAMPLED_ROUTES = portal.services
  .filter(({ id }) => SAMPLES.some((sample) => sample.startsWith(`${id} `)))
  .map(({ route }) => route);

let places: ReadonlyMap<string, LinkedPlaces>;

test.beforeAll(() => {
  places = collectPlaces(IS_WHOLE ? listRoutes() : SAMPLED_ROUTES);
});

const softly = expect.configure({ soft: true });

/** Loads each address as a new document by adding a query. */
async function loadAll(page: Page, route: string, anchors: readonly string[]): Promise<void> {
  for (const [index, anchor] of anchors.entries()) {
    await page.goto(`${route}?${index}#${encodeURIComponent(anchor)}`);
    // Wait for layout shifts after the load.
    await untilIdle(page);
    await softly.poll(() => findFault(page, anchor), anchor).toBeUndefined();
  }
}

/** The page's scroll height before and after scrolling through all of it. */
function scrollOver(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const before = root.scrollHeight;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
    }
    return [before, root.scrollHeight];
  });
}

for (const { id, route } of portal.services) {
  SIZES.forEach((size, turn) => {
    test(
      `${id}: each link leads to its target at ${size.width} px`,
      sampled(SAMPLES.includes(`${id} ${size.width}`)),
      async ({ page }) => {
        const { cited = [], listed = [] } = places.get(route) ?? {};
        const followed = [...listed, ...cited.filter((_, index) => (index + turn) % STEP === 0)];
        const loaded = followed.filter((_, index) => (index + turn) % STEP === 0);
        expect(listed.length).toBeGreaterThan(0);

        await page.setViewportSize(size);
        await page.goto(route);
        const [before, after] = await scrollOver(page);
        expect.soft(after).toBe(before);
        expect.soft(await followAll(page, followed)).toEqual([]);
        await hydrate(page);
        expect.soft(await followAll(page, loaded)).toEqual([]);
        if (turn === 1 || STEP === 1) await loadAll(page, route, loaded);
      },
    );
  });
}
