import { expect, test } from '@playwright/test';
import { KINDS_OF_PAGE } from './pages/kindsOfPage';

test.use({ javaScriptEnabled: false });

test('no control is shown at 390 or 1280 px that only a script answers', async ({ page }) => {
  // Popovers are the browser's own.
  const controls =
    'button:visible:not([popovertarget]), [role=button]:visible, input:visible:not([type=radio])';
  for (const route of [...Object.values(KINDS_OF_PAGE), '/docs/frontier/getting-started']) {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page
        .locator(controls)
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect(shown, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the bar leads to the map in place of the menu', async ({ page }) => {
    await page.goto('/docs/frontier/introducao');
    await page.locator('.navbar').getByRole('link', { name: 'Frontier APIs' }).click();
    await expect(page).toHaveURL(/\/docs$/);
  });

  test('the outline of a guide unfolds', async ({ page }) => {
    await page.goto('/docs/frontier/introducao');
    const outline = page.locator('.theme-doc-toc-mobile');
    await expect(outline.getByRole('link').first()).toBeHidden();
    await outline.getByText('Nesta página').click();
    await outline.getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
  });
});
