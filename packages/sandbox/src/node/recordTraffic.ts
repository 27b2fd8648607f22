import { once } from 'node:events';
import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { findForeign, LOOPBACK } from '../server/guardRequests.js';
import { type Captured, Message } from './describeExchange.js';

/** Exchanges that may wait for the file. */
const MOST_WAITING = 20;

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1). */
const OF_CONNECTION =
  /^(connection|expect|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host)$/i;

export interface RecorderOptions {
  port: number;
  /** Where a request goes; `undefined` if no service has its path. */
  findTarget: (method: string, path: string) => URL | undefined;
  /** Whether notifications come in: their senders call any name of this machine. */
  isReceiver: boolean;
  /** Client certificate and trusted authorities, as texts in PEM. */
  tls: { cert?: string; key?: string; ca?: string };
  record: (exchange: Captured) => void;
}

export interface Recorder {
  /** `http://127.0.0.1:4700` */
  address: string;
  close: () => Promise<void>;
}

/**
 * Passes requests to their targets and the answers back, byte for byte, and records each exchange when it ends. A
 * connection of the client has its own connection to each target, so both end as they would without a recorder.
 * @throws Error in Portuguese when the port is in use
 */
export async function recordTraffic(options: RecorderOptions): Promise<Recorder> {
  const agents = new WeakMap<Socket, Map<string, HttpAgent>>();
  let recorded: Promise<void> = Promise.resolve();
  let waiting = 0;
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 72_000 }, relay);
  await once(server.listen(options.port, '127.0.0.1'), 'listening').catch(({ code }) => {
    throw new Error(`não foi possível usar a porta ${options.port} (${code}); escolha outra`);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(recorded));
        server.closeAllConnections();
      }),
  };

  /** Records one exchange a turn of the event loop, so that the calls of the meantime do not wait for the file. */
  function record(exchange: Captured): void {
    waiting += 1;
    recorded = recorded
      .then(() => (waiting > MOST_WAITING ? undefined : nextTurn()))
      .then(() => {
        waiting -= 1;
        options.record(exchange);
      });
  }

  function relay(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url: path = '/', headers } = incoming;
    const caller = { called: headers.host ?? '', method, origin: headers.origin };
    const names = new Set(options.isReceiver ? [caller.called.replace(/:\d+$/, '')] : LOOPBACK);
    if (findForeign(caller, names)) {
      refuse(403, 'o gravador só atende a programas desta máquina, e não a páginas');
      return;
    }
    const target = options.findTarget(method, path);
    if (!target) {
      refuse(
        404,
        `nenhum contrato tem ${method} ${path}; para outros caminhos, dê --to outros=URL`,
      );
      return;
    }
    const isSecure = target.protocol === 'https:';
    const begun = new Date();
    const started = performance.now();
    const sent = new Message(incoming);
    let received: Message | undefined;
    let isRecorded = false;
    const request = (isSecure ? httpsRequest : httpRequest)(target, {
      method,
      agent: agentOf(incoming.socket, target),
      ...options.tls,
      headers: ['Host', target.host, ...passOn(incoming), ...lengthOf(incoming)],
    });
    incoming.pipe(request);
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) request.destroy();
    });
    request.once('response', (response) => {
      received = new Message(response);
      const waited = performance.now() - started;
      outgoing.sendDate = false;
      // Headers and a body that came together are written together.
      outgoing.cork();
      setImmediate(() => outgoing.uncork());
      outgoing.writeHead(response.statusCode ?? 0, response.statusMessage, passOn(response));
      outgoing.flushHeaders();
      response.pipe(outgoing);
      response.once('close', () => {
        if (!response.complete) outgoing.destroy();
        end(waited, response.complete ? undefined : 'a resposta foi interrompida');
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      end(0, `${error.code ?? ''} ${error.message}`.trim());
      // Without a connection the client could not have written to the target at all.
      // A target that speaks no TLS fails in a write of the handshake.
      const isUnreached =
        error.code === 'EPROTO' ||
        (error.syscall !== 'read' &&
          error.syscall !== 'write' &&
          !request.writableFinished &&
          error.code !== 'ECONNRESET');
      if (isUnreached && !outgoing.headersSent && !outgoing.destroyed) {
        refuse(502, `${target.origin} não respondeu ao gravador: ${error.message}`);
      } else outgoing.destroy();
    });

    function end(waited: number, error: string | undefined): void {
      if (isRecorded) return;
      isRecorded = true;
      const took = performance.now() - started;
      const url = target?.href ?? '';
      const exchange = { begun, took, waited, url, error, sent, received };
      record({ ...exchange, isDelivery: options.isReceiver });
    }

    function refuse(status: number, problem: string): void {
      incoming.resume();
      outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      outgoing.end(JSON.stringify({ gravador: problem }));
    }
  }

  /** The connections that belong to one connection of the client. */
  function agentOf(socket: Socket, target: URL): HttpAgent {
    const own = agents.get(socket) ?? new Map<string, HttpAgent>();
    const agent = own.get(target.origin) ?? createAgent(target);
    if (!own.has(target.origin)) socket.once('close', () => agent.destroy());
    agents.set(socket, own.set(target.origin, agent));
    return agent;
  }
}

/** For HTTPS, `HTTPS_PROXY` and `NO_PROXY` are in force. */
function createAgent(target: URL): HttpAgent {
  if (target.protocol === 'http:') return new HttpAgent({ keepAlive: true });
  const proxy = getProxyForUrl(target.href);
  return proxy
    ? new HttpsProxyAgent(proxy, { keepAlive: true })
    : new HttpsAgent({ keepAlive: true });
}

/** Pairs of names and values without those of the connection. */
function passOn({ headers, rawHeaders }: IncomingMessage): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return rawHeaders.flatMap((name, at) => {
    if (at % 2 === 1 || OF_CONNECTION.test(name) || named.includes(name.toLowerCase())) return [];
    return [name, rawHeaders[at + 1] ?? ''];
  });
}

/** The length of a request that has none and no body, which Node would otherwise send in chunks. */
function lengthOf({ headers, method = '' }: IncomingMessage): string[] {
  if (headers['content-length'] !== undefined) return [];
  if (headers['transfer-encoding'] !== undefined) return ['Transfer-Encoding', 'chunked'];
  return /^(POST|PUT|PATCH)$/.test(method) ? ['Content-Length', '0'] : [];
}
