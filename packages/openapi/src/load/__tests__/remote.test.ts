import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { loadServices } from '../loadService.js';
import { readSource } from '../readSource.js';

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
});
