import { createSandbox, type Sandbox } from '@frontier/sandbox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RuleEntry } from '../rules/Rules.js';
import { startReceiver } from '../webhooks/__tests__/startReceiver.js';
import { exampleOf } from './examples.js';

let sandbox: Sandbox;
/** The simulator answers any host. */
const HOST = 'https://api.example';
const account = { apiKey: 'minha-conta', secretKey: 'meu-segredo' };

beforeAll(async () => {
  sandbox = await createSandbox({
    clock: '2026-03-10',
    rules: { liquidacao: { decisao: 'manual' } },
    accounts: { [account.apiKey]: [account.secretKey] },
  });
});

afterAll(() => sandbox.close());

it('a simulator answers without a port, and with one', async () => {
  const authorization = `Bearer ${await sandbox.token()}`;
  const url = 'https://onboarding.homologacao.frontier.example/api/v1/cadastros';
  const empty = await sandbox.fetch(url, { headers: { authorization } });
  expect([empty.status, await empty.json()]).toEqual([200, []]);
  const body = JSON.stringify(exampleOf('criarCadastro'));
  const headers = { authorization, 'content-type': 'application/json' };
  const created = await sandbox.fetch(url, { method: 'POST', headers, body });
  expect(created.status).toBe(201);
  const address = await sandbox.listen();
  const listed = await fetch(`${address}/api/v1/cadastros`, { headers: { authorization } });
  expect(await listed.json()).toHaveLength(1);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
});

it('a simulator draws alternatives of the open questions', async () => {
  const another = await createSandbox({ surprise: '7' });
  const entries = await another.control<RuleEntry[]>('GET rules');
  const changed = entries.filter(({ alternatives = {}, parameters }) =>
    Object.entries(alternatives).some(([name, [assumed]]) => parameters[name] !== assumed),
  );
  expect(changed.length).toBeGreaterThan(5);
  await another.close();
});

it('a simulator closes while a receiver is silent and a call is open, and takes no other call', async () => {
  const another = await createSandbox({ rules: { 'resposta-esperada': { segundos: 600 } } });
  const receiver = await startReceiver([0]);
  const authorization = `Bearer ${await another.token()}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const webhookConfig = { webhookUrl: receiver.url, authType: 'NONE' };
  const body = JSON.stringify({ ...exampleOf('atualizarConfiguracao'), webhookConfig });
  const url = `${HOST}/api/v1/configuration`;
  expect((await another.fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
  await another.control('POST trigger', { event: 'operacaoEmitida' });
  await receiver.wait(1);
  await another.fail({ operation: 'consultarConfiguracao', delay: 120_000 });
  const open = expect(another.fetch(url, { headers })).rejects.toThrow('foi fechado');
  await another.close();
  await open;
  await expect(another.listen()).rejects.toThrow('foi fechado');
  await expect(another.fetch(url)).rejects.toThrow('foi fechado');
  await receiver.close();
});

it('a simulator works while the test has replaced the timers, the clock and chance', async () => {
  vi.useFakeTimers({ now: new Date('2031-01-01') });
  const same = vi.spyOn(crypto, 'randomUUID').mockReturnValue('0-0-0-0-0');
  try {
    await sandbox.seed('compra-e-venda');
    await sandbox.fail({ operation: 'listarCadastros', kind: 'none', delay: 10 });
    const headers = { authorization: `Bearer ${await sandbox.token()}` };
    const { status } = await sandbox.fetch(`${HOST}/api/v1/cadastros`, { headers });
    expect(status).toBe(200);
    expect(await sandbox.advance(3600)).toMatch(/^2026-/);
  } finally {
    vi.useRealTimers();
    same.mockRestore();
    await sandbox.reset();
  }
});

it('a simulator ends a call whose caller has given up, also one that no answer comes to', async () => {
  const headers = { authorization: `Bearer ${await sandbox.token()}` };
  const url = 'http://localhost/api/v1/cadastros';
  await sandbox.fail({ operation: 'listarCadastros', kind: 'timeout' });
  const waiting = sandbox.fetch(url, { headers, signal: AbortSignal.timeout(300) });
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  const gone = sandbox.fetch(url, { headers, signal: AbortSignal.abort() });
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
});

it('a simulator is led to a place of the story, and on in time', async () => {
  const { accessToken, now } = await sandbox.seed('oferta-primaria');
  expect(now).toMatch(/^2026-03-16T/);
  const call = async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return sandbox.fetch(`${HOST}/api/v1/operacoes`, { headers });
  };
  expect(await (await call()).text()).toContain('"codigo":"LNC000417"');
  await sandbox.setState({ id: 'LNC000417', suspended: true, notify: 'operacaoAditada' });
  expect(await (await call()).text()).toContain('"suspenso":true');
  expect(await sandbox.control('GET inspect?limit=1')).toMatchObject({
    counts: { operations: 1 },
    operations: [{ code: 'LNC000417', suspended: true, issuedOn: '2026-03-16' }],
  });
  expect((await sandbox.notifications()).at(-1)?.event).toBe('operacaoAditada');
  expect(await sandbox.advance(86_400)).toMatch(/^2026-03-17T/);
  expect((await call()).status).toBe(401);
  await expect(sandbox.seed('nada')).rejects.toThrow('journey: deve ser');
  await sandbox.reset();
  expect(await sandbox.notifications()).toEqual([]);
});

it('a simulator goes on elsewhere from a saved state, and refuses other bytes', async () => {
  const { accessToken } = await sandbox.seed('oferta-primaria');
  const state = await sandbox.save();
  await sandbox.reset();
  const another = await createSandbox({ state });
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await another.fetch(`${HOST}/api/v1/operacoes`, { headers });
  expect(await answer.text()).toContain('"codigo":"LNC000417"');
  await another.seed('webhooks');
  await another.setRules({ liquidacao: { segundos: 5 } });
  await another.reset();
  expect(await another.save()).toEqual(state);
  await another.close();
  const address = await sandbox.listen();
  const readOperations = async () =>
    (await fetch(`${address}/api/v1/operacoes`, { headers })).text();
  expect(await readOperations()).not.toContain('LNC000417');
  await sandbox.load(state);
  expect(await readOperations()).toContain('LNC000417');
  const others = new Uint8Array([1, 2, 3]);
  for (const start of [() => createSandbox({ state: others }), () => sandbox.load(others)]) {
    await expect(start()).rejects.toThrow('não é um estado que o simulador salvou');
  }
  await expect(sandbox.load('{}' as never)).rejects.toThrow('state: deve ser os bytes');
  expect(await readOperations()).toContain('LNC000417');
});

it('a simulator takes no value for another, and no name that it does not know', async () => {
  const any = (value: unknown) => value as never;
  for (const [ask, message] of [
    [() => sandbox.token({ ...account, secretKey: 'x' }), 'respondeu 401'],
    [() => sandbox.control('GET clok'), 'não há a chamada GET clok; informe método e nome'],
    [() => sandbox.control('GET'), 'não há a chamada GET; informe método e nome'],
    [() => sandbox.control('GET clock', {}), 'GET clock não leva corpo'],
    [() => sandbox.control('GET state'), 'GET state não responde JSON; o estado é de save()'],
    [() => sandbox.listen(99_999), 'port: deve ser 65535 ou menor'],
    [() => sandbox.advance(Number.NaN), 'advance: deve ser um número'],
    [() => sandbox.advance(Number.POSITIVE_INFINITY), 'advance: deve ser um número'],
    [
      () => createSandbox(any({ clok: '2026-03-10', regras: {} })),
      'opções: não tem o campo clok nem regras; os campos são clock',
    ],
    [() => createSandbox({ seed: any(7) }), 'seed: deve ser um texto'],
    [() => createSandbox({ allowTargets: ['http://a'] }), 'allowTargets.0: deve ser um nome exato'],
    [() => createSandbox({ allowOrigins: ['a:5173'] }), 'allowOrigins.0: deve ser uma origem'],
    [() => createSandbox({ rules: { liquidacao: any(null) } }), 'liquidacao: deve ser um objeto'],
  ] as const) {
    await expect(ask()).rejects.toThrow(message);
  }
});
