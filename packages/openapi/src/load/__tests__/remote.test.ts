import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { loadServices } from '../loadService.js';
import { readSource } from '../readSource.js';
import { SpecError } from '../SpecError.js';

/** Five million spaces, compressed before a deadline starts. */
const PACKED = gzipSync(Buffer.alloc(5_000_000, 0x20));
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(listener: RequestListener): Promise<string> {
  return `${await listen(createServer(listener))}/openapi.yaml`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('specifications read from their hosts', () => {
  it('sends one GET for each document', async () => {
    const asked: string[] = [];
    const host = await listen(
      createServer(({ method, url }, response) => {
        asked.push(`${method} ${url}`);
        response.end(`openapi: 3.1.0\ninfo: {title: X, version: '1'}\npaths: {}\n`);
      }),
    );
    const names = ['emissao', 'operacao'];
    const loaded = await loadServices(
      names.map((service) => ({ service, source: `${host}/${service}/openapi.yaml` })),
    );
    expect(loaded).toHaveLength(names.length);
    expect(asked.sort()).toEqual(names.map((name) => `GET /${name}/openapi.yaml`));
  });

  it.each<[string, RequestListener, RegExp]>([
    ['a missing document', (_, response) => response.writeHead(404).end(), /response 404/],
    ['a broken host', (_, response) => response.writeHead(500).end(), /response 500/],
    [
      'a redirect to another host',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end(),
      /redirects to http:\/\/127\.0\.0\.1:1\/x/,
    ],
    [
      'a body announced above the cap, that never comes',
      (_, response) => void response.writeHead(200, { 'content-length': '99999999' }).write(' '),
      /more than 1000 bytes/,
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      /redirects to file:\/\/\/etc\/passwd/,
    ],
    [
      'a compressed body that expands above the limit',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(PACKED),
      /more than 1000 bytes/,
    ],
    [
      'a body above the limit',
      (_, response) => response.end('x'.repeat(2000)),
      /more than 1000 bytes/,
    ],
  ])('refuses %s', async (_what, listener, message) => {
    const url = await answer(listener);
    await expect(readSource(url, { maxBytes: 1000, deadlineMs: 60_000 })).rejects.toThrow(message);
  });

  it.each<[string, RequestListener]>([
    [
      'a host that sends a byte now and then',
      (_, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['a host that never responds', () => undefined],
    [
      'a host that never ends its response',
      (_, response) => void response.write('openapi: 3.1.0\n'),
    ],
  ])('refuses %s', async (_what, listener) => {
    const url = await answer(listener);
    await expect(readSource(url, { maxBytes: 1000, deadlineMs: 200 })).rejects.toThrow(
      /no complete answer in 0\.2 s/,
    );
  });

  it('keeps the cause of a failure', async () => {
    const gone = await answer((request) => request.socket.destroy());
    const error = await readSource(gone).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: 'the connection was broken before an answer',
      cause: { code: 'ECONNRESET' },
    });
    const silent = await answer((_, response) => void response.writeHead(200).write(' '));
    await expect(readSource(silent, { deadlineMs: 200 })).rejects.toMatchObject({
      message: 'no complete answer in 0.2 s',
      cause: { name: 'AbortError' },
    });
  });

  it('reports the failures of all hosts in one error', async () => {
    const page = await answer((_, response) =>
      response.end('<!doctype html><title>Entrar</title>'),
    );
    const old = await answer((_, response) => response.end('swagger: "2.0"\n'));
    const gone = await answer((_, response) => response.writeHead(404).end());
    const error = await loadServices([
      { service: 'emissao', source: page },
      { service: 'operacao', source: old },
      { service: 'webhook', source: gone },
    ]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SpecError);
    const { faults } = error as SpecError;
    expect(new Set(faults.map(({ service }) => service))).toEqual(
      new Set(['emissao', 'operacao', 'webhook']),
    );
    for (const fault of faults) {
      expect(fault.source).toMatch(/^http:\/\/127\.0\.0\.1/);
      expect(fault.expected).not.toBe('');
      expect(fault.mend).not.toBe('');
    }
  });
});
