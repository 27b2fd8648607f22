import { beforeAll, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { inject, TestSandbox } from '../../__tests__/startSandbox.js';
import { confirm, startIssued, trade } from '../../services/__tests__/story.js';
import { problem } from './problem.js';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.start();
});

it('sets objects to states that no call reaches, changes nothing else, and lists the valid states', async () => {
  sandbox = await startIssued();
  const read = (route: string) => sandbox.read(`GET /api/v1/${route}`);
  const set = (change: object) => sandbox.call('POST /_sandbox/state', change);
  const { requests } = await sandbox.read('GET /_sandbox/inspect');
  const [request] = requests;
  const events = (await sandbox.events()).length;
  const before = await read('posicoes?cpfCnpj=04172538690');
  for (const status of ['Pendente de Aprovação', 'Aguardando Assinaturas', 'Concluida']) {
    expect((await set({ id: request.id, status })).status).toBe(204);
    expect(await read(`solicitacoes/${request.id}`)).toMatchObject({ status });
  }
  const submit = () => sandbox.call(`POST /api/v1/solicitacoes/${request.id}/submissao`);
  await set({ id: request.id, status: 'CONGELADA' });
  expect((await submit()).body).toMatchObject({ status: 'CONGELADA' });
  expect(await read(`solicitacoes/${request.id}`)).toMatchObject({ status: 'Concluida' });
  await set({ id: request.id, status: 'Liquidada' });
  expect((await submit()).body).toMatchObject({ status: 'LIQUIDADA' });
  await set({ id: 'LNC000417', suspended: true, status: 'REPROVADO_PENDENCIAS' });
  expect((await read('operacoes')).data).toMatchObject([
    { suspenso: true, status: 'REPROVADO_PENDENCIAS' },
  ]);
  expect(await read('posicoes?cpfCnpj=04172538690')).toEqual(before);
  expect(await sandbox.events()).toHaveLength(events);
  await set({ id: 'LNC000417', amended: true, notify: 'operacaoAditada' });
  expect((await read('operacoes')).data).toMatchObject([{ aditado: true, suspenso: true }]);
  expect((await sandbox.events()).at(-1)).toBe('operacaoAditada');
  for (const [change, onde, text] of [
    [{ id: 'nada', status: 'x' }, 'id', /não há objeto nada/],
    [{ id: 'LNC000417' }, 'corpo', /deve ter status, type, amended, suspended ou notify/],
    [{ id: 'LNC000417', status: 'Liquidada' }, 'status', /deve ser um de: EM_ANALISE/],
    [{ id: 'LNC000417', type: 'COMPRA_VENDA' }, 'type', /só uma movimentação/],
    [{ id: 'LNC000417', notify: 'nada' }, 'notify', /operacaoEmitida/],
  ] as const) {
    expect(await set(change)).toMatchObject(problem(onde, text));
  }
});

it('sets movements to types that no call creates, and cancels what was due', async () => {
  sandbox = await startIssued({ liquidacao: { segundos: 60 } });
  const movement = await sandbox.read('POST /api/v1/compras-vendas', trade);
  await confirm(sandbox, { body: movement });
  const list = () => sandbox.read('GET /api/v1/movimentacoes');
  const change = { id: movement.id, type: 'INTEROPERABILIDADE', status: 'APROVADA' };
  expect((await sandbox.call('POST /_sandbox/state', change)).status).toBe(204);
  expect(JSON.stringify(await list())).toMatch(/INTEROPERABILIDADE.*APROVADA/);
  const decided = await sandbox.call('POST /_sandbox/decide', { id: movement.id, approve: true });
  expect(decided).toMatchObject(problem('id', /está APROVADA, e não espera uma decisão/));
  const notify = 'transferenciaDeCustodiaAprovada';
  await sandbox.call('POST /_sandbox/state', { id: movement.id, notify });
  const { jobs, notifications } = await sandbox.read('GET /_sandbox/inspect');
  expect(jobs).toEqual([]);
  expect(notifications[0]).toMatchObject({ event: notify, subjectType: 'transferenciaDeCustodia' });
  expect(notifications[0].metadata).toContain('"operacaoCodigo": "LNC000417"');
  const other = { id: movement.id, notify: 'operacaoEmitida' };
  expect((await sandbox.call('POST /_sandbox/state', other)).status).toBe(400);
});

it('changes one parameter of a rule and keeps earlier changes', async () => {
  sandbox = await TestSandbox.start({ liquidacao: { decisao: 'manual' } });
  const read = async () => {
    const entries = await sandbox.read('GET /_sandbox/rules');
    return entries.find(({ id }: { id: string }) => id === 'liquidacao').parameters;
  };
  const change = (rules: object) => sandbox.call('PUT /_sandbox/rules', rules);
  await change({ liquidacao: { segundos: 5 } });
  await change({ 'duracao-do-token': { segundos: 60 } });
  expect((await change({ liquidacao: { segundos: -1 } })).status).toBe(400);
  expect(await read()).toMatchObject({ decisao: 'manual', segundos: 5 });
  await change({});
  expect(await read()).toMatchObject({ decisao: 'automatica', segundos: 0 });
  await change({ liquidacao: { segundos: 5 } });
  await sandbox.call('POST /_sandbox/reset');
  expect(await read()).toMatchObject({ segundos: 0 });
});

it('seeds one story after the other', async () => {
  sandbox = await TestSandbox.start();
  const seed = (journey: string) => sandbox.call('POST /_sandbox/seed', { journey });
  const seeded = await Promise.all(['webhooks', 'onboarding-do-emissor', 'webhooks'].map(seed));
  expect(seeded.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('advances the clock by the sum of concurrent requests', async () => {
  sandbox = await TestSandbox.start();
  await Promise.all([60, 600, 6000].map((seconds) => sandbox.advance(seconds)));
  const { body } = await sandbox.call('GET /_sandbox/clock');
  expect(body).toEqual({ now: expect.stringMatching(/^2026-03-10T13:51:/) });
});

it('does nothing early in a state that is loaded while due actions run', async () => {
  sandbox = await startIssued({ liquidacao: { segundos: 3600 } });
  await confirm(sandbox, await sandbox.call('POST /api/v1/compras-vendas', trade));
  const { body: state } = await inject(sandbox.sandbox, { url: '/_sandbox/state' });
  // The real time is later than the state's.
  await sandbox.call('POST /_sandbox/reset');
  let isLoading = true;
  const run = async () => {
    while (isLoading) await sandbox.sandbox.runner.runDueJobs();
  };
  const running = [run(), run()];
  await sandbox.call('PUT /_sandbox/state', state);
  isLoading = false;
  await Promise.all(running);
  const { movements } = await sandbox.read('GET /_sandbox/inspect');
  expect(movements).toMatchObject([{ status: 'AGUARDANDO_LIQUIDACAO' }]);
});

it('makes a call fail after its commit, so that a blind retry repeats the work', async () => {
  sandbox = await TestSandbox.start({ 'cadastro-duplicado': { aceita: true } });
  const order = { operation: 'criarCadastro', kind: '500', afterWork: true };
  await sandbox.call('POST /_sandbox/fail', order);
  const issuer = exampleOf('criarCadastro');
  expect(await sandbox.call('POST /api/v1/cadastros', issuer)).toMatchObject({
    status: 500,
    body: { mensagem: 'Erro interno do servidor.' },
    headers: { 'sandbox-regras': expect.stringContaining('falhas-pedidas') },
  });
  expect((await sandbox.call('GET /api/v1/cadastros')).body).toHaveLength(1);
});

it('makes the next calls fail and then no more, sends Retry-After, or only delays a call', async () => {
  sandbox = await TestSandbox.start();
  const operation = 'listarCadastros';
  for (const [order, ...answers] of [
    [{ kind: '500', remaining: 2 }, [500], [500], [200]],
    [{ kind: '429', retryAfter: 7 }, [429, '7'], [200]],
    [{ kind: '429' }, [429, '1'], [200]],
  ] as const) {
    expect((await sandbox.call('POST /_sandbox/fail', { operation, ...order })).status).toBe(204);
    for (const [status, seconds] of answers) {
      const { headers, ...reply } = await sandbox.call('GET /api/v1/cadastros');
      expect([reply.status, headers['retry-after']]).toEqual([status, seconds]);
    }
  }
  await sandbox.call('POST /_sandbox/fail', { operation, delay: 200 });
  for (const isLate of [true, false]) {
    const begun = performance.now();
    const { headers, status } = await sandbox.call('GET /api/v1/cadastros');
    const isNamed = /falhas-pedidas/.test(String(headers['sandbox-regras']));
    expect([status, isNamed]).toEqual([200, isLate]);
    if (isLate) expect(performance.now() - begun).toBeGreaterThan(199);
  }
});

it.each([
  ['PUT /_sandbox/clock', { now: '16/03/2027' }, 'now', /"16\/03\/2027" não é um dia/],
  ['PUT /_sandbox/clock', { now: '2027-02-30' }, 'now', /não é um dia/],
  ['PUT /_sandbox/clock', { now: '0001-01-01' }, 'now', /deve ficar de 1970 a 2999/],
  ['PUT /_sandbox/clock', undefined, 'corpo', /^falta, e deve vir como application\/json$/],
  ['PUT /_sandbox/clock', {}, 'corpo', /now ou advance/],
  ['PUT /_sandbox/clock', { now: '2026-03-16', advance: 1 }, 'corpo', /só um deles/],
  ['PUT /_sandbox/clock', { advance: 1e20 }, 'advance', /ano 2999/],
  ['POST /_sandbox/state', { id: 'x', suspenso: true }, 'corpo', /campo suspenso; .* suspended/],
  ['POST /_sandbox/fail', { operation: 'x', remaining: 1001 }, 'remaining', /1000 ou menor/],
  ['PUT /_sandbox/clock', { advance: '10' }, 'advance', /um número/],
  ['POST /_sandbox/decide', { id: 'x', approve: null }, 'approve', /true ou false/],
  ['POST /_sandbox/seed', { journey: 'nota' }, 'journey', /webhooks, onboarding-do-emissor, nota/],
  ['POST /_sandbox/seed', { journey: 'bloqueios', step: 7 }, 'step', /deve ir de 1 a 6/],
  ['POST /_sandbox/fail', { operation: 'nada', kind: '500' }, 'operation', /um de: gerarToken/],
  ['POST /_sandbox/fail', { operation: 'listarCadastros', kind: '404' }, 'kind', /401, 403, 500/],
  ['POST /_sandbox/listen', { after: 'x' }, 'after', /o next de uma resposta/],
  ['POST /_sandbox/listen', { forwardTo: 'localhost:3000' }, 'forwardTo', /um endereço http/],
  ['POST /_sandbox/resend', {}, 'corpo', /deve ter o campo id/],
  ['POST /_sandbox/trigger', { event: 'operacaoEmitida', company: 'x' }, 'company', /conta x não/],
  ['GET /_sandbox/objects/tudo', undefined, 'caminho', /um de: registrations/],
  ['GET /_sandbox/objects/offers/x', undefined, 'id', /não há objeto x/],
  ['GET /_sandbox/objects/offers/%00', undefined, 'caminho', /caractere inválido/],
  ['GET /_sandbox/objects/offers?limit=-1', undefined, 'limit', /um número inteiro/],
  ['GET /_sandbox/objects/offers?limit=1&limit=2', undefined, 'limit', /um número inteiro/],
  ['GET /_sandbox/inspect?limit=1001', undefined, 'limit', /de 0 a 1000/],
  ['GET /_sandbox/log?After=1', undefined, 'consulta', /campo After; .* after/],
  ['GET /_sandbox/log/x', undefined, 'id', /o registro não tem, ou não tem mais, a requisição x/],
])('refuses with a correction: %s %j', async (route, sent, onde, text) => {
  expect(await sandbox.call(route, sent)).toMatchObject(problem(onde, text));
});

it('names the expected media type', async () => {
  sandbox = await TestSandbox.start();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const problema = 'deve vir como application/json, e dizer isso no cabeçalho Content-Type';
  for (const url of ['/_sandbox/seed', '/api/v1/auth']) {
    const { text } = await sandbox.call(`POST ${url}`, '{"a":1}', undefined, headers);
    expect(text).toContain(`"onde":"corpo","problema":"${problema}"`);
  }
});
