import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { serveAnother, TestSandbox } from '../../__tests__/startSandbox.js';
import { type HttpServer, listenHttp } from '../listenHttp.js';

let server: HttpServer;
let simulator: Awaited<ReturnType<typeof serveAnother>>;
/** Emits each request to a path that is never answered. */
const held = new EventEmitter();

beforeAll(async () => {
  await TestSandbox.start();
  simulator = await serveAnother();
  const fetch: typeof simulator.fetch = (request, peer) => {
    if (!request.url.endsWith('/held')) return simulator.fetch(request, peer);
    held.emit('request');
    return new Promise(() => undefined);
  };
  server = await listenHttp({ ...simulator, fetch }, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await simulator.close();
});

/** Writes the whole request before it reads. */
async function write(...parts: string[]): Promise<{ status: number; body: string }> {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8').pause();
  await once(socket, 'connect');
  for (const part of parts) {
    await new Promise<void>((resolve, reject) => {
      socket.write(part, (error) => (error ? reject(error) : resolve()));
    });
  }
  let answer = '';
  for await (const piece of socket) answer += piece;
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('') };
}

const head = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const JSON_TYPE = 'Content-Type: application/json';

it.each([
  ['no HTTP', ['\x16\x03\x01x\r\n\r\n'], 400, 'requisição'],
  ['two lengths', [head('GET /', 'Content-Length: 1', 'Content-Length: 2')], 400, 'requisição'],
  ['no host', ['GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'], 400, 'requisição'],
  ['a path with a backslash', [head('GET /a\\b')], 400, 'requisição'],
  ['large headers', [head('GET /health', `X: ${'a'.repeat(20_000)}`)], 431, 'cabeçalhos'],
  ['a long path', [head(`GET /${'a'.repeat(20_000)}`)], 431, 'cabeçalhos'],
  ['an expectation', [head('GET /health', 'Expect: x')], 417, 'Expect'],
])('an answer outside the contracts has the body of errors: %s', async (_, parts, status, onde) => {
  const answer = await write(...parts);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(/"mensagem":"[^"]+"/);
  expect(answer.body).toContain(`"onde":"${onde}"`);
});

describe('a body over the limit', () => {
  const body = 'x'.repeat(8_000_000);
  const sized = `Content-Length: ${body.length}`;
  const chunked = [`${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n'];

  it.each([
    ['said before', [head('POST /_sandbox/fail', JSON_TYPE, sized), body], 400],
    [
      'in chunks',
      [head('POST /_sandbox/fail', JSON_TYPE, 'Transfer-Encoding: chunked'), ...chunked],
      400,
    ],
    ['without a token', [head('POST /api/v1/cadastros', JSON_TYPE, sized), body], 401],
    ['for no call', [head('POST /nada', JSON_TYPE, sized), body], 404],
    ['of another page', [head('POST /api/v1/auth', 'Origin: http://x.example', sized), body], 403],
  ])('is answered to a sender that writes before it reads: %s', async (_, parts, status) => {
    expect((await write(...parts)).status).toBe(status);
  });
});

describe('many requests', () => {
  const open = () => connect(Number(new URL(server.address).port), '127.0.0.1').resume();
  const health = async () => (await fetch(`${server.address}/health`)).status;
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  it('are answered 503 while 1000 other connections wait for an answer, and again once these close', async () => {
    const sockets: Socket[] = [];
    for (let count = 0; count < 1000; count += 1) {
      const socket = open();
      sockets.push(socket);
      // The second request waits for the first.
      socket.write(get('/held').repeat(2));
      await once(held, 'request');
    }
    expect(await health()).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(health).toBe(200);
  });

  it('of one connection are answered in their order, up to 100 at once', async () => {
    const paths = Array.from({ length: 99 }, (_, index) => get(`/nada/${index}`));
    const { body } = await write(paths.join(''), head('GET /health'));
    expect(body.match(/nada\/\d+/g)).toEqual(paths.map((_, index) => `nada/${index}`));
    const socket = open();
    socket.write(get('/health').repeat(101));
    await once(socket, 'close');
  });

  it('end with their connection if their answer is not read', async () => {
    const sandbox = await TestSandbox.start();
    const { id } = await sandbox.read('POST /api/v1/solicitacoes', exampleOf('criarSolicitacao'));
    const arquivo = new Uint8Array(10 * 1024 * 1024);
    const route = `/api/v1/solicitacoes/${id}`;
    await sandbox.send(`PUT ${route}/documentos`, { tipo: 'TermoConstitutivo', arquivo });
    const [url = ''] = /\/arquivos\/[^"]+/.exec((await sandbox.call(`GET ${route}`)).text) ?? [];
    let served: Socket | undefined;
    const keep = (message: unknown) => {
      served = (message as { socket: Socket }).socket;
      const setTimeout = served.setTimeout.bind(served);
      // The limit of the server is seconds, too long for a test.
      served.setTimeout = (milliseconds) => setTimeout(milliseconds / 20);
    };
    subscribe('http.server.request.start', keep);
    const socket = open().pause();
    socket.write(get(url).repeat(2));
    await expect.poll(() => served?.destroyed).toBe(true);
    unsubscribe('http.server.request.start', keep);
    socket.destroy();
  });
});
