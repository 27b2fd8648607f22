import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { portal } from '../../../../../portal.config';
import { createSpecServer } from '../../../../../scripts/specServer';
import { loadServices } from '../loadService';
import { readSource } from '../readSource';
import { SpecError } from '../SpecError';

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
  it('takes one GET for each service', async () => {
    const server = createSpecServer();
    const asked: string[] = [];
    server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
    const host = await listen(server);
    const loaded = await loadServices(
      portal.services.map(({ id }) => ({ service: id, source: `${host}/${id}/openapi.yaml` })),
    );
    expect(loaded).toHaveLength(6);
    expect(asked.sort()).toEqual(portal.services.map(({ id }) => `GET /${id}/openapi.yaml`).sort());
  });

  it.each<[string, RequestListener, RegExp]>([
    ['a missing document', (_, response) => response.writeHead(404).end(), /resposta 404/],
    ['a broken host', (_, response) => response.writeHead(500).end(), /resposta 500/],
    [
      'a redirect, unfollowed',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end(),
      /redireciona para http:\/\/127\.0\.0\.1:1\/x/,
    ],
    [
      'a redirect to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      /redireciona para file:\/\/\/etc\/passwd/,
    ],
    [
      'a packed body that unfolds above the cap',
      (_, response) =>
        response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(5_000_000, 0x20))),
      /mais de 1000 bytes/,
    ],
    [
      'a body announced above the cap, that never comes',
      (_, response) => void response.writeHead(200, { 'content-length': '99999999' }).write(' '),
      /sem resposta completa em 0\.2 s/,
    ],
    [
      'a host that sends a byte now and then',
      (_, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
      /sem resposta completa em 0\.2 s/,
    ],
    ['a host that says nothing', () => undefined, /sem resposta completa em 0\.2 s/],
    ['a body above the cap', (_, response) => response.end('x'.repeat(2000)), /mais de 1000 bytes/],
    [
      'a host that never ends its answer',
      (_, response) => void response.write('openapi: 3.1.0\n'),
      /sem resposta completa em 0\.2 s/,
    ],
  ])('refuses %s', async (_what, listener, message) => {
    const url = await answer(listener);
    await expect(readSource(url, { maxBytes: 1000, deadlineMs: 200 })).rejects.toThrow(message);
  });

  it('reports what is wrong with every host in one error', async () => {
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
