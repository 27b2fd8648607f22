import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import {
  apiKey,
  inject,
  type Reply,
  secretKey,
  serveAnother,
  TestSandbox,
} from '../../__tests__/startSandbox.js';
import { plain } from '../../services/__tests__/story.js';

const issuer = exampleOf('criarCadastro');

it('read-only control calls list a page of each kind, newest first, with the total count', async () => {
  const sandbox = await TestSandbox.start({
    'cadastro-duplicado': { aceita: true },
    'situacao-do-cadastro': { segundos: 600 },
  });
  for (const razaoSocial of ['A', 'B', 'C']) {
    await sandbox.call('POST /api/v1/cadastros', { ...issuer, razaoSocial });
  }
  const read = async (name: string) => plain((await sandbox.call(`GET /_sandbox/${name}`)).body);
  expect(await read('inspect?limit=2')).toMatchObject({
    counts: { registrations: '3', notifications: '0' },
    registrations: [{ razaoSocial: 'C', status: 'Não Cadastrado' }, { razaoSocial: 'B' }],
  });
  const page = await read('objects/registrations?limit=1&offset=2');
  expect(page).toMatchObject({ total: '3', items: [{ razaoSocial: 'A' }] });
  const [{ id }] = page.items;
  const one = `objects/registrations/${id}`;
  await sandbox.call(`POST /api/v1/cadastros/${id}/submit`);
  expect(await read(one)).toMatchObject({ id, due: { kind: 'registrations' } });
  await sandbox.call('POST /_sandbox/decide', { id, approve: false });
  expect(await read(one)).toMatchObject({ id, choices: [], due: null });
});

it('read-only control calls describe every call for a form', async () => {
  const sandbox = await TestSandbox.start();
  const services = await sandbox.read('GET /_sandbox/operations');
  const calls = services.flatMap(({ calls: own }: { calls: object[] }) => own);
  const find = (id: string) => calls.find((one: { id: string }) => one.id === id);
  expect(find('listarOfertasPrimarias').parameters[3].enum).toContain('CONCLUIDA');
  expect(find('atribuirDocumento').faults).toContain('timeout');
  expect(JSON.stringify(services)).not.toMatch(/\]\(\/docs|leitura nossa/);
});

it('the log continues from a number, also after a refused state, restarts after a seed, and contains no secret', async () => {
  const sandbox = await TestSandbox.start();
  const read = (after: number) => sandbox.read(`GET /_sandbox/log?after=${after}`);
  const { items, run } = await read(0);
  expect(JSON.stringify(items)).not.toContain(secretKey);
  const last = items.at(-1).number;
  await sandbox.call('GET /api/v1/cadastros?page=1&segredo=x');
  const more = await read(last);
  const rules = ['parametros-desconhecidos'];
  const logged = { path: '/api/v1/cadastros', query: '?page=1&segredo=•••', status: 200, rules };
  expect(more).toMatchObject({ run, items: [logged] });
  expect((await sandbox.call('PUT /_sandbox/state', { log: {} })).status).toBe(400);
  expect(await read(last)).toMatchObject({ run, items: more.items });
  await sandbox.call('POST /_sandbox/seed', { journey: 'nota-comercial' });
  expect((await read(0)).items).toEqual([]);
  expect((await read(0)).run).not.toBe(run);
});

it('the log counts what changes the state, not calls that read, log in or are refused', async () => {
  const sandbox = await TestSandbox.start();
  const count = async () => (await sandbox.read('GET /_sandbox/log')).changes;
  const before = await count();
  for (const [call, body] of [
    ['GET /api/v1/operacoes'],
    ['POST /api/v1/conciliacoes-operacoes', exampleOf('conciliarOperacoes')],
    ['POST /api/v1/conciliacoes'],
    ['POST /api/v1/auth', { apiKey, secretKey }],
  ] as const) {
    expect((await sandbox.call(call, body)).status, call).toBe(200);
  }
  expect((await sandbox.call('POST /api/v1/cadastros', {})).status).toBe(400);
  expect(await count()).toBe(before);
  await sandbox.call('PUT /api/v1/configuration', { useFeed: true });
  expect(await count()).toBe(before + 1);
});

it('the log keeps the latest 500 entries, and skips none after a number', async () => {
  const sandbox = await TestSandbox.start();
  for (let call = 0; call < 500; call += 1) await sandbox.call('GET /api/v1/nada');
  const { items } = await sandbox.read('GET /_sandbox/log');
  expect(items).toHaveLength(500);
  const { items: after } = await sandbox.read(`GET /_sandbox/log?after=${items[0].number}`);
  expect(after).toEqual(items.slice(1));
});

describe('a logged call', () => {
  /** The log's entry of a response. */
  const readExchange = (sandbox: TestSandbox, { headers }: Reply) =>
    sandbox.read(`GET /_sandbox/log/${headers['sandbox-pedido']}`);

  it('has both sides and its problems, also where the body hides them', async () => {
    const sandbox = await TestSandbox.start({ 'corpo-dos-erros': { detalhes: false } });
    const refused = await sandbox.call('POST /api/v1/cadastros', '{"razaoSocial": "Ação"');
    expect(refused.text).not.toContain('detalhes');
    const entry = await readExchange(sandbox, refused);
    expect(entry).toMatchObject({
      operation: 'criarCadastro',
      status: 400,
      details: [{ onde: 'corpo', regra: 'leitura-do-corpo' }],
      request: {
        headers: { 'content-type': 'application/json', authorization: '•••' },
        body: '{"razaoSocial": "Ação"',
        isCut: false,
      },
      response: { headers: { 'sandbox-pedido': entry.id }, body: refused.text },
    });
  });

  it.each([
    JSON.stringify({ apiKey, secretKey }),
    `{apiKey:${apiKey},secretKey:${secretKey}}`,
    `{'apiKey': '${apiKey}', 'secretKey': '${secretKey} x'}`,
    `apiKey=${apiKey}&secretKey=${secretKey}`,
  ])('shows no credential of a login, also where it is not JSON: %s', async (body) => {
    const sandbox = await TestSandbox.start();
    const login = await sandbox.call('POST /api/v1/auth', body, '');
    const text = JSON.stringify(await readExchange(sandbox, login));
    expect(text).toContain('•••');
    const { accessToken } = login.body as { accessToken?: string };
    for (const secret of [apiKey, secretKey, accessToken]) {
      if (secret !== undefined) expect(text).not.toContain(secret);
    }
  });

  it('shows no secret of the settings, and the rest as it was sent', async () => {
    const sandbox = await TestSandbox.start();
    const webhookConfig = {
      webhookUrl: 'http://127.0.0.1:9/x',
      authType: 'CUSTOM_HEADER',
      customHeaderKey: 'X-Chave',
      customHeaderValue: 'escondido " aqui',
    };
    const set = await sandbox.call('PUT /api/v1/configuration', { webhookConfig });
    const { request } = await readExchange(sandbox, set);
    expect(JSON.parse(request.body).webhookConfig).toEqual({
      ...webhookConfig,
      customHeaderValue: '•••',
    });
  });

  it('keeps the fields of a form with the names of its files, and the start of a long body', async () => {
    const sandbox = await TestSandbox.start();
    const form = await sandbox.send('PUT /api/v1/solicitacoes/x/documentos', {
      tipo: 'TermoConstitutivo',
      arquivo: new Uint8Array(40_000),
    });
    expect((await readExchange(sandbox, form)).request.body).toBe(
      '{"tipo":"TermoConstitutivo","arquivo":"arquivo.pdf"}',
    );
    const long = await sandbox.call('POST /api/v1/cadastros', { razaoSocial: 'ã'.repeat(9000) });
    const { request } = await readExchange(sandbox, long);
    expect(request.isCut).toBe(true);
    expect(Buffer.byteLength(request.body)).toBeLessThanOrEqual(16 * 1024);
    expect(request.body).toMatch(/^{"razaoSocial":"ã+$/);
  });

  it('of a page of an allowed origin has every header of its response', async () => {
    const origin = 'http://localhost:5173';
    const server = await serveAnother({ allowOrigins: [origin] });
    const shared = { 'access-control-allow-origin': origin };
    const exposed = { ...shared, 'access-control-expose-headers': '*' };
    for (const [method, url, statusCode, headers] of [
      ['OPTIONS', '/api/v1/auth', 204, shared],
      ['POST', '/api/v1/auth', 401, exposed],
      ['GET', '/api/v1/%zz', 404, exposed],
      ['HEAD', '/api/v1/cadastros', 404, exposed],
    ] as const) {
      const request = { method, url, headers: { origin }, payload: { apiKey } };
      expect(await inject(server, request)).toMatchObject({ statusCode, headers });
      const { items } = (await inject(server, { url: '/_sandbox/log' })).json();
      const logged = (await inject(server, { url: `/_sandbox/log/${items.at(-1).id}` })).json();
      expect(logged.response.headers).toMatchObject(headers);
    }
    await server.close();
  });
});

it('the console is served with a strict policy, content types and an ETag, only to this machine', async () => {
  const another = await serveAnother();
  const types = {
    '/': 'text/html; charset=utf-8',
    '/_sandbox/console.js': 'text/javascript; charset=utf-8',
    '/_sandbox/geist.woff2': 'font/woff2',
  };
  for (const [url, type] of Object.entries(types)) {
    const { headers, statusCode } = await inject(another, { url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; (?!.*unsafe)/,
    );
    const { etag = '' } = headers;
    const again = await inject(another, { url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await inject(another, { url, peer: '10.0.0.9' });
    expect(other.statusCode).toBe(403);
  }
  expect((await inject(another, { url: '/_sandbox/' })).headers.location).toBe('/');
  expect((await inject(another, { url: '/_sandbox/none.js' })).statusCode).toBe(404);
  await another.close();
});
