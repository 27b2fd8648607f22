import { expect, type Page, test } from '@playwright/test';

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

test('sets reference text in 14 px, headings in 12 px and code in 10 px', async ({ page }) => {
  await page.goto(REFERENCE);
  expect(await sizesOf(page)).toEqual([14, 12, 10]);
});

test('keeps 12 px and more for all that is no block of code', async ({ page }) => {
  await page.goto(REFERENCE);
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
});

test('enlarges text with one press beside the code, in steps that come round', async ({ page }) => {
  await page.goto(REFERENCE);
  const button = page
    .locator('.r-panel')
    .first()
    .getByRole('button', { name: 'Mudar o tamanho do texto' });
  const sizes: number[] = [];
  for (let press = 0; press < 3; press += 1) {
    await button.click();
    sizes.push((await sizesOf(page))[2] ?? 0);
  }
  expect(sizes[0]).toBeGreaterThan(10);
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  expect(sizes[2]).toBe(10);
  await button.click();
  await page.goto('/docs/frontier/webhook/api');
  expect((await sizesOf(page))[2]).toBe(sizes[0]);
});

test('scales with the size that the reader set in the browser', async ({ page }) => {
  await page.goto(REFERENCE);
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
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
