import { describe, expect, it } from 'vitest';
import {
  apiKey,
  inject,
  secretKey,
  serveAnother,
  TestSandbox,
} from '../../__tests__/startSandbox.js';

let sandbox: TestSandbox;

it("authentication issues a token that expires after the rule's time on the simulator's clock", async () => {
  sandbox = await TestSandbox.start({ 'duracao-do-token': { segundos: 60 } });
  const { expiresAt } = await sandbox.read('POST /api/v1/auth', { apiKey, secretKey }, '');
  expect(expiresAt).toMatch(/^2026-03-10T12:01:\d\d\.000Z$/);
  expect((await sandbox.call('GET /api/v1/cadastros')).status).toBe(200);
  await sandbox.advance(61);
  const { status, text } = await sandbox.call('GET /api/v1/cadastros');
  expect([status, text]).toEqual([401, expect.stringContaining('Token ausente ou inválido.')]);
  expect(text).toMatch(/o token expirou em 2026-.*, e o relógio do simulador.*duracao-do-token/);
});

it('authentication refuses wrong and missing secrets, and tokens of other stores and of removed accounts', async () => {
  sandbox = await TestSandbox.start();
  for (const wrong of [{ apiKey, secretKey: 'x' }, { apiKey }, { apiKey: 'x', secretKey }]) {
    expect((await sandbox.call('POST /api/v1/auth', wrong, '')).status).toBe(401);
  }
  for (const token of ['', 'x', `${sandbox.otherToken}x`, sandbox.otherToken.replace('.', '.e')]) {
    const { status, text } = await sandbox.call('GET /api/v1/cadastros', undefined, token);
    expect(status).toBe(401);
    expect(text).toMatch(token === '' ? 'falta; envie Bearer' : 'não foi gerado por este');
  }
  await sandbox.call('PUT /_sandbox/rules', { contas: { contas: { [apiKey]: null } } });
  const { status, text } = await sandbox.call('GET /api/v1/cadastros');
  expect([status, text]).toEqual([401, expect.stringContaining('não existe mais')]);
});

it('authentication refuses operations that the account may not call, before validation', async () => {
  const chamadas = { [apiKey]: ['listarCadastros'] };
  sandbox = await TestSandbox.start({ 'chamadas-por-conta': { chamadas } });
  expect((await sandbox.call('GET /api/v1/cadastros')).status).toBe(200);
  expect(await sandbox.call('POST /api/v1/cadastros', {})).toMatchObject({
    status: 403,
    body: { mensagem: 'Acesso proibido. Permissões insuficientes.' },
    headers: { 'sandbox-regras': 'chamadas-por-conta, corpo-dos-erros' },
  });
  const other = await sandbox.call('POST /api/v1/cadastros', {}, sandbox.otherToken);
  expect(other.status).toBe(400);
});

describe('requests', () => {
  it('never cause an unexpected error, whatever their bytes', async () => {
    sandbox = await TestSandbox.start();
    const bodies = ['', '{', '{"email":"\\ud800"}', '['.repeat(50_000)];
    for (const body of bodies) {
      expect((await sandbox.call('POST /api/v1/cadastros', body)).status, body).toBe(400);
    }
    for (const path of ['%00', '%ED%A0%80', '%', 'a'.repeat(900), '..%2f..']) {
      const { status } = await sandbox.call(`GET /api/v1/cadastros/${path}`);
      expect([400, 404], path).toContain(status);
    }
  });

  it('are refused in other encodings than plain UTF-8, and no letter is lost', async () => {
    sandbox = await TestSandbox.start();
    const send = (contentType: string, payload: Buffer, further = {}) =>
      inject(sandbox.sandbox, {
        method: 'POST',
        url: '/api/v1/auth',
        headers: { 'content-type': contentType, ...further },
        payload,
      });
    for (const coding of [{ 'content-encoding': 'br' }, { 'transfer-encoding': 'gzip, chunked' }]) {
      const packed = await send('application/json', Buffer.from('{}'), coding);
      expect(packed.json().detalhes[0].problema).toContain('sem compressão');
    }
    const latin = await send('application/json; charset=ISO-8859-1', Buffer.from('{}'));
    expect(latin.json().detalhes[0].problema).toContain('em UTF-8, e não em ISO-8859-1');
    const bytes = await send('application/json', Buffer.from('{"apiKey":"\xe7"}', 'latin1'));
    expect(bytes.json().detalhes[0].problema).toBe('os bytes não são UTF-8');
    expect((await send('application/json; charset=UTF-8', Buffer.from('{}'))).statusCode).toBe(401);
  });

  it('are refused for an unknown host or origin', async () => {
    sandbox = await TestSandbox.start();
    const ask = async (headers: Record<string, string>) =>
      (await inject(sandbox.sandbox, { url: '/health', headers })).statusCode;
    expect(await ask({ host: 'x.example' })).toBe(403);
    expect(await ask({ origin: 'https://x.example' })).toBe(403);
    const own = { host: 'localhost:4600', origin: 'http://127.0.0.1:3000' };
    expect(await ask(own)).toBe(200);
    const auth = (headers: Record<string, string>) =>
      inject(sandbox.sandbox, { method: 'POST', url: '/api/v1/auth', headers, payload: {} });
    for (const origin of ['http://127.0.0.1:3000', 'http://127.0.0.1:4600', 'null']) {
      const refused = await auth({ ...own, origin });
      expect(refused.statusCode, origin).toBe(403);
      expect(refused.body, origin).toContain('--allow-origin');
    }
    const callControl = { method: 'POST', url: '/_sandbox/reset', headers: own, payload: {} };
    expect((await inject(sandbox.sandbox, callControl)).statusCode).toBe(403);
    const same = { host: 'localhost:4600', origin: 'http://localhost:4600' };
    expect((await auth(same)).statusCode).toBe(401);
  });

  it('are accepted under the allowed hosts, which may not use the control', async () => {
    const statuses = async (openControl: boolean) => {
      const allowHosts = ['sandbox', 'host.docker.internal', '[fd00::1]'];
      const other = await serveAnother({ allowHosts, openControl });
      const ask = async (host: string, url = '/health') =>
        (await inject(other, { url, headers: { host } })).statusCode;
      const found = [
        await ask('sandbox:4600'),
        await ask('HOST.docker.internal'),
        await ask('[fd00::1]:4600'),
        await ask('a.sandbox'),
        await ask('sandbox:4600', '/_sandbox/clock'),
        await ask('localhost:4600', '/_sandbox/clock'),
      ];
      await other.close();
      return found;
    };
    expect(await statuses(false)).toEqual([200, 200, 200, 403, 403, 200]);
    expect(await statuses(true)).toEqual([200, 200, 200, 403, 200, 200]);
  });
});

describe('cases outside the contracts', () => {
  it('refuse an unknown operation by a rule that the response names, also with an unparsable body', async () => {
    sandbox = await TestSandbox.start();
    const unreadable = await sandbox.call('GET /api/v1/%ff');
    const broken = await sandbox.call('DELETE /api/v1/cadastros', '{"a":"\\ud800"}');
    for (const { status, body, headers } of [unreadable, broken]) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ mensagem: 'Não encontrado.', detalhes: [{ onde: 'caminho' }] });
      expect(headers['sandbox-regras']).toContain('chamada-desconhecida');
    }
  });

  it('refuse a file without a token, when a rule requires one', async () => {
    sandbox = await TestSandbox.start({ 'acesso-aos-arquivos': { exigeToken: true } });
    expect((await sandbox.call('GET /arquivos/x', undefined, '')).status).toBe(401);
    for (const id of ['x', '%00']) {
      expect((await sandbox.call(`GET /arquivos/${id}`)).status).toBe(404);
    }
  });
});
