import { expect, type Page } from '@playwright/test';
import {
  APP,
  hydrate,
  noteDocuments,
  noteFaults,
  noteRequests,
  ROUTE_CHUNKS,
  untilIdle,
} from './pages/drive';
import { sampled } from './pages/samples';
import { searchFor } from './pages/search';
import { expectShown } from './pages/shownPage';
import { NEWER, OLDER, takeAway } from './pages/takeAway';
import { test } from './pages/test';

/* Files that fail to load, pages that crash, forbidden storage, old browsers. */

const GUIDE = '/docs/frontier/introducao';
const OTHER = '/docs/frontier/getting-started';
/** Every file that a page loads. */
const ASSETS = /\/assets\//;

const notice = (page: Page) => page.locator('.start-notice');
const goTo = (page: Page, route: string) => page.locator(`.menu a[href="${route}"]`).click();

test.describe('before React starts', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [what, missing] of [
    ['any script', APP],
    ['its second script', /\/assets\/js\/main\./],
    ["the page's parts", ROUTE_CHUNKS],
  ] as const) {
    test(
      `says that ${what} did not come; the next touch tries again, and so does the button of the notice`,
      sampled(missing === APP),
      async ({ page }) => {
        const came: string[] = [];
        page.on('requestfinished', (request) => {
          if (/\/assets\/js\/(main|runtime~main)\./.test(request.url())) came.push(request.url());
        });
        await page.route(missing, (route) => route.abort());
        await page.goto(GUIDE);
        const menu = page.locator('.navbar__toggle');
        await menu.tap();
        await expect(notice(page)).toContainText('não carregaram');
        await expect(menu).not.toHaveAttribute('aria-busy');
        await expect(page.locator('main h1')).toBeVisible();
        const again = notice(page).getByRole('button', { name: 'Tente novamente' });
        await again.tap();
        await expect(again).not.toHaveAttribute('aria-busy');
        await expect(notice(page)).toHaveCount(1);

        await page.unroute(missing);
        await menu.tap();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
        await expect.poll(() => came.length).toBe(2);
      },
    );
  }
});

test('a pointer that passes tries once, the notice has the colours of a warning, and the page stays usable', async ({
  page,
}) => {
  const asked = noteRequests(page, APP);
  await page.route(/\/assets\/(?!js\/page\.)/, (route) => route.abort());
  await page.goto(GUIDE);
  await page.mouse.move(200, 200);
  await expect(notice(page)).toHaveCSS('position', 'fixed');
  const button = notice(page).getByRole('button');
  await expect(button).toHaveCSS('background-color', 'rgb(31, 95, 214)');
  const { length } = asked;
  await page.mouse.move(300, 300, { steps: 5 });
  await untilIdle(page);
  expect(asked).toHaveLength(length);
  const toggle = page.locator('.theme-doc-sidebar-item-category button').last();
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await page.locator('footer a[href="/docs/intro"]').click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});

for (const [where, script, from, to] of [
  ['inside', ROUTE_CHUNKS, /\bdefault:\(\)=>[\w$]+/, 'default:()=>()=>{throw Error("quebra")}'],
  ['outside', /\/assets\/js\/main\./, '"navbar__inner"', '(()=>{throw Error("quebra")})()'],
] as const) {
  test(`tells of a crash ${where} the layout`, async ({ page }) => {
    await page.route(script, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const isPage = where === 'outside' || code.includes('frontMatter');
      await route.fulfill({ response, body: isPage ? code.replace(from, to) : code });
    });
    await page.goto(GUIDE);
    await page.keyboard.press('Shift');
    await expect(page.getByText('Esta página deu erro.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tente novamente' })).toBeVisible();
    await expect(page.locator('.navbar')).toHaveCount(where === 'inside' ? 1 : 0);
  });
}

for (const route of [OTHER, '/blog']) {
  test(
    `offline, ${route} is a box with Retry, and the way back stays`,
    sampled(route === OTHER),
    async ({ context, page }) => {
      await page.goto(GUIDE);
      await hydrate(page);
      const documents = noteDocuments(page);
      await context.setOffline(true);
      const link = page.locator(`a[href="${route}"]`).first();
      await link.hover();
      await expectShown(page, GUIDE);
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
      await expectShown(page, GUIDE);
      await page.goForward();
      await expect(retry).toBeVisible();

      await context.setOffline(false);
      await retry.click();
      await expectShown(page, route);
      expect(documents).toEqual([]);
    },
  );
}

test("a guide whose text can't be fetched is loaded as a document, and has Retry when that fails, too", async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  const isText = (url: URL) => url.pathname === OTHER;
  await page.route(isText, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await goTo(page, OTHER);
  await expectShown(page, OTHER);
  expect(documents).toEqual([OTHER]);
  await page.unroute(isText);
  await hydrate(page);
  const isSite = (url: URL) => [GUIDE, '/'].includes(url.pathname);
  await page.route(isSite, (route) => route.abort());
  await goTo(page, GUIDE);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute(isSite);
  await retry.click();
  await expectShown(page, GUIDE);
});

test('with every file missing the text is read, links lead on, and nothing loads again by itself', async ({
  page,
}) => {
  const documents = noteDocuments(page);
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(GUIDE);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.keyboard.press('Shift');
  await expectShown(page, GUIDE);
  await goTo(page, OTHER);
  await expectShown(page, OTHER);
  await page.keyboard.press('Shift');
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
async function useSite(page: Page): Promise<void> {
  await page.goto(GUIDE);
  await page.locator('.navbar [class*=colorModeToggle] button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await goTo(page, OTHER);
  await expect(page.locator('main h1')).toHaveText('Primeira chamada');
  const { options } = await searchFor(page, 'liberar bloqueio');
  await options.first().click();
  await expect(page).toHaveURL(/liberarBloqueio/);
  await page.getByRole('radio', { name: 'sandbox local' }).check();
  await expect(page.locator('pre', { hasText: '127.0.0.1:4600' }).first()).toBeAttached();
}

for (const [state, forbid] of [
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
    `with storage that is ${state} everything works but remembering`,
    sampled(state === 'forbidden'),
    async ({ page }) => {
      const faults = noteFaults(page);
      await page.addInitScript(forbid);
      await useSite(page);
      expect(faults.filter((fault) => !/storage/i.test(fault))).toEqual([]);
    },
  );
}

test.describe('in an older browser', () => {
  // This browser has no Trusted Types.
  test.use({ bypassCSP: true });

  test('the oldest of the declared list: everything works', { tag: '@whole' }, async ({ page }) => {
    const faults = noteFaults(page);
    await takeAway(page, NEWER);
    await useSite(page);
    expect(await page.evaluate(() => 'canParse' in URL || 'navigation' in window)).toBe(false);
    expect(faults).toEqual([]);
  });

  test('one older still: pages are read, and links lead on', async ({ page }) => {
    await takeAway(page, NEWER, OLDER);
    await page.goto(GUIDE);
    await expectShown(page, GUIDE);
    await goTo(page, OTHER);
    await expectShown(page, OTHER);
    await page.goBack();
    await expectShown(page, GUIDE);
  });
});
