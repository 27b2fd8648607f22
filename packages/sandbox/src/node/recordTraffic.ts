import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { findForeign, LOOPBACK } from '../server/guardRequests.js';
import { type Captured, Message } from './describeExchange.js';
import { explainBreak } from './sendDelivery.js';

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1). */
const OF_CONNECTION = /^(connection|expect|keep-alive|proxy-.*|te|trailer|upgrade|host)$/i;

export interface RecorderOptions {
  port: number;
  /** Where a request goes; `undefined` if no service has its path. The path is a text, because a URL would change it. */
  findTarget: (method: string, path: string) => { server: URL; path: string } | undefined;
  /** Whether notifications come in: their senders call any name of this machine, and no page sends one. */
  isReceiver: boolean;
  /** The client certificate, in PEM. */
  tls: { cert?: string | undefined; key?: string | undefined };
  record: (exchange: Captured) => void;
}

/**
 * Passes requests to their targets and the answers back, byte for byte, and records each exchange when it ends. For
 * HTTPS, `HTTPS_PROXY` and `NO_PROXY` are in force.
 * @returns the recorder's address, as `http://127.0.0.1:4700`, and a function that ends it
 * @throws Error in Portuguese when the port is in use
 */
export async function recordTraffic(options: RecorderOptions) {
  let recorded: Promise<void> = Promise.resolve();
  const open = new Set<ServerResponse>();
  let tunnel: HttpsProxyAgent<string> | undefined;
  const server = http.createServer({ requestTimeout: 0, keepAliveTimeout: 72_000 }, relay);
  await once(server.listen(options.port, '127.0.0.1'), 'listening').catch(({ code }) => {
    throw new Error(`não foi possível usar a porta ${options.port} (${code}); escolha outra`);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      // A response that is broken off closes after the server.
      const ended = [...open, server.close()].map((one) => once(one, 'close'));
      server.closeAllConnections();
      await Promise.all(ended);
      await recorded;
    },
  };

  /** Records one exchange in each turn of the event loop, so that calls do not wait for the file. */
  function record(exchange: Captured): void {
    recorded = recorded.then(() => nextTurn()).then(() => options.record(exchange));
  }

  function relay(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url: path = '/', headers } = incoming;
    if (!path.startsWith('/')) {
      refuse(400, 'o gravador não é um proxy HTTP: chame-o no lugar do endereço da API');
      return;
    }
    const { host: called = '', origin } = headers;
    if (options.isReceiver ? origin : findForeign({ called, method, origin }, new Set(LOOPBACK))) {
      refuse(403, 'o gravador só atende a programas desta máquina, e não a páginas');
      return;
    }
    const found = options.findTarget(method, path);
    if (!found) {
      const problem = `nenhum contrato tem ${method} ${path}`;
      refuse(404, `${problem}; para outros caminhos, informe --to outros=URL`);
      return;
    }
    const { server: target, path: asked } = found;
    const begun = new Date();
    const started = performance.now();
    const sent = new Message(incoming);
    let received: Message | undefined;
    let error: string | undefined;
    const agent = findTunnel(target);
    const request = (target.protocol === 'https:' ? https : http).request(target, {
      method,
      path: asked,
      agent,
      ...options.tls,
      headers: ['Host', target.host, ...passOn(sent), ...lengthOf(incoming)],
    });
    incoming.pipe(request);
    open.add(outgoing);
    let ended = 0;
    // The client may send its next call before the response closes.
    outgoing.once('finish', () => {
      ended = performance.now();
    });
    outgoing.once('close', () => {
      open.delete(outgoing);
      if (!outgoing.writableFinished) {
        error ??= 'a chamada foi interrompida';
        request.destroy();
      }
      const took = (ended || performance.now()) - started;
      record({ begun, took, url: target.origin + asked, error, sent, received });
    });
    request.once('response', (response) => {
      received = new Message(response);
      outgoing.sendDate = false;
      try {
        outgoing.writeHead(response.statusCode ?? 0, response.statusMessage, passOn(received));
      } catch (error) {
        request.destroy(error as Error);
        return;
      }
      // Sends the headers at once, as flushHeaders does, but with their bytes beyond ASCII unchanged.
      outgoing.write(Buffer.alloc(0));
      pipeline(response, outgoing, () => undefined);
    });
    // The agent would pass a refusal of the proxy on as the target's answer.
    request.once('proxyConnect', ({ statusCode }) => {
      if (statusCode !== 200) request.destroy(new Error(`o proxy respondeu ${statusCode}`));
    });
    // An answer that changes the protocol (101) is no response.
    request.once('close', () => outgoing.headersSent || outgoing.destroy());
    request.once('error', (broken: NodeJS.ErrnoException) => {
      const cause = explainBreak(broken);
      error ??= cause;
      const way = agent ? ', pelo proxy de HTTPS_PROXY' : '';
      // A connection that the target breaks ends for the client, too.
      const isBroken = /ECONNRESET|EPIPE/.test(broken.code ?? '');
      if (isBroken || outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else refuse(502, `${target.origin} não respondeu ao gravador${way}: ${cause}`);
    });

    function refuse(status: number, problem: string): void {
      incoming.resume();
      const type = { 'content-type': 'application/json; charset=utf-8' };
      // An invalid answer may have left its status text.
      outgoing.writeHead(status, http.STATUS_CODES[status], type);
      outgoing.end(JSON.stringify({ gravador: problem }));
    }
  }

  function findTunnel(target: URL): HttpsProxyAgent<string> | undefined {
    const proxy = target.protocol === 'https:' && getProxyForUrl(target.href);
    if (proxy) tunnel ??= new HttpsProxyAgent(proxy, { keepAlive: true });
    return proxy ? tunnel : undefined;
  }
}

/** Pairs of names and values without those of the connection. */
function passOn({ headers, incoming }: Message): string[] {
  const named = (incoming.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return headers.flatMap(({ name, value }) => {
    const isOwn = OF_CONNECTION.test(name) || named.includes(name.toLowerCase());
    return isOwn ? [] : [name, value];
  });
}

/** The length of a request that has none and no body, which Node would otherwise send in chunks. */
function lengthOf({ headers, method = '' }: IncomingMessage): string[] {
  const isEmpty = !('content-length' in headers) && !('transfer-encoding' in headers);
  return isEmpty && /^(POST|PUT|PATCH)$/.test(method) ? ['Content-Length', '0'] : [];
}
