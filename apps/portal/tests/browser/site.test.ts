import { expect } from '@playwright/test';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/introducao';

test('a guide is framed by bar, sidebar and announcement', async ({ page }) => {
  await page.goto(GUIDE);
  await test.step('the menu button appears at 996 px', async () => {
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.locator('.navbar__toggle')).toBeHidden();
  });

  await test.step('groups of the sidebar stay open, and no button hides it', async () => {
    const closed = page.locator('aside details:not([open]) > summary:visible');
    const before = await closed.count();
    await closed.nth(0).click();
    await expect(closed).toHaveCount(before - 1);
    await closed.nth(0).click();
    await expect(closed).toHaveCount(before - 2);
    await expect(page.locator('[class*="collapseSidebarButton"]')).toHaveCount(0);
  });

  await test.step('the announcement stays closed', async () => {
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });
});
