import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { listen } from '../../../../../scripts/test/listen.js';
import type { TestSandbox } from '../../__tests__/startSandbox.js';

export interface Received {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Responds with these codes in order, then with 204; code 0 sends no response. */
export async function startReceiver(codes: number[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    received.push({ url, headers, body: await text(request) });
    const code = codes.shift() ?? 204;
    if (code !== 0) response.writeHead(code, { location: 'http://127.0.0.1:9' }).end('recebido');
  });
  const { close, origin } = await listen(server);
  return {
    url: `${origin}/avisos`,
    received,
    /** Resolves after this many deliveries have arrived. */
    wait: (count: number) => expect.poll(() => received.length).toBeGreaterThanOrEqual(count),
    close,
  };
}

/** The signature of a body, as receivers compute it. */
export function signWith(secret: string, body = ''): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Starts a receiver that responds with these codes, and sets the account's webhook to it. */
export async function receiveFrom(
  sandbox: TestSandbox,
  codes: number[] = [],
  target: object = { authType: 'NONE' },
): Promise<Receiver> {
  const receiver = await startReceiver(codes);
  const webhookConfig = { webhookUrl: receiver.url, ...target };
  const settings = { useWebhook: true, useFeed: true, isActive: true, webhookConfig };
  await sandbox.call('PUT /api/v1/configuration', settings);
  return receiver;
}
