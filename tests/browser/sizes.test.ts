import { expect, type Page, test } from '@playwright/test';

const REFERENCE = '/docs/frontier/operacao/api';

/** Computed sizes, in pixels, of the three kinds of text that the specification fixes (§9). */
function sizesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    ['.r-op .r-field .r-md', '.r-op .r-section', '.r-op pre'].map((selector) => {
      const element = document.querySelector(selector);
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
    }),
  );
}

test('sets reference text in 14 px, headings in 12 px and code in 10 px', async ({ page }) => {
  await page.goto(REFERENCE);
  expect(await sizesOf(page)).toEqual([14, 12, 10]);
});

test('scales with the size that the reader set in the browser', async ({ page }) => {
  await page.goto(REFERENCE);
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  expect(await sizesOf(page)).toEqual([28, 24, 20]);
});

test('enlarges text with the control on the page, and remembers it', async ({ page }) => {
  await page.goto(REFERENCE);
  await page.locator('input[name="reference-text-size"]').last().check({ force: true });
  const [text = 0] = await sizesOf(page);
  expect(text).toBeGreaterThan(16);
  await page.goto('/docs/frontier/webhook/api');
  expect((await sizesOf(page))[0]).toBe(text);
});
