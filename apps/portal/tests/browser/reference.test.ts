import { expect, test } from '@playwright/test';
import { portal } from '../../portal.config';
import { findViolations, paintDark } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { untilScrollRests } from './pages/idle';
import { sampled } from './pages/sampled';

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
  await untilScrollRests(page);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(50);
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
  await page.goto('/docs/frontier/operacao/api');
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
    const panel = page.locator('.r-panel').first();
    await panel.getByRole('radio', { name: '200' }).check();
    await expect(panel.locator('pre').locator('visible=true')).toHaveCount(1);
    await expect(panel.getByText('using System.Net.Http.Headers')).toBeHidden();
  });
});

/**
 * Colours take axe nine tenths of its time. They are looked at with all folds open, in both modes, in
 * the reference that has every kind of content, and in the others with what stands open from the
 * start; WHOLE_SITE=1 opens all of them.
 */
const OPEN_FOR_COLOURS = process.env.WHOLE_SITE ? portal.services.map(({ id }) => id) : ['webhook'];

for (const { id, route } of portal.services) {
  test(
    `${id} has no accessibility violation with folds as they come or open, wide or narrow`,
    sampled(id === 'operacao'),
    async ({ page }) => {
      const opensForColours = OPEN_FOR_COLOURS.includes(id);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(route);
      await test.step('folds as they come', async () => {
        const rules = opensForColours ? 'all but colours' : 'all';
        expect.soft(await findViolations(page, { rules })).toEqual([]);
      });
      await page.getByRole('button', { name: 'Abrir tudo' }).click();
      await expect(page.locator('.r-main details:not([open])')).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 900 });
      await test.step('folds open, on a phone', async () => {
        const rules = opensForColours ? 'all' : 'all but colours';
        expect.soft(await findViolations(page, { rules })).toEqual([]);
      });
      if (!opensForColours) return;
      await test.step('folds open, in the dark', async () => {
        await paintDark(page);
        expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
      });
    },
  );
}

test('leads an address of another layout to its place', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/api/criarSolicitacao#criarSolicitacao.body.tipo');
  await expect(page).toHaveURL(/\/docs\/frontier\/emissao\/api#criarSolicitacao\.body\.tipo$/);
  await expect(page.locator('[id="criarSolicitacao.body.tipo"]')).toBeInViewport();
});
