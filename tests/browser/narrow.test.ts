import { expect, test } from '@playwright/test';

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
    const cut = await page.evaluate(() => {
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return [...document.querySelectorAll<HTMLElement>('html, body *')]
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
          if (clientWidth <= 1 || clientHeight <= 1) return false;
          const isWide = scrollWidth > clientWidth + 1;
          const isHigh = scrollHeight > clientHeight + 2;
          if (element === document.documentElement) return isWide;
          return (isWide && clips(overflowX)) || (isHigh && clips(overflowY));
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(cut, route).toEqual([]);
  }
});

test('on paper a guide has its text alone, and one language of each sample', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/adicionarParcelas');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
  await expect(page.locator('main button:visible')).toHaveCount(0);
  const samples = page.locator('.r-tabs[data-remember=language]');
  expect(await samples.count()).toBeGreaterThan(0);
  for (const sample of await samples.all()) {
    await expect(sample.locator('.r-tab:visible')).toHaveCount(1);
  }
});
