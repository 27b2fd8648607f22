import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { findViolations } from './findViolations.js';
import { test } from './openConsole.js';

test('values of rules are replaced, each beside those that were', async ({ view }) => {
  const { page, sandbox, visit } = view;
  for (const id of ['situacao-do-cadastro', 'liquidacao']) {
    await visit(`#/regras/${id}`);
    const rule = page.locator('.rule.is-chosen');
    await rule.getByText('Mudar os valores').click();
    const text = rule.getByRole('textbox');
    const before = await text.inputValue();
    await text.fill('5');
    await rule.getByRole('button', { name: 'Salvar' }).click();
    await expect(rule.getByText(`${id}: deve ser um objeto`)).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await text.fill(before.replace('automatica', 'manual'));
    await expect(text).toHaveAttribute('aria-invalid', 'false');
    await text.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rule.locator('.pairs')).toContainText('"manual"');
    await expect(rule.getByRole('button', { name: 'Salvar' })).toBeFocused();
  }
  const answer = await sandbox.fetch('http://localhost/_sandbox/rules');
  const rules = (await answer.json()) as { id: string; parameters: { decisao?: string } }[];
  const manual = rules.filter(({ parameters }) => parameters.decisao === 'manual');
  expect(manual.map(({ id }) => id)).toEqual(['situacao-do-cadastro', 'liquidacao']);
});

test('rules are taken over from a recording of other ones', async ({ view }, info) => {
  const { page, sandbox, url, visit } = view;
  await sandbox.setRules({
    'duracao-do-token': { segundos: 300 },
    'corpo-dos-erros': { forma: 'lista' },
  });
  const file = info.outputPath('run.har');
  const words = ['record', '--out', file, '--port', '0', '--to', url];
  const recorder = spawn(process.execPath, ['packages/sandbox/dist/command/bin.js', ...words]);
  const [said] = await once(recorder.stdout, 'data');
  const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(said)) ?? [];
  await fetch(`${address}/api/v1/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      apiKey: 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
      secretKey: 'sk_homologacao_8Qv2LmZr5TnW',
    }),
  });
  await fetch(`${address}/api/v1/cadastros`);
  recorder.kill();
  await once(recorder, 'exit');
  await sandbox.reset();

  await visit('#/regras');
  const rule = page.getByRole('article').filter({ hasText: 'Corpo dos erros' });
  await expect(rule.locator('.pairs')).toContainText('forma"mensagem"');
  const panel = page.getByRole('region', { name: 'Gravação' });
  await panel.getByLabel('Ler uma gravação').setInputFiles(file);
  await expect(page.getByRole('status')).toContainText('A gravação foi lida.');
  await expect(panel).toContainText('duracao-do-token.segundos300 (uma vez, run.har#0)');
  await expect(panel).toContainText('corpo-dos-erros.formalista (uma vez, run.har#1)');
  expect(await findViolations(page, { within: '[aria-label=Gravação]' })).toEqual([]);
  await panel.getByRole('button', { name: 'Usar as regras vistas' }).click();
  await expect(page.locator('.toast')).toContainText('As regras são as da gravação.');
  await expect(rule.locator('.pairs')).toContainText('forma"lista"');
});
