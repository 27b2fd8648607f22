import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const BIN = path.resolve('packages/sandbox/dist/command/bin.js');

/** Starts the command `record` on free ports. */
export async function startRecording(file: string, target: string, receiver: string) {
  const from = ['record', '--out', file, '--port', '0', '--to', target];
  const words = [...from, '--webhook', '0', '--forward-to', receiver];
  const child = spawn(process.execPath, [BIN, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const [api = '', webhook = ''] = await readAddresses(child);
  return {
    api,
    webhook,
    async stop() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readAddresses(child: ChildProcess): Promise<string[]> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece;
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+(?=,)/g) ?? [];
      if (found.length === 2) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the recorder ended: ${said}`)));
  });
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
