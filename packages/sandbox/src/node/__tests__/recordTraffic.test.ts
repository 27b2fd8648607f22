import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../../scripts/test/listen.js';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { readHar } from '../../recorder/har.js';
import { describeExchange } from '../describeExchange.js';
import { HarFile } from '../HarFile.js';
import { Masker } from '../Masker.js';
import { recordTraffic } from '../recordTraffic.js';

let target: Server;
let startRecorder: (isReceiver: boolean) => ReturnType<typeof recordTraffic>;
let recorder: Awaited<ReturnType<typeof recordTraffic>>;
let har: HarFile;
const file = path.join(makeTempFolder(), 'run.har');
/** A path that `URL` would shorten. */
const GZIP = '/a/../gzip?q=a%20b';
/** A text repeats a name that comes after it. */
const ANSWER = '{"mensagem":"Maria Dias já existe","nome":"Maria Dias","cpf":"04172538690"}';

beforeAll(async () => {
  target = createServer(async (request, response) => {
    const sent = await buffer(request).catch(() => '');
    if (request.url === GZIP) {
      const headers = { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' };
      response.writeHead(200, headers).end(gzipSync(ANSWER));
    } else if (request.url === '/redirect') {
      const cookies = ['a=segredo-1', 'b=segredo-2'];
      response.writeHead(307, { Location: '/echo', 'Set-Cookie': cookies, 'X-Nome': 'São' }).end();
    } else if (request.url === '/drip') {
      for (const part of ['a', 'b', 'c']) {
        response.write(part);
        await sleep(30);
      }
      response.end();
    } else if (request.url === '/reset') {
      response.writeHead(200, { 'Content-Length': '100' }).flushHeaders();
      await sleep(20);
      (response.socket as Socket).resetAndDestroy();
    } else if (request.url === '/invalid') {
      response.socket?.end('HTTP/1.1 200 \u0001\r\n\r\n');
    } else if (request.url === '/upgrade') {
      response.socket?.end('HTTP/1.1 101 \r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
    } else if (request.url !== '/silent') response.end(sent);
  });
  target.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Denied\r\n\r\n'));
  const { origin } = await listen(target);
  vi.stubEnv('https_proxy', origin).stubEnv('no_proxy', 'other.example');
  har = new HarFile(file, '1');
  const masker = new Masker();
  startRecorder = (isReceiver) =>
    recordTraffic({
      port: 0,
      findTarget: (_, rest) => {
        if (rest === '/nada') return undefined;
        const scheme = rest === '/tls' ? 'https' : 'http';
        return { server: new URL(origin.replace('http', scheme)), path: rest };
      },
      isReceiver,
      tls: {},
      record: (exchange) => har.append(describeExchange(exchange, masker, false)),
    });
  recorder = await startRecorder(false);
});
afterAll(async () => {
  await recorder.close();
  target.close();
});

/** The entry of a path, once it is in the file. */
async function entryOf(name: string) {
  for (;;) {
    const { entries } = readHar(readFileSync(file, 'utf8'), 'run.har');
    const found = entries.find(({ request }) => request.url.endsWith(name));
    if (found) return found;
    await sleep(5);
  }
}

describe('a recorder', () => {
  it('passes addresses and compressed answers on as they are, and records answers decoded and masked', async () => {
    const { port } = new URL(recorder.address);
    const [answer] = await once(httpRequest({ port, path: GZIP }).end(), 'response');
    expect(await buffer(answer)).toEqual(gzipSync(ANSWER));
    const { response } = await entryOf('/gzip?q=a+b');
    expect(response.content.text).toMatch(
      /^{"mensagem":".+ já existe","nome":".+","cpf":"\d{11}"}$/,
    );
    expect(response.content.text).not.toMatch(/Maria|04172538690/);
  });

  it('follows no redirect, passes headers on as they are, and masks cookies', async () => {
    const answer = await fetch(`${recorder.address}/redirect`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/echo']);
    expect(answer.headers.get('x-nome')).toBe('São');
    expect(answer.headers.getSetCookie()).toEqual(['a=segredo-1', 'b=segredo-2']);
    const { response } = await entryOf('/redirect');
    expect(JSON.stringify(response)).not.toContain('segredo-');
    expect(response.headers).toContainEqual({ name: 'Location', value: '/echo' });
  });

  it('passes each part of a text on when it arrives, and keeps only its size and hash', async () => {
    const answer = await fetch(`${recorder.address}/drip`);
    const parts: string[] = [];
    for await (const part of answer.body ?? []) parts.push(Buffer.from(part).toString());
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe('abc');
    const { content } = (await entryOf('/drip')).response;
    expect(content).toMatchObject({ comment: expect.stringMatching(/^3 bytes, SHA-256 /) });
    expect(content).not.toHaveProperty('text');
  });

  it('breaks the connection where the target breaks it', async () => {
    await expect(fetch(`${recorder.address}/upgrade`)).rejects.toThrow('fetch failed');
    const answer = await fetch(`${recorder.address}/reset`);
    await expect(answer.text()).rejects.toThrow('terminated');
    const { comment, response } = await entryOf('/reset');
    expect([response.status, comment]).toEqual([0, expect.any(String)]);
  });

  it('passes an upload of 10 MB on byte for byte, and keeps a file only by its hash', async () => {
    const form = new FormData();
    const bytes = new Uint8Array(10_000_000).fill(7);
    form.append('arquivo', new File([bytes], 'Contrato.pdf', { type: 'application/pdf' }));
    const sent = new Response(form);
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await fetch(`${recorder.address}/upload`, { method: 'POST', body, headers });
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    const { request } = await entryOf('/upload');
    expect(request.postData?.params?.[0]).toMatchObject({
      name: 'arquivo',
      comment: expect.stringMatching(/^10000000 bytes, SHA-256 /),
    });
    expect(request.postData?.params?.[0]?.value).toBeUndefined();
  });

  it('notes that one character of a token was changed, which its mark does not show', async () => {
    const send = (name: string, token: string, body: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return fetch(`${recorder.address}/${name}`, { method: 'POST', headers, body });
    };
    await send('login', '', '{"accessToken":"segredo-3"}');
    await send('trocado', 'segreda-3', '');
    await send('maior', 'segredo-3x', '');
    expect(await entryOf('/trocado')).toHaveProperty('_caractereTrocado', true);
    expect(await entryOf('/maior')).not.toHaveProperty('_caractereTrocado');
  });

  it.each([
    ['another name of this machine', false, { host: 'ataque.example' }],
    ['a page of another origin', false, { origin: 'http://ataque.example' }],
    ['a notification of a page', true, { host: 'a.example', origin: 'http://a.example' }],
  ])('refuses %s', async (_, isReceiver, headers) => {
    const server = await startRecorder(isReceiver);
    const { port } = new URL(server.address);
    const request = httpRequest({ port, path: '/echo', method: 'POST', headers }).end();
    const [response] = await once(request, 'response');
    expect(response.resume().statusCode).toBe(403);
    await server.close();
  });

  it.each([
    ['the option for a path that no contract has', '/nada', 404, '--to outros=URL'],
    ['a refusal of the proxy', '/tls', 502, 'pelo proxy de HTTPS_PROXY: o proxy respondeu 407'],
    ['an answer that it cannot pass on', '/invalid', 502, 'não respondeu ao gravador'],
    ['its use for a call as to a proxy', 'http://127.0.0.1/x', 400, 'não é um proxy HTTP'],
  ])('names %s', async (_, address, status, problem) => {
    const { port } = new URL(recorder.address);
    const [answer] = await once(httpRequest({ port, path: address }).end(), 'response');
    expect(answer.statusCode).toBe(status);
    expect(await text(answer)).toContain(problem);
  });

  it('ends the call to the target when the client goes away', async () => {
    const { port } = new URL(recorder.address);
    const closed = new Promise((resolve) =>
      target.once('request', (request) => request.once('close', resolve)),
    );
    const client = connect(Number(port), '127.0.0.1');
    client.write('POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
    await once(target, 'request');
    client.destroy();
    await closed;
  });

  it('records a call in flight before it ends', async () => {
    void fetch(`${recorder.address}/silent`).catch(() => undefined);
    await once(target, 'request');
    await recorder.close();
    expect(readFileSync(file, 'utf8')).toContain('/silent');
  });
});

it('a recording that was cut off has the entries before the cut', () => {
  const text = readFileSync(file, 'utf8');
  const { entries } = readHar(text, 'run.har');
  expect(readHar(text.slice(0, -40), 'run.har').entries).toEqual(entries.slice(0, -1));
});
