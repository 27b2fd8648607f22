import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readVectors } from '../docs/support/readVectors';
import { noteFaults, noteRequests, readClipboard } from './pages/drive';
import { expectFit } from './pages/expectFit';
import { test } from './pages/test';

const PAGE = '/docs/frontier/webhook/autenticacao';
const SECRET = 'segredo-$`\'"-de-teste';

const TOOL = '[data-tool=signature]';

const tool = (page: Page) => page.locator(TOOL);
const answer = (page: Page) => tool(page).getByRole('status');
const settings = (page: Page) => tool(page).locator('[data-settings]');

interface Pasted {
  readonly secret: string;
  readonly headers: string;
  readonly body?: string;
}

async function check(page: Page, { secret, headers, body = '' }: Pasted): Promise<void> {
  await tool(page).getByLabel('Segredo').fill(secret);
  await tool(page).getByLabel('Cabeçalhos da entrega').fill(headers);
  await tool(page).getByLabel('Corpo, como chegou').fill(body);
  await tool(page).getByRole('button', { name: 'Conferir' }).click();
}

/** A delivery with a signature of its body, as the simulator signs it (`webhooks/buildRequest` of the sandbox). */
const BODY = '{"notificationId":"5b0c","nome":"Cerâmica"}';
const sign = (algorithm: string, coding: 'base64' | 'hex') =>
  createHmac(algorithm, SECRET).update(BODY).digest(coding);

test('finds how a delivery was signed', async ({ page }) => {
  const errors = noteFaults(page);
  await page.goto(PAGE);
  const others = noteRequests(page, /^https?:\/\/[^/]+\/(?!assets\/|img\/)/);
  const headers = `Content-Type: application/json\nX-Assinatura: ${sign('sha256', 'hex')}`;
  await check(page, { secret: SECRET, headers, body: BODY });
  await expect(answer(page)).toContainText('X-Assinatura traz o HMAC do corpo com SHA-256');
  await expect(settings(page)).toContainText("export WEBHOOK_CODIFICACAO='hex'");

  const record = {
    cabecalhos: { 'X-Outra': `v='1$${sign('sha512', 'base64')}` },
    corpoBase64: Buffer.from(BODY).toString('base64'),
  };
  await check(page, { secret: SECRET, headers: JSON.stringify(record) });
  await expect(answer(page)).toContainText(
    "X-Outra traz o HMAC do corpo com SHA-512, em base64, depois de v='1$",
  );
  await tool(page).getByRole('button', { name: 'Copiar' }).first().click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      "export WEBHOOK_TIPO='HMAC'\nexport WEBHOOK_ALGORITMO='sha512'\nexport WEBHOOK_CODIFICACAO='base64'\nexport WEBHOOK_PREFIXO='v='\\''1$'",
    );
  await test.step('it is accessible in both modes, and has room on a phone', () =>
    expectFit(page, TOOL));
  await check(page, { secret: 'outro', headers: JSON.stringify(record) });
  await expect(answer(page)).toContainText('Nenhuma combinação confere');
  await expect(settings(page)).toBeHidden();

  expect(others).toEqual([]);
  expect(page.url()).not.toContain('segredo');
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('segredo');
  expect(errors).toEqual([]);
});

test('says what went wrong, by keyboard alone', async ({ page }) => {
  const [{ ambiente, entregas }] = readVectors('webhook-autenticacao') as [
    ReturnType<typeof readVectors>[number],
  ];
  const { cabecalhos, corpo = '' } = entregas[0] ?? { cabecalhos: {} };
  await page.goto(PAGE);
  await tool(page).getByLabel('Segredo').focus();
  await page.keyboard.insertText(` ${ambiente.WEBHOOK_SEGREDO}`);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(JSON.stringify(cabecalhos));
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`${corpo}\n`);
  await expect(tool(page).getByRole('button', { name: 'Conferir' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Confere.');
  await expect(answer(page)).toContainText('no fim do corpo colado');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.insertText('x');
  await expect(answer(page)).toBeEmpty();
  await expect(settings(page)).toBeHidden();
});

test('says so where the browser does not calculate', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  await page.goto(PAGE);
  await tool(page).getByRole('button', { name: 'Conferir' }).click();
  await expect(answer(page)).toContainText('páginas abertas por HTTPS');
});
