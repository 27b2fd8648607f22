import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
} from '@stoplight/prism-http';
import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples';
import { FUND } from '../../../packages/sandbox/src/services/__tests__/story';
import { measureCalls, type Speed } from './measureCalls';

const CONFIG = {
  isProxy: false,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

const ignore = () => undefined;
const silent = {
  child: () => silent,
  trace: ignore,
  debug: ignore,
  info: ignore,
  success: ignore,
  warn: ignore,
  error: ignore,
} as unknown as Parameters<typeof createInstance>[1]['logger'];

/** Measures Prism with the same two calls; it is stateless and responds with the contracts' examples. */
export async function measurePrism(plan: {
  seconds: number;
  atOnce: number;
}): Promise<{ reads: Speed; writes: Speed }> {
  const reads = await measureCall(
    plan,
    'packages/sandbox/dist/specs/pos-emissao.yaml',
    `/api/v1/posicoes?cpfCnpj=${FUND}`,
  );
  const body = JSON.stringify(exampleOf('criarCadastro'));
  const writes = await measureCall(
    plan,
    'packages/sandbox/dist/specs/onboarding.yaml',
    '/api/v1/cadastros',
    body,
  );
  return { reads, writes };
}

async function measureCall(
  plan: { seconds: number; atOnce: number },
  contract: string,
  address: string,
  body?: string,
): Promise<Speed> {
  const operations = await getHttpOperationsFromSpec(contract);
  const prism = createInstance(CONFIG, { logger: silent });
  const server = createServer(async (message, response) => {
    const answer = await prism.request(await readRequest(message), operations)();
    if (answer._tag === 'Left') return response.writeHead(500).end(String(answer.left));
    const { statusCode, headers, body: content } = answer.right.output;
    return response.writeHead(statusCode, { ...headers }).end(JSON.stringify(content));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  };
  const speed = await measureCalls({
    ...plan,
    call: async () => {
      const answer = await fetch(url, init);
      const said = await answer.text();
      if (!answer.ok) throw new Error(`${address} responded with ${answer.status}: ${said}`);
    },
  });
  server.closeAllConnections();
  server.close();
  return speed;
}

async function readRequest(message: IncomingMessage): Promise<IHttpRequest> {
  const { pathname: path, searchParams } = new URL(message.url ?? '', 'http://mock.example');
  const body = await text(message);
  return {
    method: (message.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path, query: Object.fromEntries(searchParams) },
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: body === '' ? undefined : JSON.parse(body),
  };
}
