import { expect, test } from '@playwright/test';

const PAGE = '/docs/frontier/homologacao';
const AREA = `${PAGE}/onboarding-do-emissor`;

test.describe('the homologation script without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a table on a wide screen and on paper, and cards on a narrow one', async ({ page }) => {
    await page.goto(AREA);
    const cells = page.locator('#ONB-06').getByRole('cell');
    const isStacked = async () => {
      const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
      return (second?.y ?? 0) >= (first?.y ?? 0) + (first?.height ?? 0);
    };
    expect(await isStacked()).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await isStacked()).toBe(true);
    await expect(page.locator('#ONB-06').getByRole('cell')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    expect(await isStacked()).toBe(false);
  });

  test('a number leads to its step', async ({ page }) => {
    await page.goto(AREA);
    await page.locator('#ONB-08 a[href="#ONB-06"]').click();
    await expect(page.locator('#ONB-06')).toBeInViewport();
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'ONB-10', exact: true }).first().click();
    await expect(page).toHaveURL(`${AREA}#ONB-10`);
    await expect(page.locator('#ONB-10')).toBeInViewport();
  });
});

test('the spreadsheet downloads', async ({ page }) => {
  await page.goto(PAGE);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar o roteiro em CSV' }).click();
  expect((await waiting).suggestedFilename()).toBe('homologacao.csv');
});
