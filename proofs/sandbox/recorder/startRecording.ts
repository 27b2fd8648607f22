import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startCommand } from '../support/startCommand.js';

/** Starts the command `record` on free ports. */
export async function startRecording(file: string, target: string, receiver: string) {
  const from = ['record', '--out', file, '--port', '0', '--to', target];
  const { addresses, end } = await startCommand(
    [...from, '--webhook', '0', '--forward-to', receiver],
    2,
  );
  const [api = '', webhook = ''] = addresses;
  return { api, webhook, stop: () => end('SIGTERM') };
}

/** A receiver of notifications that can be made to fail. */
export async function startReceiver() {
  const state = { status: 200, attempts: new Map<string, number>() };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      body += piece;
    });
    request.once('end', () => {
      state.attempts.set(body, (state.attempts.get(body) ?? 0) + 1);
      response.statusCode = state.status;
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    state,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>['state'];
