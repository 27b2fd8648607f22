import { expect, it } from 'vitest';
import { TestSandbox } from '../../../src/__tests__/startSandbox.js';
import { readRefusal } from '../api.js';

it.each([
  ['PUT clock', { now: '3000-01-01' }, '"3000-01-01" deve ficar de 1970 a 2999.'],
  [
    'PUT rules',
    { liquidacao: { segundos: 1e15 } },
    /^“liquidacao.segundos” deve ser um número de 0/,
  ],
  ['PUT rules', { liquidacao: 5 }, '“liquidacao” deve ser um objeto.'],
  ['POST fail', { operation: 'listarCadastros', delay: 1e6 }, 'A demora deve ser 120000 ou menor.'],
  ['POST resend', { id: 'x' }, 'Não há entrega nem notificação x.'],
  ['PUT state', '{"format":1}', /^A linha 1 deve ter "format"/],
  ['PUT state', '', 'O arquivo está vazio, e não é um estado que o simulador salvou.'],
  ['POST answers', '[', /^O arquivo HAR não é JSON/],
])('a refusal of the control is a sentence: %s %j', async (call, sent, sentence) => {
  const sandbox = await TestSandbox.start();
  const { status, text } = await sandbox.call(call.replace(' ', ' /_sandbox/'), sent);
  expect((await readRefusal(new Response(text, { status }))).message).toMatch(sentence);
});
