import { expect, type Page, test } from '@playwright/test';

const GUIDE = '/docs/frontier/emissao/criarNovaSolicitacao';

/** Distance of an element's edges from the top of the screen, in CSS px. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box?.y ?? Number.NaN;
}

test('the samples of a call stand beside its text from 1,200 px on, and stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(GUIDE);
  const text = await page.locator('.call-text').first().boundingBox();
  const panel = await page.locator('.call .r-panel').first().boundingBox();
  expect(panel?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  expect(panel?.y ?? 0).toBeLessThan(600);
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await page.locator('[id="criarSolicitacao.body.dataDaEmissao"]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => topOf(page, '.call .r-panel')).toBeGreaterThanOrEqual(60);
  const { bottom } = await page
    .locator('.call .r-panel')
    .first()
    .evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(800);
});

test('a guide of a call says what to watch out for, shows a body that works, then every field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(GUIDE);
  const places = [
    '#campos-que-merecem-atenção',
    '[id="criar-a-solicitação"]',
    '.call .r-panel',
    '[id="criarSolicitacao.body.tipo"]',
    '[id="atualizar-a-solicitação"]',
    '#exemplo-completo',
  ];
  const tops = await Promise.all(places.map((place) => topOf(page, place)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const panel = page.locator('.call .r-panel').first();
  await expect(panel.getByRole('radio').first()).toBeChecked();
  await expect(panel.locator('label').first()).toHaveText('Só o obrigatório');
  await expect(panel.locator('pre:visible')).not.toContainText('agenciaDigito');
  await panel.getByText('Completo', { exact: true }).click();
  await expect(panel.locator('pre:visible')).toContainText('agenciaDigito');
});

test('each call stands with the client too, in the language that was chosen and to the host that was chosen', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const panel = page.locator('.call .r-panel').first();
  const code = panel.locator('pre:visible');
  await panel.getByText('Python', { exact: true }).first().click();
  await expect(code).toContainText('import requests');
  await panel.getByText('Cliente', { exact: true }).click();
  await expect(code).toContainText('from frontier_cliente.emissao import');
  await expect(code).toContainText('"https://autenticacao.homologacao.frontier.example"');
  await page.locator('input[name=sample-host][value=sandbox]').first().check({ force: true });
  await expect(code).toContainText('"emissao": "http://127.0.0.1:4600"');
  await expect(code).not.toContainText('homologacao');
  await panel.getByText('TypeScript', { exact: true }).click();
  await panel.getByText('Completo', { exact: true }).click();
  await expect(code).toContainText('await fetch(');
  await panel.getByText('Cliente', { exact: true }).click();
  await panel.getByRole('link', { name: 'Como instalar o cliente' }).click();
  await expect(page).toHaveURL(/\/docs\/frontier\/clientes$/);
});

test('the list of calls leads to each, and the outline unfolds, with no script', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(GUIDE);
  await page.getByRole('navigation', { name: 'Chamadas desta página' }).getByText('PUT').click();
  await expect(page).toHaveURL(/#atualizar-a-solicita/);
  expect(await topOf(page, '[id="atualizar-a-solicitação"]')).toBeLessThan(200);
  await page.goto(`${GUIDE}#a-chamada`);
  expect(await topOf(page, '.call-list')).toBeLessThan(200);
  const outline = page.locator('.theme-doc-toc-mobile');
  await outline.getByText('Nesta página').click();
  await expect(outline.getByRole('link', { name: 'Próximo passo' })).toBeVisible();
  await context.close();
});
