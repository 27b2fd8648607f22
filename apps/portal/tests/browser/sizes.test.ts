import { expect, type Page } from '@playwright/test';
import { test } from './pages/test';

const REFERENCE = '/docs/frontier/operacao/api';

/** Computed sizes, in pixels, of the three kinds of text whose sizes the portal fixes. */
function sizesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['.r-op .r-field .r-md', '.r-op .r-section', '.r-op pre'].map((selector) => {
      const element = document.querySelector(selector);
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    }),
  );
}

test('text of the reference has at least 12 px, and grows with the reader’s', async ({ page }) => {
  await page.goto(REFERENCE);
  expect(await sizesOf(page)).toEqual([14, 12, 13]);
  await expect(page.locator('.r-panel pre').first()).toHaveCSS('line-height', /^(?:19\.5|20)/);
  const small = await page.locator('.r-page *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('pre'))
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      .map(({ className, tagName }) => `${tagName} ${className}`),
  );
  expect(small).toEqual([]);
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
  expect(await sizesOf(page)).toEqual([28, 24, 26]);
});
