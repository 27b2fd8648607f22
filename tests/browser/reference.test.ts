import { expect, test } from '@playwright/test';
import { portal } from '../../portal.config';
import { findViolations } from './pages/findViolations';
import { hydrate } from './pages/hydrate';

test('shows the reference after client-side navigation and on the way back', async ({ page }) => {
  await page.goto('/docs/frontier/operacao/consultarOperacoes');
  await hydrate(page);
  await page.locator('article a[href^="/docs/frontier/operacao/api"]').first().click();
  await expect(page).toHaveURL(/operacao\/api/);
  await expect(page.locator('#listarOperacoes')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-operation=listarOperacoes]')).toBeVisible();
});

test('leads to a field by client-side navigation, and back and forth to where its reader was', async ({
  page,
}) => {
  await page.goto('/docs/frontier/pos-emissao/compraEVenda');
  await hydrate(page);
  const link = page.locator('article a[href$="/api#solicitarCompraEVenda.body.precoUnitario"]');
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  const field = page.locator('[id="solicitarCompraEVenda.body.precoUnitario"]');
  await expect(field).toBeInViewport();
  // The place is noted once scrolling rests.
  await page.waitForTimeout(500);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(50);
  await page.goForward();
  await expect(field).toBeInViewport();
});

test('opens the folds around a linked field', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/api#criarSolicitacao.body.emissor.dadosBancarios.conta');
  await expect(
    page.locator('[id="criarSolicitacao.body.emissor.dadosBancarios.conta"]'),
  ).toBeInViewport();
});

test('remembers the sample language on other pages', async ({ page }) => {
  await page.goto('/docs/frontier/operacao/api', { waitUntil: 'networkidle' });
  await page.getByText('Python', { exact: true }).first().click();
  await page.goto('/docs/frontier/webhook/api');
  await expect(page.locator('input[value=python]').first()).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reads and switches languages', async ({ page }) => {
    await page.goto('/docs/frontier/operacao/api');
    await expect(page.getByText('curl', { exact: true }).first()).toBeVisible();
    await page.getByText('C#', { exact: true }).first().click();
    await expect(page.getByText('using System.Net.Http.Headers').first()).toBeVisible();
  });
});

for (const { id, route } of portal.services) {
  for (const mode of ['light', 'dark']) {
    for (const { width, folds } of [
      { width: 1280, folds: 'as they come' },
      { width: 360, folds: 'all open' },
    ]) {
      test(`${id} has no accessibility violation in ${mode} mode at ${width} px, folds ${folds}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${route}?docusaurus-theme=${mode}`, { waitUntil: 'load' });
        if (folds === 'all open') await page.getByRole('button', { name: 'Abrir tudo' }).click();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }
}

test('leads an address of another layout to its place', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/api/criarSolicitacao#criarSolicitacao.body.tipo');
  await expect(page).toHaveURL(/\/docs\/frontier\/emissao\/api#criarSolicitacao\.body\.tipo$/);
  await expect(page.locator('[id="criarSolicitacao.body.tipo"]')).toBeInViewport();
});
