import { expect, type Locator, type Page } from '@playwright/test';
import { hydrate } from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { overflowOf } from './pages/measure';
import { test } from './pages/test';

const PAGE = '/docs/frontier/conceitos/estados';

const figure = (page: Page, title: string): Locator =>
  page.locator('figure.states', { has: page.locator('figcaption', { hasText: title }) });
const state = (page: Page, id: string) => page.locator(`#estado-${id}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a marked state shows what is known from there', async ({ page }) => {
    await page.goto(`${PAGE}#estado-movimentacao-aprovada`);
    const approved = state(page, 'movimentacao-aprovada');
    await expect(approved).toBeInViewport();
    await expect(approved.locator('.states-known')).toContainText(
      'Transferência de custódia aprovada',
    );
    await expect(approved.locator('.states-known')).toBeVisible();
    await figure(page, 'Status da movimentação').getByRole('radio', { name: 'EMITIDO' }).check();
    await expect(approved.locator('.states-known')).toBeHidden();

    const request = figure(page, 'Status da solicitação');
    await expect(request.locator('.states-known').first()).toBeHidden();
    await request.getByRole('radio', { name: 'Criada', exact: true }).check();
    const created = state(page, 'solicitacao-momento-criada');
    await expect(created).toContainText('Depois: Adicionar dados financeiros');
    await expect(created.locator('.states-known')).toBeVisible();
    await request.getByRole('radio', { name: 'Cancelada' }).check();
    await expect(created.locator('.states-known')).toBeHidden();
    await expect(state(page, 'solicitacao-cancelada')).toContainText('Em aberto: Como se cancela');
    await request.getByRole('radio', { name: 'Liquidada' }).check();
    await expect(request.locator('.states-known:visible')).toHaveCount(0);
    await expect(request.locator('.states-values > .states-open')).toContainText(
      'Que status vem depois',
    );
    const offer = figure(page, 'Status da oferta primária');
    await offer.getByRole('radio', { name: 'EM_ANALISE' }).check();
    await expect(offer.locator('.states-known:visible')).toHaveText(
      /Notificação de mesmo nome: Oferta primária em análise/,
    );
    // The other object keeps its own mark.
    await expect(request.getByRole('radio', { name: 'Liquidada' })).toBeChecked();
  });
});

test('arrows move the mark of a state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PAGE);
  const offer = figure(page, 'Status da oferta primária');
  await offer.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(offer.getByRole('radio', { name: 'CONCLUIDA' })).toBeChecked();
  await hydrate(page);
  await page.keyboard.press('ArrowDown');
  await expect(offer.getByRole('radio', { name: 'REPROVADA' })).toBeChecked();
  await expect(offer.locator('.states-known:visible')).toContainText('Oferta primária reprovada');
  await offer.getByRole('link', { name: 'Link direto para REPROVADA' }).click();
  await expect(page).toHaveURL(/#estado-ofertaprimaria-reprovada$/);
  const within = 'figure.states:has(#estado-ofertaprimaria-reprovada)';
  await paintDark(page);
  expect.soft(await findViolations(page, { within })).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(offer.locator('.states-known').locator('visible=false')).toHaveCount(0);
});
