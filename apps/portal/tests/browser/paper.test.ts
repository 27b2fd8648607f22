import { expect, type Page } from '@playwright/test';
import { test } from './pages/test';

const numbersOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((one) => getComputedStyle(one, '::before').content.match(/\d+/g) ?? []),
    );

test('a printed guide has its text alone', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/criarNovaSolicitacao');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
  // On paper, marks of our assumptions are note numbers.
  await expect(page.locator('main button:visible:not(.assumption-mark)')).toHaveCount(0);
  const folded = page.locator('main .r-embed details:not([open])');
  await expect(folded.locator('.r-name').first()).toBeVisible();
  const signs = await folded
    .locator('> summary')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').rotate));
  expect(new Set(signs)).toEqual(new Set(['45deg']));
  const code = page.locator('.r-panel :has(+ .r-facts) pre').first();
  await expect(code).toHaveCSS('max-height', 'none');
  const samples = page.locator('.r-tabs[data-remember=language]');
  expect(await samples.count()).toBeGreaterThan(0);
  for (const sample of await samples.all()) {
    await expect(sample.locator('.r-tab:visible')).toHaveCount(1);
  }
});

test('a printed reference has everything open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/docs/frontier/pos-emissao/api');
  const operation = page.locator('#solicitarCompraEVenda');
  const panes = '.r-tab > :not(label)';
  const shown = await operation
    .locator(`.r-panel > .r-tabs > ${panes}`)
    .evaluateAll((all) => all.map((pane) => pane.checkVisibility()));
  expect(new Set(shown)).toEqual(new Set([true]));
  const covered = await operation.locator('.r-examples').evaluate((panel) => {
    const edges = (selector: string) =>
      [...panel.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
    const codes = edges('pre');
    return edges('.r-tab > label').filter((label) =>
      codes.some((code) => code.top < label.bottom && code.bottom > label.top),
    ).length;
  });
  expect(covered).toBe(0);
  // The column of the hidden menu is narrower.
  const widths = await operation
    .locator('pre')
    .evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.max(...widths)).toBeGreaterThan(400);
  const samples = operation.locator(`[data-remember=language] > ${panes}`);
  await expect(samples.locator('visible=true')).toHaveCount(1);
  expect(await samples.count()).toBeGreaterThan(1);
  const folded = await operation
    .locator('details:not([open]) .r-field, details:not([open]) dd:not(:empty)')
    .evaluateAll((all) => all.map((field) => field.checkVisibility()));
  expect(new Set(folded)).toEqual(new Set([true]));
  await expect(
    page.locator(':is(.r-copy, .r-nav, .r-tools, .navbar)').locator('visible=true'),
  ).toHaveCount(0);

  const deprecated = page.locator('.r-field.r-deprecated > .r-name').first();
  await expect(deprecated).toHaveCSS('text-decoration-line', 'line-through');
  const notes = '.assumption';
  const numbers = new Set(await numbersOf(page, '.assumption-mark'));
  expect(numbers.size).toBeGreaterThan(0);
  expect(new Set(await numbersOf(page, notes))).toEqual(numbers);
  for (const note of await page.locator(notes).all()) await expect.soft(note).toBeVisible();
});
