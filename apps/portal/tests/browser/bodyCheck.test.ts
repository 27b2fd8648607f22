import { expect, type Page } from '@playwright/test';
import { noteFaults, noteRequests } from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { overflowOf } from './pages/measure';
import { test } from './pages/test';

const PAGE = '/docs/frontier/pos-emissao/bloqueios/criarBloqueio';
const BLOCK = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'segredo do processo',
};

const tool = (page: Page) => page.locator('[data-tool=body]');
const answer = (page: Page) => tool(page).getByRole('status');
const summary = (page: Page) => page.getByText('Conferir um corpo');

test('names the field of each fault by keyboard alone, and asks the network for nothing but its script', async ({
  page,
}) => {
  const errors = noteFaults(page);
  await page.goto(PAGE);
  const scripts = noteRequests(page, /\/assets\/ferramentas\/corpo/);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  expect(scripts).toEqual([]);
  const others = noteRequests(page, /^https?:\/\/[^/]+\/(?!assets\/|img\/)/);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(JSON.stringify({ ...BLOCK, quantidade: '200', quantia: 1 }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('listitem')).toHaveText([
    'quantia: o contrato não descreve este campo; confira a grafia.',
    'quantidade: deve ser um número.',
  ]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(JSON.stringify(BLOCK));
  await expect(answer(page)).toBeEmpty();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText('O corpo cabe no contrato.');
  expect(scripts).toHaveLength(1);
  expect(others).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('segredo');
  expect(errors).toEqual([]);
});

test('has no accessibility violation and no overflow on a phone, in either mode', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PAGE);
  await summary(page).click();
  await tool(page).getByLabel('Corpo em JSON').fill('{ "quantidade": "duzentas" }');
  await tool(page).getByRole('button', { name: 'Conferir' }).click();
  await expect(answer(page)).toContainText('quantidade: deve ser um número');
  await paintDark(page);
  expect.soft(await findViolations(page, { within: '[data-tool=body]' })).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});
