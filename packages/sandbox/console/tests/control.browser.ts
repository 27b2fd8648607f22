import { expect, type Page, type Route } from '@playwright/test';
import { findViolations } from './findViolations.js';
import { send, test } from './openConsole.js';

const MANUAL = { decisao: 'manual' };

test('a journey is walked to its end by its next steps', async ({ view: { page, visit } }) => {
  await page.route('**/_sandbox/seed', async (route) => {
    await expect(page.getByRole('status')).toHaveText('Preparando o estado…');
    await route.continue();
  });
  await visit('#/jornadas/nota-comercial?passo=7');
  await page.getByRole('button', { name: 'Começar no passo 7' }).click();
  await expect(page.locator('.walk')).toContainText('O simulador preparou este passo');
  for (const step of [7, 8, 8, 9, 10]) {
    await expect(page.locator('.walk')).toContainText(`passo ${step} de 10`);
    if (step === 10) await expect(page.locator('.walk')).toContainText('avançou para 18/03/2026');
    await expect(page).toHaveTitle(new RegExp(`^Passo ${step}: `));
    if (step === 8) {
      await visit('#/registro');
      await visit('#/jornadas');
      await page.getByRole('link', { name: /nota comercial.*em andamento, no passo 8/ }).click();
    }
    expect((await send(page)).code, `step ${step}`).toMatch(/^2/);
    await page.getByRole('button', { name: step < 10 ? 'Próximo passo' : 'Terminar' }).click();
    // The next step shows its top and has the focus.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    if (step < 10) await expect(page.locator('.walk')).toBeFocused();
  }
  // The simulator made the calls of the steps before 7, except those that read.
  await expect(page.getByText('Feito: ')).toHaveCount(9);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('.welcome li')).toHaveText(['Obter o token', 'Conferir tudo']);
  await expect(page.locator('.steps li').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Eventos financeiros' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver os objetos' }).click();
  await expect(page.getByRole('row', { name: /LNC000417/ })).toContainText('EMITIDO');
});

test('an address that leads nowhere says so', async ({ view: { page, visit } }) => {
  const others = ['nada', 'registro/x', 'chamadas/nada', 'objetos/nada', 'regras/nada'];
  const journeys = ['jornadas/nada', 'jornadas/bloqueios/99', 'jornadas/bloqueios?passo=99'];
  for (const address of [...others, ...journeys]) {
    await visit('#/registro');
    await expect(page).toHaveTitle(/^Registro/);
    await visit(`#/${address}`);
    await expect(page.locator('.notice-fault')).toContainText('Este endereço não leva a nada');
    await expect(page).toHaveTitle(/^Endereço desconhecido/);
  }
});

test('payments of the example are made from the first view', async ({ view: { page, visit } }) => {
  await visit('#/');
  await page.getByRole('button', { name: 'Abrir o exemplo' }).click();
  const life = page.getByRole('navigation', { name: 'A vida de um título' });
  await expect(life.locator('[aria-current]')).toContainText('Operação');
  await expect(page.getByRole('button', { name: 'Liquidar' })).toHaveCount(0);
  await page.getByRole('button', { name: '+ 1 dia' }).click();
  await expect(life.locator('[aria-current]')).toContainText('Eventos');
  await expect(page.locator('.due li')).toHaveCount(3);
  await page.getByRole('link', { name: 'Ver os 4 eventos' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(4);
  await page.goBack();
  const payments = page.getByRole('button', { name: 'Liquidar' });
  await expect(payments).toHaveCount(2);
  await payments.first().click();
  await expect(payments).toHaveCount(1);
  await expect(page.locator('.due li').first()).toContainText('pago hoje');
  await expect(page.locator('.log li', { hasText: '/api/v1/eventos/' })).toContainText('200');
});

test('objects are decided, moved in time and given a status by buttons', async ({ view }) => {
  const { page, sandbox, visit } = view;
  await sandbox.setRules({ 'situacao-do-cadastro': MANUAL, liquidacao: { segundos: 3600 } });
  await sandbox.seed('nota-comercial', 9);
  await sandbox.setRules({ 'situacao-do-cadastro': MANUAL, liquidacao: { segundos: 3600 } });
  await visit('#/objetos/ofertas');
  await page.getByRole('link', { name: 'LNC000417' }).click();
  const decisions = page.getByRole('link', { name: 'Aprovar ou reprovar' });
  const values = /\?id=.+&acao=REPROVAR&tipoLiquidacao=NUCLEA$/;
  await expect(decisions.last()).toHaveAttribute('href', values);
  await expect(page.getByText('Cria a notificação ofertaPrimariaEmAnalise.')).toBeVisible();
  await decisions.first().click();
  expect((await send(page)).code).toBe('200 OK');
  await expect(page.getByRole('button', { name: 'Preparar o estado' })).toHaveCount(0);
  await page.goBack();
  const status = page.locator('.object-head .tag');
  await expect(status).toHaveText('AGUARDANDO_LIQUIDACAO');
  await expect(page.getByText('Pode ir a CONCLUIDA')).toBeVisible();
  await page.getByRole('button', { name: /Levar o relógio até/ }).click();
  await expect(status).toHaveText('CONCLUIDA');

  await visit('#/objetos/operacoes');
  await page.getByRole('link', { name: 'LNC000417' }).click();
  await expect(page).toHaveTitle(/^LNC000417 · Operações · /);
  await expect(status).toHaveText('EMITIDO');
  await page.getByRole('button', { name: 'Aditar a operação' }).click();
  await expect(page.getByRole('link', { name: 'operacaoAditada' })).toBeVisible();
  await page.getByLabel('Mudar o status para').selectOption('NAO_EMITIDO');
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(status).toHaveText('NAO_EMITIDO');
  // A change by another program or tab, which the log does not have.
  await sandbox.setState({ id: 'LNC000417', status: 'REPROVADO' });
  await expect(status).toHaveText('REPROVADO');

  await visit('#/chamadas/criarCadastro');
  const body = page.getByLabel('Corpo em JSON');
  await body.fill((await body.inputValue()).replace('04821357000191', '52740196000154'));
  await send(page);
  await visit('#/objetos/cadastros');
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: 'Submeter cadastro' }).click();
  await expect(page.getByLabel(/^id/)).not.toHaveValue('6513270e-269e-4d37-b2a7-4de452e6b438');
  await send(page);
  await page.goBack();
  const reason = page.getByLabel('Motivo da reprovação');
  await reason.fill('Falta um documento.');
  await page.route('**/_sandbox/decide', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Reprovar' }).click();
  await expect(page.locator('.toast-fault')).toBeVisible();
  await expect(reason).toHaveValue('Falta um documento.');
  await page.getByRole('button', { name: 'Reprovar' }).click();
  await expect(status).toHaveText('Reprovado');
});

test('the clock moves from every page, and all is emptied, with a way back', async ({ view }) => {
  const { page, visit } = view;
  await visit('#/objetos');
  const clock = page.getByRole('button', { name: /Relógio do simulador/ });
  await clock.click();
  await page.getByRole('button', { name: '+ 1 dia' }).click();
  await expect(clock).toContainText('11/03/2026');
  await page.getByLabel('Ir ao dia').fill('2026-09-14');
  await page.getByRole('button', { name: 'Ir', exact: true }).click();
  await expect(clock).toContainText('14/09/2026');
  const again = page.getByRole('button', { name: 'Recomeçar do zero' });
  await page.route('**/_sandbox/state', (route) => route.abort(), { times: 1 });
  await again.click();
  await expect(page.getByText('O simulador não responde.')).toBeVisible();
  await again.click();
  await expect(clock).toContainText('10/03/2026');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(clock).toContainText('14/09/2026');
  await clock.click();
  await again.click();
  await page.getByRole('button', { name: '+ 1 dia' }).click();
  await expect(clock).toContainText('11/03/2026');
  await page.getByRole('button', { name: 'Voltar ao estado anterior' }).click();
  await expect(clock).toContainText('14/09/2026');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Ir ao dia')).toBeHidden();
});

test('calls of others appear in the log, with both sides, and are sent again', async ({
  view: { page, sandbox, visit },
}) => {
  await visit('#/registro');
  await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeVisible();
  await sandbox.fetch('http://localhost/api/v1/operacoes?page=2&chave=x');
  await sandbox.fetch('http://localhost/api/v1/operacoes');
  const entry = page.locator('.log li', { hasText: '/api/v1/operacoes?page' });
  await expect(entry).toContainText('401');
  await entry.locator('summary').first().click();
  await expect(entry).toContainText('corpo-dos-erros');
  await entry.getByText('Resposta', { exact: true }).click();
  await expect(entry).toContainText('"mensagem"');
  await page.getByRole('button', { name: 'Entregas' }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Chamadas', exact: true }).click();
  await entry.locator('summary').first().click();
  await entry.getByRole('link', { name: 'Executar de novo' }).click();
  await expect(page.getByLabel(/^page(?!size)/i)).toHaveValue('2');
  await expect(page.getByText('o formulário só tem os campos do contrato')).toBeVisible();
  expect((await send(page)).code).toBe('200 OK');
});

test('the log has a call once that two polls found', async ({ view: { page, sandbox, visit } }) => {
  await visit('#/registro');
  const entries = page.locator('.log li', { hasText: '/api/v1/operacoes' });
  const log = /_sandbox\/log\?/;
  const release = async (route: Route) => {
    await expect(entries).toHaveCount(1);
    await route.continue();
  };
  await page.route(log, release, { times: 1 });
  await page.waitForRequest(log);
  await sandbox.fetch('http://localhost/api/v1/operacoes');
  await page.getByRole('button', { name: /Relógio do simulador/ }).click();
  await page.getByRole('button', { name: '+ 1 dia' }).click();
  await expect(entries).toHaveCount(1);
  // The next poll begins once the page has the held response.
  await page.waitForResponse(log);
  await page.waitForResponse(log);
  await expect(entries).toHaveCount(1);
});

test('a delivery is sent again from its page', async ({ view: { page, sandbox, visit } }) => {
  await sandbox.setRules({ 'novas-tentativas': { perfil: 'nenhuma' } });
  // The journey's receiver is not there.
  await sandbox.seed('webhooks', 6);
  await visit('#/objetos/entregas');
  await expect(page.locator('tbody')).toContainText('FAILED');
  await page.getByRole('link', { name: 'teste' }).click();
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await expect(page.getByText('A entrega será reenviada.')).toBeVisible();
  await visit('#/registro');
  await expect(page.locator('.log li', { hasText: '2ª tentativa' })).toBeVisible();
});

/** One view of each kind; `npm run proofs -- site` checks similar ones. */
const VIEWS = [
  '#/',
  '#/chamadas/listarOperacoes',
  ...(process.env.WHOLE_SITE
    ? [
        '#/jornadas/nota-comercial/2',
        '#/registro',
        '#/chamadas/atribuirDocumento',
        '#/chamadas/criarSolicitacao',
        '#/jornadas',
        '#/objetos/operacoes',
        '#/objetos/notificacoes',
        '#/regras/liquidacao',
      ]
    : []),
];

/** Links, buttons and fields below 40 px of height; those in running text and small boxes of larger labels are exempt. */
async function findSmall(page: Page): Promise<string[]> {
  const controls = page.locator('main :is(a, button, select, summary, input:not([type=checkbox]))');
  return controls.evaluateAll((found) =>
    found
      .filter((one) => one.checkVisibility() && !one.matches('.hidden, p > a, h1 > a, .type > a'))
      .filter((one) => one.getBoundingClientRect().height < 40)
      .map(({ outerHTML }) => outerHTML),
  );
}

test('axe finds nothing and no view is too wide, in light and dark colours', async ({ view }) => {
  const { page, sandbox, visit } = view;
  const root = page.locator('html');
  await page.setViewportSize({ width: 360, height: 760 });
  await sandbox.seed('compra-e-venda');
  await visit('#/objetos/operacoes');
  const object = await page.getByRole('link', { name: 'LNC000417' }).getAttribute('href');
  for (const hash of [...VIEWS, object ?? '']) {
    await visit(hash);
    await expect(page.locator('main').getByRole('heading').first()).toBeAttached();
    if (hash.includes('listarOperacoes')) await send(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 760 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${hash} at ${width}`).toBeLessThanOrEqual(0);
    }
    expect.soft(await findSmall(page), hash).toEqual([]);
    expect.soft(await findViolations(page), hash).toEqual([]);
    await root.evaluate((element) => element.setAttribute('data-theme', 'dark'));
    expect.soft(await findViolations(page, { rule: 'color-contrast' }), hash).toEqual([]);
    await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: /Usar cores/ }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});
