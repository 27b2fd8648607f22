import { expect, test } from '@playwright/test';
import { findCut } from './pages/findCut';

/** One address of each kind of page, and the ones that once cut their text. */
const ROUTES = [
  '/',
  '/docs',
  '/docs/frontier/webhook',
  '/docs/frontier/conceitos/estados',
  '/docs/frontier/homologacao',
  '/docs/frontier/operacao/api',
  '/blog',
  '/blog/welcome',
  '/blog/authors',
  '/blog/authors/marina-duarte',
  '/markdown-page',
  '/nao-existe',
];

test('at 320 px no page is wider than the screen, and no text is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of ROUTES) {
    await page.goto(route);
    expect(await findCut(page), route).toEqual([]);
  }
});

test('on paper a guide has its text alone, folded or not, and one language of each sample', async ({
  page,
}) => {
  await page.goto('/docs/frontier/emissao/criarNovaSolicitacao');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
  // Marks of our readings are the numbers of notes there.
  await expect(page.locator('main button:visible:not(.reading-mark)')).toHaveCount(0);
  const folded = page.locator('main .r-embed details:not([open])');
  await expect(folded.locator('.r-name').first()).toBeVisible();
  const closed = await folded.count();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(folded).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(folded).toHaveCount(closed);
  const samples = page.locator('.r-tabs[data-remember=language]');
  expect(await samples.count()).toBeGreaterThan(0);
  for (const sample of await samples.all()) {
    await expect(sample.locator('.r-tab:visible')).toHaveCount(1);
  }
});
