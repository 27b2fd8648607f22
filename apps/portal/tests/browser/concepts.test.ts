import { expect, test } from '@playwright/test';
import { findViolations, paintDark } from './pages/findViolations';
import { sampled } from './pages/sampled';

const TERM = '.term:has(a[href$="#escriturador"])';
const PAGE = '/docs/frontier/emissao';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term shows its definition on hover and on focus', async ({ page }) => {
    await page.goto(PAGE);
    const definition = page.locator(TERM).locator('[role=tooltip]');
    await expect(definition).toBeHidden();
    await page.locator(`${TERM} > a`).hover();
    await expect(definition).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(definition).toBeHidden();
    await page.locator(`${TERM} > a`).focus();
    await expect(definition).toBeVisible();
  });
});

test('Escape hides a definition, and the next term shows its own', async ({ page }) => {
  await page.goto(PAGE);
  const definition = page.locator(TERM).locator('[role=tooltip]');
  await page.locator(`${TERM} > a`).focus();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await page.mouse.move(0, 0);
  await page.locator('main h1').hover();
  await page.locator(`${TERM} > a`).hover();
  await expect(definition).toBeVisible();
});

test('a definition stays on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(PAGE);
  for (const link of await page.locator('.term > a').all()) {
    await link.focus();
    const box = await page.locator('.term:focus-within > [role=tooltip]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
});

for (const route of ['conceitos/estados', 'conceitos/erros', 'conceitos/arquivos', 'homologacao']) {
  test(
    `${route} has no accessibility violation in either mode`,
    sampled(false),
    async ({ page }) => {
      await page.goto(`/docs/frontier/${route}`);
      expect.soft(await findViolations(page)).toEqual([]);
      await paintDark(page);
      expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
    },
  );
}
