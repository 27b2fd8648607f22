import { expect, type Page } from '@playwright/test';
import { noteFaults, noteRequests } from './pages/drive';
import { expectFit } from './pages/expectFit';
import { test } from './pages/test';

const PAGE = '/docs/frontier/pos-emissao/bloqueios/criarBloqueio';
const BLOCK = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'segredo do processo',
};

const TOOL = '[data-tool=body]';
const tool = (page: Page) => page.locator(TOOL);
const answer = (page: Page) => tool(page).getByRole('status');
const summary = (page: Page) => page.getByText('Conferir um corpo');

test('names the field of each fault by keyboard alone, and asks the network for nothing but its script', async ({
  page,
}) => {
  const errors = noteFaults(page);
  await page.goto(PAGE);
  const scripts = noteRequests(page, /\/assets\/js\/corpo\./);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  expect(scripts).toEqual([]);
  const others = noteRequests(page, /^https?:\/\/[^/]+\/(?!assets\/|img\/)/);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(JSON.stringify({ ...BLOCK, quantidade: '200', quantia: 1 }));
  await expect(tool(page).getByRole('button')).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('listitem')).toHaveText([
    'quantia: o contrato não descreve este campo; confira a grafia.',
    'quantidade: deve ser um número.',
  ]);
  await test.step('it is accessible in both modes, and has room on a phone', () =>
    expectFit(page, TOOL));
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
