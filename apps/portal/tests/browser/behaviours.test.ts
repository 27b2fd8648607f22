import { expect, type Page, type Request, test } from '@playwright/test';
import { portal } from '../../portal.config';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { noteDocuments } from './pages/noteDocuments';
import { saveData } from './pages/saveData';
import { readServedPages } from './pages/servedPages';
import { expectShown } from './pages/shownPage';

const GUIDE = '/docs/frontier/introducao';
const OTHER = '/docs/frontier/getting-started';
const PLAIN = '/markdown-page';
/** Every chunk but those each page shares. */
const ROUTE_CHUNKS = /\/assets\/js\/(?!page\.|main\.|runtime)/;

/** Opens a page under an address whose chunks Docusaurus does not wait for before it hydrates. */
async function openUnprepared(page: Page): Promise<void> {
  const address = `${PLAIN}/index.html`;
  await page.route(`**${address}`, async (route) => {
    const html = await page.request.get(PLAIN);
    await route.fulfill({ response: html });
  });
  await page.goto(address);
  await page.keyboard.press('Shift');
}

/** What Docusaurus loads before it hydrates an address it does not know. */
async function chunksOfNotFound(page: Page): Promise<Set<string>> {
  const urls = new Set<string>();
  const note = (request: Request) => urls.add(request.url());
  page.on('request', note);
  await page.goto('/nao-existe');
  await hydrate(page);
  page.off('request', note);
  return urls;
}

test('shows a spinner while a page loads', async ({ page }) => {
  const needed = await chunksOfNotFound(page);
  const release = await hold(page, ({ href }) => ROUTE_CHUNKS.test(href) && !needed.has(href));
  await openUnprepared(page);
  await expect(page.getByRole('status')).toBeVisible();
  release();
  await expect(page.locator('article h1')).toBeVisible();
});

test('offers Retry when a page fails to load, and Retry recovers', async ({ page }) => {
  const needed = await chunksOfNotFound(page);
  await page.route(ROUTE_CHUNKS, (route) =>
    needed.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await openUnprepared(page);
  const box = page.getByRole('alert');
  await expect(box).toContainText(/não|falh/i);
  await expect(box).not.toContainText(/chunk|error/i);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toHaveAttribute('lang', 'en');
  await page.unroute(ROUTE_CHUNKS);
  await retry.click();
  await expect(page.locator('article h1')).toBeVisible();
});

test('reloads once, at the new address, when a route cannot be preloaded', async ({
  baseURL,
  browser,
  page,
}) => {
  const served = await readServedPages(browser, [OTHER], baseURL);
  await saveData(page);
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  await page.route(ROUTE_CHUNKS, (route) => route.abort());
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expectShown(page, served(OTHER));
  await page.waitForLoadState('load');
  await untilIdle(page);
  expect(documents).toEqual([OTHER]);
});

test('shows the loading bar only when navigation takes longer than 200 ms', async ({ page }) => {
  await saveData(page);
  await page.goto(GUIDE);
  await hydrate(page);
  const release = await hold(page, ROUTE_CHUNKS);
  await page.evaluate(() => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      if (!document.querySelector('#route-progress')) return;
      document.body.dataset.waited ??= String(performance.now() - clicked);
    }).observe(document.body, { childList: true });
  });
  await page.locator(`.menu a[href="${OTHER}"]`).click();
  await expect(page.locator('#route-progress')).toBeVisible();
  const waited = await page.locator('body').getAttribute('data-waited');
  expect(Number(waited)).toBeGreaterThanOrEqual(199);
  release();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.locator('#route-progress')).not.toBeAttached();
});

test('tells of a crashed page inside the layout', async ({ page }) => {
  await saveData(page);
  await page.route(ROUTE_CHUNKS, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const broken = code.replace(
      /\bdefault:\(\)=>[\w$]+/,
      'default:()=>()=>{throw Error("quebra")}',
    );
    await route.fulfill({ response: answer, body: code.includes('frontMatter') ? broken : code });
  });
  await page.goto(GUIDE);
  await hydrate(page);
  await expect(page.getByText('Esta página deu erro.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tente novamente' })).toBeVisible();
  await expect(page.locator('.navbar')).toBeVisible();
});

test('tells of a crash outside the layout', async ({ page }) => {
  await saveData(page);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const broken = code.replace('"navbar__inner"', '(()=>{throw Error("quebra")})()');
    expect(broken).not.toBe(code);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.goto(GUIDE);
  await page.keyboard.press('Shift');
  await expect(page.getByText('Esta página deu erro.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tente novamente' })).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
});

test('says that a page could not be found, and whom to tell', async ({ page }) => {
  await page.goto('/nao-existe');
  const main = page.getByRole('main');
  await expect(main).toContainText('Página não encontrada');
  await expect(main).toContainText('Não foi possível encontrar a página');
  await expect(main).toContainText(/avise o dono do site.*o link está quebrado/);
});

test('turns to the menu button at 996 px', async ({ page }) => {
  await page.goto(GUIDE);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.locator('.navbar__toggle')).toBeHidden();
});

test('keeps open sidebar groups open, and has no button that hides the sidebar', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const closed = page.getByRole('button', { name: /^Expandir a categoria/ });
  const before = await closed.count();
  await closed.nth(0).click();
  await expect(closed).toHaveCount(before - 1);
  await closed.nth(0).click();
  await expect(closed).toHaveCount(before - 2);
  await expect(page.locator('[class*="collapseSidebarButton"]')).toHaveCount(0);
});

test('dismisses the announcement for good', async ({ page }) => {
  await page.goto(GUIDE);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
});

test('frames every page with language, title, outline and footer', async ({ page }) => {
  await page.goto(GUIDE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveTitle(new RegExp(`.+ \\| ${portal.siteTitle}$`));
  const outline = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
            ?.tagName,
      ),
    );
  expect(outline.length).toBeGreaterThan(0);
  expect(outline.filter((tag) => tag !== 'H2' && tag !== 'H3')).toEqual([]);
  const footer = page.locator('footer');
  await expect(footer).toContainText(`© ${portal.copyrightYear}`);
  await expect(footer.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'href',
    '/docs/intro',
  );
  for (const href of [
    portal.links.company,
    portal.links.blog,
    portal.links.social[0]?.href ?? '',
  ]) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
});
