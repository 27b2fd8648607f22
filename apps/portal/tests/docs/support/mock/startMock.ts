import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portal } from '../../../../portal.config';
import { checkCurl, matchCall } from '../checkCurl';
import type { Call } from '../readCalls';
import { openContract, type Verdict } from './openContract';
import { readRequest } from './readRequest';

/** One call that reached the mock. */
export interface MockCall {
  /** The operation called; `?` when it is none. */
  readonly id: string;
  readonly status: number;
  readonly faults: readonly string[];
}

/** All services at one local address, each under its name. */
export interface Mock {
  /** Code that calls this mock where it called the services in homologation. */
  readonly point: (code: string) => string;
  /** The calls received since it was last asked. */
  readonly take: () => MockCall[];
  readonly close: () => Promise<void>;
}

const HOST = /https:\/\/([\w-]+)\.homologacao\.frontier\.example/g;

/**
 * Serves the contracts locally: Prism answers with their examples and refuses what breaks them;
 * fields and parameters that a contract doesn't know, which Prism lets pass, are refused as well.
 *
 * @param amend changes the answer to an operation, where an example can't do: a token of long ago.
 */
export async function startMock(
  calls: readonly Call[],
  amend: (id: string, verdict: Verdict) => Verdict = (_id, verdict) => verdict,
): Promise<Mock> {
  const contracts = new Map<string, Awaited<ReturnType<typeof openContract>>>();
  for (const { id, snapshot } of portal.services) contracts.set(id, await openContract(snapshot));
  let received: MockCall[] = [];

  async function respond(message: IncomingMessage): Promise<Verdict> {
    const { asCurl, forPrism, service } = await readRequest(message);
    const ask = contracts.get(service);
    const verdict = ask ? await ask(forPrism) : refuse(404, `não há o serviço ${service}`);
    const call = matchCall(asCurl, calls);
    const faults = [...verdict.faults, ...(call ? checkCurl(asCurl, call) : [])];
    const isRefused = faults.length > 0 && verdict.status < 400;
    const status = isRefused ? 422 : verdict.status;
    received.push({ id: call?.id ?? '?', status, faults });
    const answer = { ...verdict, status, body: faults.length > 0 ? faults : verdict.body };
    return call ? amend(call.id, answer) : answer;
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((error: unknown) => {
        const verdict = refuse(400, String(error));
        received.push({ id: '?', ...verdict });
        return verdict;
      })
      .then(({ body, headers, status }) => {
        response.writeHead(status, { ...headers });
        response.end(body === undefined ? undefined : JSON.stringify(body));
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    point: (code) => code.replaceAll(HOST, `http://127.0.0.1:${port}/$1`),
    take: () => {
      const taken = received;
      received = [];
      return taken;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(status: number, fault: string): Verdict {
  return { status, headers: {}, body: [fault], faults: [fault] };
}
