import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { sampled } from './pages/sampled';
import { readServedPages } from './pages/servedPages';
import { expectShown } from './pages/shownPage';

const GUIDE = '/docs/frontier/introducao';
const OTHER = '/docs/frontier/getting-started';
const POSTS = '/blog';
/** Every script of the application. */
const APP = /\/assets\/js\/(?!page\.)/;
/** Those that start it. */
const ENTRIES = /\/assets\/js\/(main|runtime~main)\./;
/** Those of the page on screen. */
const PARTS = /\/assets\/js\/(?!page\.|main\.|runtime)/;

const notice = (page: Page) => page.locator('.start-notice');

/** The addresses of the documents that the page loads from here on. */
function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.describe('before React starts', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [what, missing] of [
    ['any script', APP],
    ['its second script', /\/assets\/js\/main\./],
    ["the page's parts", PARTS],
  ] as const) {
    test(`says that ${what} did not come, and the next touch tries again`, async ({ page }) => {
      const requests: string[] = [];
      page.on('requestfinished', (request) => {
        if (ENTRIES.test(request.url())) requests.push(request.url());
      });
      await page.route(missing, (route) => route.abort());
      await page.goto(GUIDE);
      const menu = page.locator('.navbar__toggle');
      await menu.tap();
      await expect(notice(page)).toContainText('não carregaram');
      await expect(menu).not.toHaveAttribute('aria-busy');
      await expect(page.locator('main h1')).toBeVisible();
      await menu.tap();
      await expect(menu).not.toHaveAttribute('aria-busy');
      await expect(notice(page)).toHaveCount(1);

      await page.unroute(missing);
      await menu.tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect.poll(() => requests.length).toBe(2);
    });
  }

  test('the button of the notice tries again, with a key as well', async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto(GUIDE);
    await page.locator('.navbar__toggle').tap();
    const again = notice(page).getByRole('button', { name: 'Tente novamente' });
    await again.tap();
    await expect(again).not.toHaveAttribute('aria-busy');
    await page.unroute(APP);
    await again.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('a pointer that passes tries once', async ({ page }) => {
  const requests: string[] = [];
  await page.route(APP, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.goto(GUIDE);
  await page.mouse.move(200, 200);
  await expect(notice(page)).toBeVisible();
  const { length } = requests;
  await page.mouse.move(300, 300, { steps: 5 });
  await untilIdle(page);
  expect(requests).toHaveLength(length);
});

for (const route of [OTHER, POSTS]) {
  test(
    `offline, ${route} is a box with Retry, and the way back stays`,
    sampled(route === OTHER),
    async ({ baseURL, browser, context, page }) => {
      const served = await readServedPages(browser, [GUIDE, route], baseURL);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(GUIDE);
      await hydrate(page);
      const documents = noteDocuments(page);
      await context.setOffline(true);
      const link = page.locator(`a[href="${route}"]`).first();
      await link.hover();
      await expectShown(page, served(GUIDE));
      await link.click();
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(page.getByRole('alert')).toContainText('sem conexão com a internet');
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      await expect(page).toHaveTitle(/^Página não carregada/);
      await expect(page.locator('.navbar')).toHaveCount(1);
      await expect(page.locator('footer')).toHaveCount(1);
      await retry.click();
      await expect(retry).toBeVisible();
      await page.goBack();
      await expectShown(page, served(GUIDE));
      await page.goForward();
      await expect(retry).toBeVisible();

      await context.setOffline(false);
      await retry.click();
      await expectShown(page, served(route));
      expect(documents).toEqual([]);
    },
  );
}

test("a guide whose text alone can't be had comes with Retry", async ({
  baseURL,
  browser,
  page,
}) => {
  const served = await readServedPages(browser, [OTHER], baseURL);
  const isSite = (url: URL) => [OTHER, '/'].includes(url.pathname);
  await page.goto(GUIDE);
  await hydrate(page);
  await page.route(isSite, (route) => route.abort());
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(isSite);
  await retry.click();
  await expectShown(page, served(OTHER));
});
