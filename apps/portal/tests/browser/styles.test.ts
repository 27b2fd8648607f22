import { expect, type Page } from '@playwright/test';
import { KINDS_OF_PAGE, sampled } from './pages/samples';
import { describeLook, findLostRules, leaveOwnStyles, leaveWholeSheet } from './pages/styles';
import { test } from './pages/test';

/* Pages contain the rules of the stylesheet that can apply to them, and link to the whole sheet at their end. */

const GUIDE = '/docs/frontier/getting-started';
const REFERENCE = '/docs/frontier/autenticacao/api';

for (const [kind, route] of Object.entries(KINDS_OF_PAGE)) {
  test(
    `${kind}: carries each rule that can show on it`,
    sampled(/^(guide with|reference)/.test(kind)),
    async ({ page }) => {
      await page.goto(route);
      const { carried, isInOrder, lost, unset, whole } = await findLostRules(page);
      expect(lost).toEqual([]);
      expect(unset).toEqual([]);
      expect(isInOrder).toBe(true);
      expect(carried).toBeGreaterThan(50);
      expect(carried).toBeLessThan(0.6 * whole);
    },
  );
}

for (const scripts of [true, false]) {
  test(
    `looks as with the whole stylesheet, ${scripts ? 'with' : 'without'} JavaScript`,
    sampled(false),
    async ({ baseURL, browser }) => {
      const settings = { baseURL, javaScriptEnabled: scripts, reducedMotion: 'reduce' } as const;
      const [own, whole] = [await browser.newContext(settings), await browser.newContext(settings)];
      await leaveOwnStyles(own);
      await leaveWholeSheet(whole);
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
          // Print opens all folds; browsers update their content when it is rendered, not when it is read.
          if (route === REFERENCE) continue;
          for (const page of pages) await page.emulateMedia({ media: 'print' });
          await expectAlike(pages, `${route} at ${width} px on paper`);
        }
      }
      await Promise.all([own.close(), whole.close()]);
    },
  );
}

/** Waits until a page has applied a change of its medium. */
async function expectAlike([own, whole]: readonly [Page, Page], what: string): Promise<void> {
  await expect(async () => {
    expect(await describeLook(own), what).toEqual(await describeLook(whole));
  }).toPass();
}
