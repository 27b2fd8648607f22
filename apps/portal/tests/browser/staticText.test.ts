import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { emptyClipboard, readClipboard } from './pages/readClipboard';

const NEIGHBOUR = '/docs/frontier/jornadas/onboarding-do-emissor';
/** A guide with embedded operations, code, tables and terms of the glossary. */
const GUIDE = '/docs/frontier/jornadas/nota-comercial';
const TEXT = '.theme-doc-markdown';

/** The addresses of the documents that the page loads from here on. */
function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Opens the guide as a reader of its neighbour does. */
async function comeFromNeighbour(page: Page): Promise<string[]> {
  await page.goto(NEIGHBOUR);
  await hydrate(page);
  const documents = noteDocuments(page);
  await page.locator(`.menu a[href="${GUIDE}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-frontier\/jornadas\/nota-comercial/);
  return documents;
}

test('is the same as served, after hydration and to a reader who comes from another page', async ({
  page,
}) => {
  const readText = () => page.locator(TEXT).innerHTML();
  await page.goto(GUIDE);
  const served = await readText();
  await hydrate(page);
  await expect.poll(readText).toBe(served);
  expect(await comeFromNeighbour(page)).toEqual([]);
  await expect.poll(readText).toBe(served);
});

for (const cameFromNeighbour of [false, true]) {
  test(`works ${cameFromNeighbour ? 'on a page opened from another' : 'on the first page'}`, async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (cameFromNeighbour) await comeFromNeighbour(page);
    else {
      await page.goto(GUIDE);
      await hydrate(page);
    }
    await emptyClipboard(page);
    await page.locator(`${TEXT} button[data-copy=code]:visible`).first().click();
    await expect.poll(() => readClipboard(page)).not.toBe('');
    const fold = page.locator(`${TEXT} details:has(> summary:visible)`).first();
    const wasOpen = await fold.evaluate((element) => element.hasAttribute('open'));
    await fold.locator('> summary').click();
    await expect
      .poll(() => fold.evaluate((element) => element.hasAttribute('open')))
      .toBe(!wasOpen);
    await page.locator('.table-of-contents a').nth(3).click();
    await expect(page.locator('.table-of-contents__link--active').first()).toBeVisible();
  });
}

test('opens pages of the site without loading a document, and comes back', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  const term = page.locator(`${TEXT} .term a`).first();
  const address = (await term.getAttribute('href')) ?? '';
  await term.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page.locator(`${TEXT} .term a`).first()).toBeVisible();
  const reference = page.locator(`${TEXT} a[href*="/api#"]:visible`).first();
  await reference.click();
  await expect(page.locator('main > [data-island] .r-op').first()).toBeAttached();
  expect(documents).toEqual([]);
});

test('leaves files, and clicks for another tab, to the browser', async ({ context, page }) => {
  await page.goto('/docs/frontier/homologacao');
  await hydrate(page);
  const downloading = page.waitForEvent('download');
  await page.locator(`${TEXT} a[download]`).first().click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  await page.goto(GUIDE);
  await hydrate(page);
  const opening = context.waitForEvent('page');
  await page
    .locator(`${TEXT} .term a`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await opening;
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
});

test('is asked for by a full load when it cannot be fetched', async ({ page }) => {
  await page.goto(NEIGHBOUR);
  await hydrate(page);
  await page.route(`**${GUIDE}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  const documents = noteDocuments(page);
  await page.locator(`.menu a[href="${GUIDE}"]`).click();
  await expect(page.locator(`${TEXT} h1`)).toHaveText(/nota comercial/i);
  expect(documents.map((url) => new URL(url).pathname)).toEqual([GUIDE]);
});
