import { expect, type Page } from '@playwright/test';
import { portal } from '../../portal.config';
import { hydrate, untilIdle } from './pages/drive';
import { findFault, followAll } from './pages/landing';
import { IS_WHOLE, sampled } from './pages/samples';
import { test } from './pages/test';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/**
 * The test follows all links of the list of operations and a sample of the others, another at each width. On the phone
 * it also loads a sample directly. WHOLE_SITE=1 follows and loads all links at each width.
 */
const STEP = IS_WHOLE ? 1 : 14;

/** One reference on each screen. */
const SAMPLES = ['autenticacao 390', 'operacao 1280'];

const softly = expect.configure({ soft: true });

/** The anchors that a reference links to, in the list of operations and elsewhere. Each field has a link to itself. */
function listAnchors(page: Page): Promise<[listed: string[], others: string[]]> {
  return page.evaluate(() => {
    const anchorsOf = (selector: string) => [
      ...new Set(
        Array.from(document.querySelectorAll<HTMLAnchorElement>(selector))
          .filter(({ pathname }) => pathname === window.location.pathname)
          .map(({ hash }) => decodeURIComponent(hash.slice(1))),
      ),
    ];
    const listed = anchorsOf('.r-nav a[href*="#"]:not(.r-top *)');
    const all = anchorsOf('main a[href*="#"]:not(.r-top *)');
    return [listed, all.filter((anchor) => !listed.includes(anchor))];
  });
}

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
        await page.setViewportSize(size);
        await page.goto(route);
        const [listed, others] = await listAnchors(page);
        const followed = [...listed, ...others.filter((_, index) => (index + turn) % STEP === 0)];
        const loaded = followed.filter((_, index) => (index + turn) % STEP === 0);
        expect(listed.length).toBeGreaterThan(0);
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
