import { expect, it } from 'vitest';
import { TestSandbox } from '../../../src/__tests__/startSandbox.js';
import { readRefusal } from '../api.js';

it.each([
  ['PUT clock', { now: '3000-01-01' }, 'now: "3000-01-01" deve ficar de 1970 a 2999'],
  ['PUT rules', { liquidacao: 5, lotes: 5 }, /^liquidacao: deve ser um objeto; lotes: deve/],
  ['PUT state', '', 'arquivo: está vazio, e não é um estado que o simulador salvou'],
  ['POST answers', 'PNG', /^arquivo: o arquivo HAR não é uma gravação/],
  ['POST auth', {}, /^caminho: nenhum contrato tem POST/],
])('a refusal names its place and its problem: %s %j', async (call, sent, sentence) => {
  const sandbox = await TestSandbox.start();
  const { status, text } = await sandbox.call(call.replace(' ', ' /_sandbox/'), sent);
  expect((await readRefusal(new Response(text, { status }))).message).toMatch(sentence);
});
