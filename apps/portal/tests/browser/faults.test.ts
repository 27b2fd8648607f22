import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { noteDocuments } from './pages/noteDocuments';
import { searchFor } from './pages/openSearch';
import { sampled } from './pages/sampled';
import { saveData } from './pages/saveData';
import { readServedPages } from './pages/servedPages';
import { expectShown, noteFaults } from './pages/shownPage';
import { NEWER, OLDER, takeAway } from './pages/takeAway';

const GUIDE = '/docs/frontier/introducao';
const OTHER = '/docs/frontier/getting-started';
/** Every file that a page loads. */
const ASSETS = /\/assets\//;
/** Every chunk but those each page shares. */
const ROUTE_CHUNKS = /\/assets\/js\/(?!page\.|main\.|runtime)/;

/** Goes on by a link of the menu, switches the colours, searches, and leaves the notice closed. */
async function useSite(page: Page): Promise<void> {
  await page.locator('.navbar [class*=colorModeToggle] button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  const { options } = await searchFor(page, 'cnpj');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('with every file missing the text is read, links lead on, and nothing loads again by itself', async ({
  baseURL,
  browser,
  page,
}) => {
  const served = await readServedPages(browser, [GUIDE, OTHER], baseURL);
  const documents = noteDocuments(page);
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(GUIDE);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.keyboard.press('Shift');
  await expectShown(page, served(GUIDE));
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expectShown(page, served(OTHER));
  await page.keyboard.press('Shift');
  await untilIdle(page);
  expect(documents).toEqual([GUIDE, OTHER]);
});

test('with every file gone while React runs, each page costs one load, and no more', async ({
  baseURL,
  browser,
  page,
}) => {
  const served = await readServedPages(browser, [OTHER], baseURL);
  await saveData(page);
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expectShown(page, served(OTHER));
  await untilIdle(page);
  expect(documents).toEqual([OTHER]);
});

test('a deploy in mid-session costs its reader one load', async ({ baseURL, browser, page }) => {
  const served = await readServedPages(browser, [GUIDE, OTHER], baseURL);
  await saveData(page);
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  // The files of the page on screen have other names by now; those of a page loaded anew are there.
  await page.route(ROUTE_CHUNKS, (route) =>
    documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expectShown(page, served(OTHER));
  await hydrate(page);
  await page.locator(`.menu a[href="${GUIDE}"]`).click();
  await expectShown(page, served(GUIDE));
  expect(documents).toEqual([OTHER]);
});

for (const [what, forbid] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(
    `with storage that is ${what} everything works but remembering`,
    sampled(what === 'full'),
    async ({ page }) => {
      const faults = noteFaults(page);
      await page.addInitScript(forbid);
      await page.goto(GUIDE);
      await useSite(page);
      expect(faults.filter((fault) => !/storage/i.test(fault))).toEqual([]);
    },
  );
}

test.describe('in an older browser', () => {
  // It knows no Trusted Types, and asks for none.
  test.use({ bypassCSP: true });

  test('the oldest of the declared list: everything works', async ({ page }) => {
    const faults = noteFaults(page);
    await takeAway(page, NEWER);
    await page.goto(GUIDE);
    expect(await page.evaluate(() => 'canParse' in URL || 'navigation' in window)).toBe(false);
    await useSite(page);
    expect(faults).toEqual([]);
  });

  test('one older still: pages are read, and links lead on', async ({ baseURL, browser, page }) => {
    const served = await readServedPages(browser, [GUIDE, OTHER], baseURL);
    await takeAway(page, NEWER, OLDER);
    await page.goto(GUIDE);
    await expectShown(page, served(GUIDE));
    await page.locator(`.menu a[href="${OTHER}"]`).click();
    await expectShown(page, served(OTHER));
    await page.goBack();
    await expectShown(page, served(GUIDE));
  });
});
