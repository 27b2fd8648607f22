import { expect, it } from 'vitest';
import { apiKey, TestSandbox } from '../../__tests__/startSandbox.js';
import { plain } from '../../services/__tests__/story.js';

const seed = (sandbox: TestSandbox, place: object) =>
  sandbox.call('POST /_sandbox/seed', place, '');

it('a seed gives the identifiers of the guides to the first of a kind, of one account', async () => {
  const sandbox = await TestSandbox.start();
  const { accessToken } = await sandbox.read('POST /_sandbox/seed', { journey: 'webhooks' });
  const { accessToken: foreign } = await sandbox.read('POST /api/v1/auth', {
    apiKey: '0b7a5f3e-52c1-4a86-9d0e-6f1c2b3a4d5e',
    secretKey: 'sk_homologacao_outra_conta',
  });
  const create = async (token: string) => {
    const reply = await sandbox.call('POST /api/v1/platform-notifications-tests', undefined, token);
    const rules = String(reply.headers['sandbox-regras']).split(', ');
    const { notificationId } = plain(reply.body);
    return [notificationId, rules.includes('identificadores-da-historia')];
  };
  const id = 'ae97ba94-d0ed-482f-8f6d-05584ef8aa38';
  expect(await create(foreign)).toEqual([expect.not.stringContaining(id), false]);
  expect(await create(accessToken)).toEqual([id, true]);
  expect(await create(accessToken)).toEqual([expect.not.stringContaining(id), false]);
});

const kind = 'cadastro 52740196000154';
it.each([
  ['nada', 'nenhum contrato tem a chamada nada'],
  ['criarCadastro nada id', 'criarCadastro: o contrato não tem o exemplo nada'],
  ['criarCadastro cadastroCriado nada', 'criarCadastro: o exemplo cadastroCriado não tem nada'],
  ['consultarCadastro {nada}', 'consultarCadastro: o parâmetro nada não tem exemplo'],
  [null, `falta ${kind}`],
])('a seed refuses an identifier that does not exist: %j', async (reference, problema) => {
  const rule = reference === null ? { outros: { [kind]: null } } : { exemplos: { a: reference } };
  const place = reference === null ? '' : '/a';
  const id = 'identificadores-da-historia';
  const sandbox = await TestSandbox.start({ [id]: rule });
  const { body, status } = await seed(sandbox, { journey: 'debenture-com-parcelas', step: 2 });
  expect(status).toBe(400);
  expect(body).toEqual({ problemas: [{ onde: id + place, problema }] });
});

it('a seed approves what rules have wait, as if they were automatic', async () => {
  const decisao = 'manual';
  const sandbox = await TestSandbox.start({
    'situacao-do-cadastro': { decisao },
    'ordem-dos-status': { decisao },
    liquidacao: { decisao },
  });
  const place = { journey: 'eventos-e-resgate-antecipado', step: 8 };
  const { status, text } = await seed(sandbox, place);
  expect(status, text).toBe(200);
  expect(JSON.parse(text).now).toMatch(/^2027-09-15/);
  const state = await sandbox.call('GET /_sandbox/inspect');
  expect(state.text).not.toMatch(/"(?:Pendente|Em Andamento|EM_ANALISE|AGUARDANDO_LIQUIDACAO)"/);
  const events = await sandbox.events();
  expect(events.filter((event) => event === 'operacaoEmitida')).toHaveLength(1);
  expect(events).toContain('eventoFinanceiroAprovado');
});

it('a seed logs in with a secret that the account has, and names the account that was taken away', async () => {
  const [journey, step] = ['onboarding-do-emissor', 3];
  const own = { 'minha-conta': ['meu-segredo'] };
  let sandbox = await TestSandbox.start({ contas: { contas: own } });
  expect((await seed(sandbox, { journey, step })).status).toBe(200);
  const login = { apiKey: 'minha-conta', secretKey: 'meu-segredo' };
  expect((await sandbox.call('POST /api/v1/auth', login)).status).toBe(200);
  sandbox = await TestSandbox.start({ contas: { contas: { [apiKey]: ['outro'] } } });
  expect((await seed(sandbox, { journey, step })).status).toBe(200);
  for (const nothing of [null, []]) {
    sandbox = await TestSandbox.start({ contas: { contas: { [apiKey]: nothing } } });
    const { status, text } = await seed(sandbox, { journey, step });
    expect(status).toBe(400);
    expect(text).toContain(`a conta da história, ${apiKey}, não está na regra contas`);
  }
});

it('a seed names the call that changed rules refuse, and leaves nothing behind', async () => {
  const chamadas = { [apiKey]: ['gerarTokenDeAcesso'] };
  const sandbox = await TestSandbox.start({ 'chamadas-por-conta': { chamadas } });
  const { status, text } = await seed(sandbox, { journey: 'oferta-primaria', step: 5 });
  expect(status).toBe(400);
  expect(text).toContain('a história para em criarCadastro, que respondeu 403');
  expect(await sandbox.events()).toEqual([]);
});
