import { expect, type Page } from '@playwright/test';
import {
  hydrate,
  noteDocuments,
  noteFaults,
  ROUTE_CHUNKS,
  startReact,
  untilIdle,
} from './pages/drive';
import { searchFor } from './pages/search';
import { expectShown } from './pages/shownPage';
import { NEWER, OLDER, takeAway } from './pages/takeAway';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/introducao';
const OTHER = '/docs/frontier/getting-started';
/** HTML of calls, and the address that tells whether the site can be reached. */
const HTML_AND_HOME = /\/assets\/ilhas\/|:\d+\/$/;
/** A page with calls of a contract, and its neighbour in the menu. */
const CALL = '/docs/frontier/autenticacao/autenticando';
const BESIDE_CALL = '/docs/frontier/autenticacao';
const ASSETS = /\/assets\//;

const goTo = (page: Page, route: string) =>
  page.locator(`.menu a[href="${route}"]:visible`).click();

for (const [where, script, from, to] of [
  ['inside', ROUTE_CHUNKS, /\bdefault:\(\)=>[\w$]+/, 'default:()=>()=>{throw Error("quebra")}'],
  ['outside', /\/assets\/js\//, '"navbar__inner"', '(()=>{throw Error("quebra")})()'],
] as const) {
  test(`shows a notice of a crash ${where} the layout`, async ({ page }) => {
    await page.route(script, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const isPage = where === 'outside' || code.includes('frontMatter');
      await route.fulfill({ response, body: isPage ? code.replace(from, to) : code });
    });
    await page.goto(GUIDE);
    await startReact(page);
    await expect(page.getByText('Esta página deu erro.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tente novamente' })).toBeVisible();
    await expect(page.locator('.navbar')).toHaveCount(where === 'inside' ? 1 : 0);
  });
}

test('offline, a page is a box with Retry', async ({ context, page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  await context.setOffline(true);
  const link = page.locator(`a[href="${OTHER}"]:visible`).first();
  await link.hover();
  await expectShown(page, GUIDE);
  await link.click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('alert')).toContainText('sem conexão com a internet');
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page).toHaveTitle(/^Página não carregada/);
  await expect(page.locator('.navbar')).toHaveCount(1);
  await expect(page.locator('footer')).toHaveCount(1);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.goBack();
  await expectShown(page, GUIDE);
  await page.goForward();
  await expect(retry).toBeVisible();

  await context.setOffline(false);
  await retry.click();
  await expectShown(page, OTHER);
  expect(documents).toEqual([]);
});

test('Retry shows a page after the HTML of its calls failed to load', async ({ page }) => {
  await page.goto(BESIDE_CALL);
  await hydrate(page);
  await page.route(HTML_AND_HOME, (route) => route.abort());
  await goTo(page, CALL);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(HTML_AND_HOME);
  await retry.click();
  await expectShown(page, CALL);
});

test('pages can be read with every file missing', async ({ page }) => {
  const documents = noteDocuments(page);
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(GUIDE);
  await expectShown(page, GUIDE);
  await goTo(page, OTHER);
  await expectShown(page, OTHER);
  await untilIdle(page);
  expect(documents).toEqual([GUIDE, OTHER]);
});

test('a deploy in mid-session costs its reader one load', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  // A newer build has renamed the current page's files; a page loaded again finds its own.
  await page.route(ROUTE_CHUNKS, (route) =>
    documents.length > 0 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  await goTo(page, OTHER);
  await expectShown(page, OTHER);
  await hydrate(page);
  await goTo(page, GUIDE);
  await expectShown(page, GUIDE);
  expect(documents).toEqual([OTHER]);
});

/** Follows a link of the menu, switches colour mode and host of samples, searches, and closes the announcement. */
async function useSite(page: Page, search = searchInPanel): Promise<void> {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.locator('[data-color-mode]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await goTo(page, OTHER);
  await expect(page.locator('main h1')).toHaveText('Primeira chamada');
  await search(page, 'liberar bloqueio');
  await expect(page).toHaveURL(/liberarBloqueio/);
  await page.getByRole('radio', { name: 'simulador' }).check();
  await expect(page.locator('pre', { hasText: '127.0.0.1:4600' }).first()).toBeAttached();
}

async function searchInPanel(page: Page, query: string): Promise<void> {
  const { options } = await searchFor(page, query);
  await options.first().click();
}

async function searchInPage(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('searchbox').fill(query);
  await page
    .locator('.search-page')
    .getByRole('link', { name: /iberar bloqueio/ })
    .first()
    .click();
}

test('with forbidden storage everything works, but nothing is remembered', async ({ page }) => {
  const faults = noteFaults(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await useSite(page);
  expect(faults.filter((fault) => !/storage/i.test(fault))).toEqual([]);
});

test.describe('in an older browser', () => {
  // This browser has no Trusted Types.
  test.use({ bypassCSP: true });

  test('the oldest of the declared list: everything works', { tag: '@whole' }, async ({ page }) => {
    const faults = noteFaults(page);
    await takeAway(page, NEWER);
    await useSite(page, searchInPage);
    expect(await page.evaluate(() => 'canParse' in URL || 'navigation' in window)).toBe(false);
    expect(faults).toEqual([]);
  });

  test('one older still: pages can be read', async ({ page }) => {
    await takeAway(page, NEWER, OLDER);
    await page.goto(GUIDE);
    await expectShown(page, GUIDE);
    await goTo(page, OTHER);
    await expectShown(page, OTHER);
    await page.goBack();
    await expectShown(page, GUIDE);
  });
});
