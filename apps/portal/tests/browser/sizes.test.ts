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

test('reference text has 14 px, headings 12 px, and code 10 px that the reader can change', async ({
  page,
}) => {
  await page.goto(REFERENCE);
  expect(await sizesOf(page)).toEqual([14, 12, 10]);
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

  const button = page
    .locator('.r-panel')
    .first()
    .getByRole('button', { name: 'Mudar o tamanho do código' });
  const width = (await page.locator('.r-nav').boundingBox())?.width;
  for (const size of [13, 15, 10, 13, 15]) {
    await button.click();
    expect(await sizesOf(page)).toEqual([14, 12, size]);
  }
  expect((await page.locator('.r-nav').boundingBox())?.width).toBe(width);
  await expect(page.getByRole('radio', { name: 'Código grande' })).toBeChecked();

  await test.step('the next page has it with its first paint, and nothing moves', async () => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { readonly value: number };
          Object.assign(window, { moved: value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/docs/frontier/webhook/api');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await sizesOf(page)).toEqual([14, 12, 15]);
    expect(await page.evaluate(() => (window as { moved?: number }).moved)).toBeUndefined();
  });
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
  expect(await sizesOf(page)).toEqual([28, 24, 30]);
});

test('what its reader looks at stays where it is while code grows', {
  tag: '@whole',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/docs/frontier/emissao/api#criarOfertaPrimaria');
  const button = page.locator('#criarOfertaPrimaria [data-code-size]');
  await button.scrollIntoViewIfNeeded();
  const top = async () => (await button.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  for (const _ of [10, 13, 15]) {
    await button.click();
    // Browsers scroll by whole pixels.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  }
});

test('on a small screen code has 13 px on lines of 20, in the reference and in guides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [REFERENCE, '/docs/frontier/emissao/adicionarParcelas']) {
    await page.goto(address);
    const code = page.locator('.r-panel pre').first();
    await expect(code).toHaveCSS('font-size', '13px');
    expect(
      await code.evaluate((pre) => Math.round(Number.parseFloat(getComputedStyle(pre).lineHeight))),
    ).toBe(20);
  }
});
