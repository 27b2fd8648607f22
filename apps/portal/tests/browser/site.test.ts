import { expect, test } from '@playwright/test';

test('is light by default, whatever the system prefers, and remembers the switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/intro');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.locator('nav button[class*="toggleButton"]').first().click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('says that an unknown path was not found', async ({ page }) => {
  const answer = await page.goto('/nao-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
});

test('pages fit screens of 360, 768 and 1280 px', async ({ page }) => {
  for (const route of [
    '/',
    '/docs/frontier/emissao/api',
    '/docs/frontier/pos-emissao/compraEVenda',
    '/docs/frontier/homologacao',
  ]) {
    await page.goto(route);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect.soft(overflow, `${route}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
