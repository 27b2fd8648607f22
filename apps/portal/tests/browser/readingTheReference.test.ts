import { expect, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { readClipboard } from './pages/readClipboard';

const REFERENCE = '/docs/frontier/pos-emissao/api';
const GUIDE = '/docs/frontier/pos-emissao/compraEVenda';
const OPERATION = 'solicitarCompraEVenda';
const SUMMARY = `#${OPERATION} .r-doc details > summary:not(.r-holds)`;

test('marks in its list the operation being read, and keeps the mark in sight', async ({
  page,
}) => {
  await page.goto(REFERENCE);
  const marked = page.locator('.r-nav [aria-current]');
  for (const id of ['criarBloqueio', 'transferirCustodia', 'listarEventosFinanceiros']) {
    await page.locator(`#${id}`).evaluate((operation) => operation.scrollIntoView());
    await expect(marked).toHaveAttribute('href', `${REFERENCE}#${id}`);
    await expect(marked).toBeInViewport();
  }
  await expect(marked).toHaveCount(1);
});

test('marks the field an address names, before and after React starts', async ({ page }) => {
  const first = `${OPERATION}.body.quantidade`;
  const second = `${OPERATION}.body.precoUnitario`;
  const marked = page.locator('[data-linked]');
  await page.goto(`${REFERENCE}#${first}`);
  await expect(marked).toHaveAttribute('id', first);
  await expect(marked).toBeInViewport();
  await hydrate(page);
  await page.locator(`a[href="#${second}"]`).click();
  await expect(marked).toHaveAttribute('id', second);
  await expect(marked).toHaveCount(1);
});

test('starts folded but for what a call takes, and says in a line what each fold holds', async ({
  page,
}) => {
  await page.goto(REFERENCE);
  await expect(page.locator('.r-main details[open]:not(.r-enum)')).toHaveCount(0);
  await expect(page.locator(`[id="${OPERATION}.body.quantidade"]`)).toBeVisible();
  const lines = page.locator('.r-response > details > .r-holds');
  expect(await lines.count()).toBeGreaterThan(0);
  for (const line of await lines.allTextContents()) expect(line).toMatch(/campo|arquivo|lista/);
});

test('shows one thing at a time in the panel of an operation, and copies exactly that', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(REFERENCE);
  const panel = page.locator(`#${OPERATION} .r-panel`);
  const code = panel.locator('pre').locator('visible=true');
  await expect(code).toHaveCount(1);
  await expect(code).toContainText('curl');
  await panel.getByText('PHP', { exact: true }).click();
  await expect(code).toContainText('<?php');
  await panel.getByText('Corpo', { exact: true }).click();
  await expect(code).toHaveCount(1);
  await panel.getByRole('button', { name: 'Copiar' }).locator('visible=true').click();
  const shown = (await code.textContent()) ?? '';
  await expect.poll(() => readClipboard(page)).toBe(shown);
  expect(JSON.parse(shown)).toHaveProperty('quantidade');
});

test('wraps the lines of a sample instead of cutting them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(REFERENCE);
  const cut = await page
    .locator('.r-panel pre')
    .evaluateAll(
      (blocks) => blocks.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
});

test('remembers a fold wherever the operation is shown', async ({ page }) => {
  await page.goto(REFERENCE);
  const fold = page.locator(SUMMARY).first();
  const isOpen = () =>
    fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  const before = await isOpen();
  await fold.click();
  await expect.poll(isOpen).toBe(!before);
  // What is remembered is told of by an event of its own.
  await untilIdle(page);
  await page.goto(GUIDE);
  await expect.poll(isOpen).toBe(!before);
  await page.locator(SUMMARY).first().click();
  await untilIdle(page);
  await page.goto(REFERENCE);
  await expect.poll(isOpen).toBe(before);
});

test('opens and closes every fold at once, for later pages too', async ({ page }) => {
  const open = page.locator('.r-main details[open]');
  const all = page.locator('.r-main details');
  await page.goto(REFERENCE);
  const count = await all.count();
  await page.getByRole('button', { name: 'Fechar tudo' }).click();
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir tudo' }).click();
  await expect(open).toHaveCount(count);
  await page.goto('/docs/frontier/emissao/api');
  await expect(open).toHaveCount(await all.count());
});

test('copies the address of an operation, and says so to eyes and ears', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(REFERENCE);
  const button = page.locator(`#${OPERATION} button[data-copy="#${OPERATION}"]`);
  await expect(button).toHaveAccessibleName('Copiar link de Solicitar compra e venda');
  await button.dblclick();
  await expect(button).toHaveText('Copiado');
  await expect(button).toHaveAccessibleName('Copiado');
  expect(await readClipboard(page)).toBe(`${baseURL}${REFERENCE}#${OPERATION}`);
  await expect(button).toHaveText('Copiar link');
  await expect(button).toHaveAccessibleName('Copiar link de Solicitar compra e venda');
});

test('prints a call once, bodies, answers and every fold, and no control', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(REFERENCE);
  const operation = page.locator(`#${OPERATION}`);
  const panes = '.r-tab > :not(label)';
  for (const pane of await operation.locator(`.r-panel > .r-tabs > ${panes}`).all())
    await expect(pane).toBeVisible();
  const samples = operation.locator(`[data-remember=language] > ${panes}`);
  await expect(samples.locator('visible=true')).toHaveCount(1);
  expect(await samples.count()).toBeGreaterThan(1);
  const folded = operation.locator(
    'details:not([open]) .r-field, details:not([open]) dd:not(:empty)',
  );
  expect(await folded.count()).toBeGreaterThan(0);
  for (const field of await folded.all()) await expect(field).toBeVisible();
  await expect(
    page.locator(':is(.r-copy, .r-nav, .r-tools, .navbar)').locator('visible=true'),
  ).toHaveCount(0);
});
