import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { noteFaults, noteRequests } from './pages/drive';
import { findViolations } from './pages/findViolations';
import { noteViolations } from './pages/policy';
import { test } from './pages/test';

const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  await expect(page.locator('.answer-head .tag')).toContainText(/^2\d\d/);
};
const open = (page: Page, route: string) =>
  page.evaluate((hash) => window.location.assign(hash), route);
/** Stores a state as the page does, with a text that is none. */
const keepState = (page: Page, headers: Record<string, string>) =>
  page.evaluate(async (given) => {
    const cache = await caches.open('frontier-simulador');
    await cache.put('/estado', new Response('PK', { headers: given }));
  }, headers);
const toast = (page: Page) => page.locator('.toast');

test('the simulator works in a tab, by itself', async ({ context, page }) => {
  const faults = noteFaults(page);
  const violations = await noteViolations(page);
  const foreign: string[] = [];
  await page.goto('/docs/frontier/emissao/criarNovaSolicitacao');
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const { origin: asked } = new URL(request.url());
    if (asked !== origin && asked !== 'null') foreign.push(request.url());
  });

  // A guide's link opens its call, and the way back leads to the guide.
  await page.getByRole('link', { name: 'Executar', exact: true }).first().click();
  const load = page.getByRole('button', { name: 'Carregar o simulador' });
  await expect(load).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/criarNovaSolicitacao$/);
  await page.goForward();
  await load.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Criar solicitação' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Guia/ })).toHaveAttribute(
    'href',
    '/docs/frontier/emissao/criarNovaSolicitacao',
  );
  await expect(page.getByText('Estado preparado: solicitação da nota comercial')).toBeVisible();
  const asked = noteRequests(page, /^http/);

  // Another call offers its own state.
  const clock = page.getByRole('button', { name: /Relógio do simulador/ });
  const first = (await clock.locator('.time').textContent())?.slice(0, 10) ?? '';
  const prepare = page.getByRole('button', { name: 'Preparar o estado' });
  await open(page, '#/chamadas/consultarDocumento');
  await prepare.click();
  await expect(toast(page)).toContainText(/O relógio foi a \d\d\/\d\d\/\d{4}/);
  await expect(clock).not.toContainText(first);
  await toast(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(clock).toContainText(first);
  await prepare.click();
  await expect(page.getByText('Estado preparado: ')).toBeVisible();
  await send(page);
  await expect(page.locator('.answer')).toContainText('O endereço do arquivo só existe dentro');

  // A journey starts at the step of its address.
  await open(page, '#/jornadas/webhooks?passo=3');
  await page.getByRole('button', { name: 'Começar no passo 3' }).click();
  await send(page);
  await page.getByRole('button', { name: /^Ir ao passo 3/ }).click();
  await expect(page.locator('.answer-head')).toHaveCount(0);
  await expect(toast(page).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await send(page);
  for (const step of [4, 5]) {
    await page.getByRole('button', { name: 'Próximo passo' }).click();
    await expect(page.locator('.walk')).toContainText(`passo ${step} de`);
    await send(page);
  }
  await expect(page.locator('.answer')).toContainText('receptor embutido nesta aba');

  // The checker of signatures opens with the delivery of the test.
  await open(page, '#/registro');
  await page.getByRole('button', { name: 'Entregas' }).click();
  const delivery = page.locator('.log summary', { hasText: 'teste, 1ª tentativa' }).first();
  await delivery.click();
  const request = page.getByRole('region', { name: 'A requisição da entrega' });
  await expect(request).toContainText(/^POST .*X-Assinatura: [0-9a-f]{64}/s);
  const text = await request.textContent();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Conferir a assinatura' }).click();
  const checker = await opened;
  const [head, body] = text?.split('\n\n') ?? [];
  await expect(checker.getByLabel('Cabeçalhos da entrega')).toHaveValue(head ?? '');
  await expect(checker.getByLabel('Corpo, como chegou')).toHaveValue(body ?? '');
  await checker.getByRole('button', { name: 'Conferir', exact: true }).click();
  await expect(checker.locator('[data-answer]')).toContainText('X-Assinatura');
  await checker.close();

  // Another tab saves its state.
  await keepState(page, { date: new Date().toUTCString() });
  await page.getByRole('button', { name: 'Estado' }).click();
  await expect(page.getByRole('button', { name: 'Guardar no lugar dele' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const state = readFileSync(await (await download).path());
  const upload = page.locator('input[type=file]');
  const edited = Buffer.from(String(state).replace('"format"', '"x"'));
  await upload.setInputFiles({ name: 'a.jsonl', mimeType: '', buffer: edited });
  await expect(toast(page)).toContainText('linha 1: deve ter "format"');
  await open(page, '#/objetos/notificacoes');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await upload.setInputFiles({ name: 'b.jsonl', mimeType: '', buffer: state });
  await expect(toast(page)).toContainText('O simulador tem o estado do arquivo.');
  await expect(page.locator('tbody tr')).toHaveCount(1);

  // Undoing a step of the clock restores the day and the whole state.
  await page.keyboard.press('Escape');
  const day = (await clock.locator('.time').textContent())?.slice(0, 10) ?? '';
  await clock.click();
  await page.getByRole('button', { name: '+ 1 dia' }).click();
  await expect(toast(page)).toContainText('O relógio avançou 1 dia.');
  await expect(clock).not.toContainText(day);
  const question = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await (await question).dismiss();
  await page.keyboard.press('Escape');
  await toast(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(clock).toContainText(day);
  await expect(page.locator('tbody tr')).toHaveCount(1);

  // The worker's own policy keeps it from other sites.
  const [worker] = page.workers();
  const refused = await worker?.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        void fetch('https://frontier.example/').catch(() => undefined);
      }),
  );
  expect(refused).toBe('connect-src');

  expect(faults).toEqual([]);
  expect(violations).toEqual([]);
  expect(foreign).toEqual([]);
  expect(asked).toEqual([]);

  // Once loaded, it opens without a network, at the state of the step in its address. Leaving the step asks nothing.
  await open(page, '#/jornadas/bloqueios/3');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    return dialog.accept();
  });
  await context.setOffline(true);
  try {
    await page.reload();
    await send(page);
    questions = 0;
    await page.reload();
    // The call that was sent is made again.
    await expect(page.getByText('Feito: ')).toHaveCount(1);
    await send(page);
    expect(questions).toBe(0);
    await page.getByRole('button', { name: 'Estado' }).click();
    await page.getByRole('button', { name: 'Abrir o guardado' }).click();
    await expect(toast(page)).toContainText('não é um estado que o simulador salvou');
    await page.goto('/experimente');
    await load.click();
    await expect(page.getByRole('alert')).toContainText('não é um estado que o simulador salvou');
    // The state was refused, so the example opens. Saved a day later, it opens again.
    await load.click();
    await page.getByRole('main').getByRole('button', { name: '+ 1 dia' }).click();
    await page.getByRole('button', { name: 'Estado' }).click();
    await page.getByRole('button', { name: 'Guardar no lugar dele' }).click();
    await expect(toast(page)).toContainText('O estado está guardado');
    await page.reload();
    await load.click();
    await expect(clock).toContainText('16/03/2027');
    // Other programs of the site may have written the kept state.
    await keepState(page, {});
    await page.reload();
    await load.click();
    await expect.poll(() => page.evaluate(() => caches.has('frontier-simulador'))).toBe(false);
  } finally {
    await context.setOffline(false);
  }
});

test('the front page and a journey lead to their call in the simulator', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^Carrega o simulador: \d,\d MB/)).toBeVisible();
  await page.getByRole('link', { name: 'Executar', exact: true }).click();
  await expect(page.locator('.walk')).toContainText('passo 1 de 10');
  // Once loaded, the simulator opens at the step of a link.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.setViewportSize({ width: 320, height: 600 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await page.goto('/docs/frontier/jornadas/nota-comercial');
  await page.getByRole('link', { name: 'Executar esta jornada' }).click();
  await expect(page.locator('.walk')).toContainText('passo 1 de 10');
});

for (const name of ['worker', 'cluster']) {
  test(`the page asks for a reload without its ${name}`, async ({ page }) => {
    await page.route(`**/assets/experimente/${name}-*`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/experimente');
    await page.getByRole('button', { name: 'Carregar o simulador' }).click();
    await expect(page.getByRole('alert')).toContainText('Recarregue a página');
  });
}
