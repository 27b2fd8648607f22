import { expect, type Page } from '@playwright/test';
import { portal } from '../../portal.config';
import {
  hydrate,
  noteDocuments,
  readClipboard,
  scrolled,
  untilIdle,
  untilScrollRests,
} from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { IS_WHOLE, sampled } from './pages/samples';
import { test } from './pages/test';

const REFERENCE = '/docs/frontier/pos-emissao/api';
const GUIDE = '/docs/frontier/pos-emissao/compraEVenda';
const OPERATION = 'solicitarCompraEVenda';
const SUMMARY = `#${OPERATION} .r-doc details > summary:not(.r-holds)`;

const current = (page: Page) => page.locator('.r-nav [aria-current]');

test('back and forth lead to where the reader was', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const documents = noteDocuments(page);
  const link = page.locator(`article a[href$="/api#${OPERATION}.body.destino"]`);
  await link.scrollIntoViewIfNeeded();
  await untilScrollRests(page);
  const left = await scrolled(page);
  await link.click();
  const field = page.locator(`[id="${OPERATION}.body.destino"]`);
  await expect(field).toBeInViewport();
  await untilScrollRests(page);
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(50);
  await page.goForward();
  await expect(field).toBeInViewport();
  expect(documents).toEqual([]);
});

test('an address of another layout leads to its place', async ({ page }) => {
  await page.goto('/docs/frontier/emissao/api/criarSolicitacao');
  await expect(page).toHaveURL(/\/docs\/frontier\/emissao\/api#criarSolicitacao$/);
  await expect(page.locator('#criarSolicitacao h3')).toBeInViewport();
  const account = 'criarSolicitacao.body.emissor.dadosBancarios.conta';
  const marked = page.locator('[data-linked]');
  await page.goto(`/docs/frontier/emissao/api?#${account}`);
  await expect(marked).toHaveAttribute('id', account);
  await expect(marked).toBeInViewport();
  await hydrate(page);
  await page.locator('a[href="#criarSolicitacao.body.tipo"]').click();
  await expect(marked).toHaveAttribute('id', 'criarSolicitacao.body.tipo');
  await expect(marked).toHaveCount(1);
});

test('the list marks the operation being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${REFERENCE}#transferirTitularidade`);
  await expect(current(page)).toHaveText(/Transferir titularidade/);
  await expect(current(page)).toBeInViewport();
  for (const id of ['criarBloqueio', 'transferirCustodia', 'listarEventosFinanceiros']) {
    await page.locator(`#${id}`).evaluate((operation) => operation.scrollIntoView());
    await expect(current(page)).toHaveAttribute('href', `${REFERENCE}#${id}`);
    await expect(current(page)).toBeInViewport();
  }
  await expect(current(page)).toHaveCount(1);
  // These two are too near the end to scroll to the top.
  await page.setViewportSize({ width: 1280, height: 1600 });
  for (const id of ['transferirCustodia', 'transferirTitularidade']) {
    await page.locator(`.r-nav a[href$="#${id}"]`).click();
    await expect(current(page)).toHaveAttribute('href', `${REFERENCE}#${id}`);
  }
});

test('on a phone the bar names the operation being read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(REFERENCE);
  const up = page.getByRole('link', { name: 'Voltar ao topo' });
  for (const top of [0, 400, 1400]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const [bar, link] = await Promise.all(
      [page.locator('.r-nav > details'), up].map((box) => box.boundingBox()),
    );
    expect(link?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.NaN);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    );
  }
  await page.goto(`${REFERENCE}#transferirTitularidade`);
  const bar = page.locator('.r-nav summary');
  const panel = page.locator('.r-oplist');
  await expect(bar).toHaveText(/Transferir titularidade/);
  await expect(bar).toBeInViewport();
  await expect(up).toBeInViewport();
  await untilScrollRests(page);
  const top = await scrolled(page);
  await bar.click();
  await expect(current(page)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(top);
  const rules = 'all but colours';
  expect(await findViolations(page, { within: '.r-nav', rules })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bar).toBeFocused();
  await bar.click();
  await panel.getByRole('link', { name: 'Criar bloqueio' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#criarBloqueio h3')).toBeInViewport();
  await expect(bar).toHaveText(/Criar bloqueio/);
  await up.click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an operation shows one sample and its response, and copies them', async ({
  page,
  baseURL,
}) => {
  await page.goto(REFERENCE);
  const panels = page.locator(`#${OPERATION} .r-panel`);
  const request = panels.first();
  const response = panels.nth(1);
  const code = request.locator('pre').locator('visible=true');
  await expect(code).toHaveCount(1);
  await expect(code).toContainText('curl');
  await request.getByText('C#', { exact: true }).locator('visible=true').click();
  await expect(code).toContainText('HttpClient');
  await expect(response).toContainText('Resposta 201');
  await response.getByRole('button', { name: 'Copiar' }).locator('visible=true').click();
  const shown = (await response.locator('pre:visible').textContent()) ?? '';
  await expect.poll(() => readClipboard(page)).toBe(shown);
  expect(JSON.parse(shown)).toHaveProperty('dados.quantidade');

  const button = page.locator(`#${OPERATION} button[data-copy="#${OPERATION}"]`);
  await expect(button).toHaveAccessibleName('Copiar link de Solicitar compra e venda');
  await button.click();
  await expect(button).toHaveAccessibleName('Copiado');
  await expect(button).toHaveText('Copiado');
  expect(await readClipboard(page)).toBe(`${baseURL}${REFERENCE}#${OPERATION}`);
  await expect(button).toHaveText('Copiar link');
  await expect(button).toHaveAccessibleName('Copiar link de Solicitar compra e venda');

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(request).toBeHidden();
  await page.locator(`#${OPERATION} .r-examples > summary`).click();
  const cut = await page
    .locator(`#${OPERATION} .r-panel pre`)
    .evaluateAll(
      (blocks) => blocks.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
  await page.goto('/docs/frontier/webhook/api');
  await expect(page.locator('input[value=csharp]').first()).toBeChecked();
});

test('folds are remembered wherever the operation is shown', async ({ page }) => {
  await page.goto(REFERENCE);
  await expect(page.locator('.r-main details[open]:not(:has(> * > .r-value))')).toHaveCount(0);
  await expect(page.locator(`[id="${OPERATION}.body.quantidade"]`)).toBeVisible();
  const lines = page.locator('.r-response > details > .r-holds');
  expect(await lines.count()).toBeGreaterThan(0);
  for (const line of await lines.allTextContents()) expect(line).toMatch(/campo|arquivo|lista/);

  const fold = page.locator(SUMMARY).first();
  const isOpen = () =>
    fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
  const before = await isOpen();
  await fold.click();
  await expect.poll(isOpen).toBe(!before);
  // The fold is stored in its `toggle` event, which comes later.
  await untilIdle(page);
  await page.goto(GUIDE);
  await expect.poll(isOpen).toBe(!before);
  await fold.click();
  await untilIdle(page);
  await page.goto(REFERENCE);
  await expect.poll(isOpen).toBe(before);

  const open = page.locator('.r-main details[open]');
  const all = page.locator('.r-main details');
  await page.getByRole('button', { name: 'Fechar tudo' }).click();
  await expect(open).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir tudo' }).click();
  await expect(open).toHaveCount(await all.count());
  await page.goto('/docs/frontier/operacao/api');
  await expect(open).toHaveCount(await all.count());
});

/** Stored folds change the height of the content above an anchor. The scroll position must hold when React starts. */
for (const folds of [true, false]) {
  test(
    `back and reload lead to where the reader was: folds ${folds ? 'open' : 'closed'}`,
    sampled(false),
    async ({ page }) => {
      const emission = '/docs/frontier/emissao/api';
      const guide = '/docs/frontier/emissao/adicionarParcelas';
      const far = 'criarOfertaPrimaria';
      const near = 'consultarSolicitacao';
      const topOf = (anchor: string) =>
        page.evaluate(
          (id) =>
            Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
          anchor,
        );
      await page.addInitScript(
        (all) => localStorage.setItem('frontier.reference.folds', JSON.stringify({ all })),
        folds,
      );
      const readOn = async () => {
        await page.locator(`#${far}`).evaluate((place) => place.scrollIntoView());
        await page.evaluate(() => window.scrollBy(0, 300));
        await untilScrollRests(page);
        return topOf(far);
      };
      await page.goto(emission);
      await hydrate(page);
      const before = await readOn();
      await page.locator(`.r-nav a[href$="#${near}"]`).click();
      await expect.poll(() => topOf(near)).toBe(60);
      await page.goBack();
      await expect.poll(() => topOf(far)).toBe(before);

      await page.goto(`${emission}?#${near}.200.emissor`);
      await hydrate(page);
      const top = await readOn();
      await page.reload();
      await hydrate(page);
      await expect.poll(() => topOf(far)).toBe(top);
      await page.goto(guide);
      await page.goBack();
      await hydrate(page);
      await expect.poll(() => topOf(far)).toBe(top);
    },
  );
}

for (const { id, route } of portal.services) {
  test(
    `${id} is accessible with folds as they come or open`,
    sampled(id === 'operacao'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(route);
      const rules = 'all but colours';
      expect.soft(await findViolations(page, { rules })).toEqual([]);
      await page.getByRole('button', { name: 'Abrir tudo' }).click();
      await expect(page.locator('.r-main details:not([open])')).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 900 });
      expect.soft(await findViolations(page, { rules: IS_WHOLE ? 'all' : rules })).toEqual([]);
      if (!IS_WHOLE) return;
      await paintDark(page);
      expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
    },
  );
}
