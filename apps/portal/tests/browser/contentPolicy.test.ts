import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { KINDS_OF_PAGE } from './pages/kindsOfPage';
import { listRoutes } from './pages/listRoutes';
import { findSearch, searchFor } from './pages/openSearch';
import { noteViolations } from './pages/policy';
import { noteFaults } from './pages/shownPage';

/**
 * Pages with what the others have not: diagrams, parts of their own, islands, filters, embedded HTML.
 * The walks of the history (`history*.test.ts`) notice on the other kinds what a policy refuses.
 * WHOLE_SITE=1 visits every page of the site.
 */
const SAMPLE = ['/docs/frontier/conceitos/documentos', KINDS_OF_PAGE.reference];
/** Where each test goes on to. */
const NEXT = '/docs/frontier/jornadas';
const ROUTES = process.env.WHOLE_SITE
  ? [...listRoutes().filter((route) => route !== NEXT), '/nao-existe']
  : SAMPLE;

for (const route of ROUTES) {
  test(`${route}: nothing is refused, before React and after, with search and history`, async ({
    page,
  }) => {
    const violations = await noteViolations(page);
    const faults = noteFaults(page);
    await page.goto(route);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await switchMode(page);
    await openFolds(page);
    await searchInDialog(page);
    await hydrate(page);
    await searchInDialog(page);
    await switchMode(page);
    await page.locator(`.footer a[href="${NEXT}"]`).click();
    await expect(page.locator('main h1')).toHaveText('Jornadas');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await openFolds(page);
    await page.goForward();
    await expect(page.locator('main h1')).toHaveText('Jornadas');
    expect([...violations, ...faults]).toEqual([]);
  });
}

async function switchMode(page: Page): Promise<void> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await page.locator('.navbar [class*=colorModeToggle] button').first().click();
  await expect(root).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
}

/** Opens what is folded, as a reader does. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

async function searchInDialog(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/busca') return;
  await searchFor(page, 'cnpj');
  await page.keyboard.press('Escape');
  await expect(findSearch(page).dialog).toBeHidden();
}
