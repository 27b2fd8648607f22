import { expect, type Page, test } from '@playwright/test';
import { describeLook } from './pages/describeLook';
import { findLostRules } from './pages/findLostRules';
import { hydrate } from './pages/hydrate';
import { KINDS_OF_PAGE } from './pages/kindsOfPage';
import { linkWholeSheet } from './pages/linkWholeSheet';
import { withoutPolicy } from './pages/policy';
import { sampled } from './pages/sampled';

const GUIDE = '/docs/frontier/getting-started';
const REFERENCE = '/docs/frontier/autenticacao/api';
const SHEET = /\/assets\/css\//;

for (const [kind, route] of Object.entries(KINDS_OF_PAGE)) {
  test(
    `${kind}: carries each rule that can show on it`,
    sampled(/^(guide with|reference)/.test(kind)),
    async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
      const { carried, isInOrder, lost, unset, whole } = await findLostRules(page);
      expect(lost).toEqual([]);
      expect(unset).toEqual([]);
      expect(isInOrder).toBe(true);
      expect(carried).toBeGreaterThan(50);
      expect(carried).toBeLessThan(0.6 * whole);
    },
  );
}

test('finds the rules that a page lacks', async ({ page }) => {
  await page.route(GUIDE, async (route) => {
    const response = await route.fetch();
    const body = withoutPolicy(await response.text())
      .replace(/\.navbar__title\{/g, '.absent{')
      .replace(/--site-link:[^;}]*/, '--absent:0');
    return route.fulfill({ response, body });
  });
  await page.goto(GUIDE);
  const { lost, unset } = await findLostRules(page);
  expect(new Set(lost)).toEqual(new Set(['.navbar__title']));
  expect(unset).toEqual(['--site-link']);
});

for (const scripts of [true, false]) {
  test(
    `looks as with the whole stylesheet, ${scripts ? 'with' : 'without'} JavaScript`,
    sampled(false),
    async ({ baseURL, browser }) => {
      const settings = { baseURL, javaScriptEnabled: scripts, reducedMotion: 'reduce' } as const;
      const [own, whole] = [await browser.newContext(settings), await browser.newContext(settings)];
      await linkWholeSheet(whole);
      const pages = [await own.newPage(), await whole.newPage()] as const;
      for (const route of ['/', GUIDE, REFERENCE]) {
        for (const [width, mode] of [
          [360, 'dark'],
          [1280, 'light'],
        ] as const) {
          for (const page of pages) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ media: 'screen' });
            await page.goto(`${route}?docusaurus-theme=${mode}`);
          }
          await expectAlike(pages, `${route} at ${width} px`);
          // Paper opens all folds, and their content follows when it is drawn, not when it is read.
          if (route === REFERENCE) continue;
          for (const page of pages) await page.emulateMedia({ media: 'print' });
          await expectAlike(pages, `${route} at ${width} px on paper`);
        }
      }
      await Promise.all([own.close(), whole.close()]);
    },
  );
}

/** A page takes a moment to follow a change of its medium. */
async function expectAlike([own, whole]: readonly [Page, Page], what: string): Promise<void> {
  await expect(async () => {
    expect(await describeLook(own), what).toEqual(await describeLook(whole));
  }).toPass({ timeout: 20_000 });
}

test('React waits for the whole stylesheet', async ({ page }) => {
  await page.route(SHEET, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      Object.assign(window, { hadSheet: link?.sheet !== null && link !== null });
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(GUIDE);
  await hydrate(page);
  expect(await page.evaluate(() => 'hadSheet' in window && window.hadSheet)).toBe(true);
  await expect(page.locator('style[data-sheet]')).toHaveCount(0);
});

test('React starts without the whole stylesheet when it does not come, and asks again', async ({
  page,
}) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto(GUIDE);
  await hydrate(page);
  await expect(page.locator('style[data-sheet]')).toHaveCount(1);
  await page.unroute(SHEET);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator('style[data-sheet]')).toHaveCount(0);
});

test('says that the application did not come in the colours of a warning', async ({ page }) => {
  await page.route(/\/assets\/(?!js\/page\.)/, (route) => route.abort());
  await page.goto(GUIDE);
  await page.keyboard.press('Shift');
  const notice = page.locator('.start-notice');
  await expect(notice).toHaveCSS('position', 'fixed');
  await expect(notice.getByRole('button')).toHaveCSS('background-color', 'rgb(31, 95, 214)');
});
