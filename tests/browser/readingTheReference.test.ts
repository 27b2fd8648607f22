import { expect, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';

const REFERENCE = '/docs/frontier/pos-emissao/api';
const GUIDE = '/docs/frontier/pos-emissao/compraEVenda';
const OPERATION = 'solicitarCompraEVenda';
const SUMMARY = `#${OPERATION} .r-doc details:not(.r-response) > summary`;

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

test('remembers a fold wherever the operation is shown', async ({ page }) => {
  await page.goto(REFERENCE);
  const fold = page.locator(SUMMARY).first();
  const isOpen = () =>
    fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  const before = await isOpen();
  await fold.click();
  expect(await isOpen()).toBe(!before);
  await page.goto(GUIDE);
  expect(await isOpen()).toBe(!before);
  await page.locator(SUMMARY).first().click();
  await page.goto(REFERENCE);
  expect(await isOpen()).toBe(before);
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
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${REFERENCE}#${OPERATION}`);
  await expect(button).toHaveText('Copiar link');
  await expect(button).toHaveAccessibleName('Copiar link de Solicitar compra e venda');
});

test('prints every sample and every fold, and no control', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(REFERENCE);
  const operation = page.locator(`#${OPERATION}`);
  for (const pane of await operation.locator('.r-tab > :not(label)').all())
    await expect(pane).toBeVisible();
  const folded = operation.locator('details:not([open]) .r-field, details:not([open]) dd');
  expect(await folded.count()).toBeGreaterThan(0);
  for (const field of await folded.all()) await expect(field).toBeVisible();
  await expect(
    page.locator(':is(.r-copy, .r-nav, .r-tools, .navbar)').locator('visible=true'),
  ).toHaveCount(0);
});
