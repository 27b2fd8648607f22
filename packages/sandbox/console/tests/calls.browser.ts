import { expect } from '@playwright/test';
import type { DescribedService } from '../../src/control/describeCalls.js';
import { send, test } from './openConsole.js';

/**
 * A form with a body, one with a path, and one with a file. `preparedStates.test.ts` sends the forms of all calls, and
 * `npm run proofs -- site` does so here.
 */
const SAMPLE = ['gerarTokenDeAcesso', 'liberarBloqueio', 'atribuirDocumento'];

test('a filled form succeeds in its prepared state', async ({ view }) => {
  const { page, sandbox, visit } = view;
  const described = await sandbox.fetch('http://localhost/_sandbox/operations');
  const calls = ((await described.json()) as DescribedService[]).flatMap(({ calls: own }) => own);
  const sent = calls.filter(({ id }) => process.env.WHOLE_SITE || SAMPLE.includes(id));
  for (const { id, path, summary } of sent) {
    await visit(`#/chamadas/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: summary, exact: true })).toBeVisible();
    await expect(page.locator('.call .route > code')).toContainText(path);
    const prepare = page.getByRole('button', { name: 'Preparar o estado' });
    const isReady = page.getByText('Estado preparado: ');
    await prepare.or(isReady).waitFor();
    if (await prepare.isVisible()) await prepare.click();
    await isReady.waitFor();
    expect((await send(page)).code, id).toMatch(/^2/);
  }
  // The example of the first view is this state a day before, in which the call would be refused.
  await visit('#/');
  await sandbox.reset();
  await page.getByRole('button', { name: 'Abrir o exemplo' }).click();
  await visit('#/chamadas/liquidarEventoFinanceiro');
  await expect(page.getByText('O exemplo parte deste estado: ')).toContainText('16/03/2027');
});

test('calls are found by typing, and each has an address', async ({ view: { page, visit } }) => {
  await visit('#/');
  const list = page.getByRole('region', { name: 'Chamadas dos contratos' });
  await expect(list.getByText('58 chamadas')).toBeVisible();
  await expect(list.getByText('Webhooks', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Procurar chamada' }).fill('post SOLICITACAO submeter');
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/#\/chamadas\/submeterSolicitacao$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Submeter solicitação' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Abrir o exemplo' })).toBeVisible();
});

test('a token is taken, renewed when it expired, and left out', async ({ view }) => {
  const { page, sandbox, visit } = view;
  await visit('#/chamadas/listarCadastros');
  expect((await send(page)).code).toBe('200 OK');
  await sandbox.advance(86_400);
  expect((await send(page)).code).toBe('200 OK');
  await expect(page.getByText('O token não valia mais')).toBeVisible();
  await page.getByLabel('como').selectOption('Sem token');
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await expect(page.locator('.answer-head .tag')).toContainText('401');
  await page.getByLabel('como').selectOption('9c4f2a71-6d0b-4e83-b5a2-1f7e8d3c6b90');
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await expect(page.locator('.answer-head .tag')).toContainText('403');
});

test('a body is told where it is no JSON, an answer keeps digits and texts, and a rule is a click away', async ({
  view,
}) => {
  const { page, sandbox, visit } = view;
  await sandbox.seed('compra-e-venda');
  await visit('#/chamadas/solicitarCompraEVenda');
  const body = page.getByLabel('Corpo em JSON');
  const filled = await body.inputValue();
  await body.fill('{\n  "id": 1,\n}');
  await expect(page.getByText('Linha 3, coluna 1: deveria vir um nome entre aspas')).toBeVisible();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Preparar o estado' }).click();
  await expect(page.getByText('Estado preparado: ')).toBeVisible();
  await expect(body).toHaveValue('{\n  "id": 1,\n}');
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await question).dismiss();
  await body.fill(filled.replace(/("precoUnitario": )[\d.]+/, '$11012.34567890'));
  await send(page);
  const answer = page.getByRole('region', { name: 'Corpo da resposta' });
  await expect(answer).toContainText('1012.3456789');
  await page.locator('.rules a').first().click();
  await expect(page.locator('.rule.is-chosen')).toBeInViewport();

  await visit('#/chamadas/criarCadastro');
  const razaoSocial = '<img src=x onerror=alert(1)>';
  const register = page.getByLabel('Corpo em JSON');
  const example = JSON.parse(await register.inputValue()) as object;
  await register.fill(JSON.stringify({ ...example, cnpj: '52740196000154', razaoSocial }));
  await send(page);
  await visit('#/objetos/cadastros');
  await page.getByRole('link', { name: razaoSocial }).click();
  await expect(page.getByRole('heading', { name: razaoSocial })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a fault is ordered, met and taken back', async ({ view: { page, visit } }) => {
  await visit('#/chamadas/listarOperacoes');
  await page.getByText('Simular uma falha').click();
  await page.getByLabel('Resposta simulada').selectOption('429');
  await page.getByLabel('Quantas chamadas').fill('2');
  await page.getByLabel('Retry-After').fill('7');
  await page.getByRole('button', { name: 'Pedir a falha' }).click();
  await expect(page.getByText('429, nas próximas 2')).toBeVisible();
  expect((await send(page)).code).toContain('429');
  await expect(page.locator('.answer .pairs')).toContainText('retry-after');
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText(/na próxima|nas próximas/)).toHaveCount(0);
  await expect(page.locator('.more .buttons')).toBeFocused();
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await expect(page.locator('.answer-head .tag')).toHaveText('200 OK');
});

test('a phone shows a call from its top, and the list again where it was', async ({
  view: { page, visit },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('#/');
  const services = page.locator('.list summary');
  await expect(services).toHaveCount(6);
  for (const service of await services.all()) await service.click();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const last = page.getByRole('link', { name: 'Enviar teste' }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(1000);
  await last.click();
  await expect(page.locator('.call h1')).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await expect(page.locator('.with-list')).toBeFocused();
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
});
