import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import type { HarEntry, HarHeader } from '../recorder/har.js';
import { findForeign, LOOPBACK } from '../server/guardRequests.js';
import { attempt } from '../work/Work.js';
import { explainBreak } from './sendDelivery.js';

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1). */
const OF_CONNECTION = /^(connection|expect|keep-alive|proxy-.*|te|trailer|upgrade|host)$/i;

/** Bytes of a decoded body, so that a small answer cannot fill the memory. */
const MOST_DECODED = 16 * 1024 * 1024;

export interface RecorderOptions {
  port: number;
  /** Where a request goes; `undefined` if no service has its path. The path is a text, because a URL would change it. */
  findTarget: (method: string, path: string) => { server: URL; path: string } | undefined;
  /** Whether notifications come in: their senders call any name of this machine, and no page sends one. */
  isReceiver: boolean;
  /** The client certificate, in PEM. */
  tls: { cert?: string | undefined; key?: string | undefined };
  /** Takes each exchange, with its secrets and with decoded bodies. */
  record: (exchange: HarEntry) => void;
}

/**
 * Passes requests to their targets and the answers back, byte for byte, and records each exchange when it ends. For
 * HTTPS, `HTTPS_PROXY` and `NO_PROXY` are in force.
 * @returns the recorder's address, as `http://127.0.0.1:4700`, and a function that ends it
 * @throws Error in Portuguese when the port is in use
 */
export async function recordTraffic(options: RecorderOptions) {
  const open = new Set<Promise<void>>();
  let turn = Promise.resolve();
  let tunnel: HttpsProxyAgent<string> | undefined;
  const limits = { requestTimeout: 0, keepAliveTimeout: 72_000 };
  const server = http.createServer(limits, (incoming, outgoing) => {
    const call = relay(incoming, outgoing).finally(() => open.delete(call));
    open.add(call);
  });
  await once(server.listen(options.port, '127.0.0.1'), 'listening').catch(({ code }) => {
    throw new Error(`não foi possível usar a porta ${options.port} (${code}); escolha outra`);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.close().closeAllConnections();
      await Promise.all(open);
    },
  };

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url: path = '/', headers } = incoming;
    if (!path.startsWith('/')) {
      return refuse(400, 'o gravador não é um proxy HTTP: chame-o no lugar do endereço da API');
    }
    const { host: called = '', origin } = headers;
    if (options.isReceiver ? origin : findForeign({ called, method, origin }, new Set(LOOPBACK))) {
      return refuse(403, 'o gravador só atende a programas desta máquina, e não a páginas');
    }
    const found = options.findTarget(method, path);
    if (!found) {
      const problem = `nenhum contrato tem ${method} ${path}`;
      return refuse(404, `${problem}; para outros caminhos, informe --to outros=URL`);
    }
    const { server: target, path: asked } = found;
    const isHttps = target.protocol === 'https:';
    const proxy = isHttps && getProxyForUrl(target.href);
    if (proxy) tunnel ??= new HttpsProxyAgent(proxy, { keepAlive: true });
    const begun = new Date();
    const sent = new Message(incoming);
    let received: Message | undefined;
    let comment: string | undefined;
    const request = (isHttps ? https : http).request(target, {
      method,
      path: asked,
      agent: proxy ? tunnel : undefined,
      ...options.tls,
      headers: ['Host', target.host, ...passOn(sent), ...lengthOf(incoming)],
    });
    // The agent would pass a refusal of the proxy on as the target's answer.
    request.once('proxyConnect', ({ statusCode }) => {
      if (statusCode !== 200) request.destroy(new Error(`o proxy respondeu ${statusCode}`));
    });
    incoming.pipe(request);
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) request.destroy(new Error('a chamada foi interrompida'));
    });
    try {
      const answered = Promise.race([once(request, 'response'), once(request, 'close')]);
      const [response] = (await answered) as [IncomingMessage?];
      // An answer that changes the protocol (101) is no response.
      if (!response) throw Object.assign(new Error(), { code: 'ECONNRESET' });
      received = new Message(response);
      outgoing.sendDate = false;
      outgoing.writeHead(response.statusCode ?? 0, response.statusMessage, passOn(received));
      // Sends the headers at once, as flushHeaders does, but with their bytes beyond ASCII unchanged.
      outgoing.write(Buffer.alloc(0));
      await pipeline(response, outgoing);
    } catch (error) {
      request.destroy();
      comment = explainBreak(error as Error);
      const way = proxy ? ', pelo proxy de HTTPS_PROXY' : '';
      // A connection that the target breaks ends for the client, too.
      const isBroken = /ECONNRESET|EPIPE/.test((error as NodeJS.ErrnoException).code ?? '');
      if (isBroken || outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else refuse(502, `${target.origin} não respondeu ao gravador${way}: ${comment}`);
    }
    const time = Date.now() - begun.getTime();
    // One exchange is recorded in each turn of the event loop, so that calls do not wait for the file.
    turn = turn.then(() => nextTurn());
    await turn;
    const { body: postData } = sent;
    // The status of a broken answer would make its missing body look empty.
    const answer = received?.incoming.complete ? received.incoming : undefined;
    options.record({
      startedDateTime: begun.toISOString(),
      time,
      request: {
        method,
        url: target.origin + asked,
        headers: sent.headers,
        postData: postData.size > 0 ? postData : undefined,
      },
      response: {
        status: answer?.statusCode ?? 0,
        statusText: answer?.statusMessage ?? '',
        headers: received?.headers ?? [],
        content: received?.body ?? { mimeType: '', size: 0 },
      },
      comment,
    });

    function refuse(status: number, problem: string): void {
      incoming.resume();
      const type = { 'content-type': 'application/json; charset=utf-8' };
      // An invalid answer may have left its status text.
      outgoing.writeHead(status, http.STATUS_CODES[status], type);
      outgoing.end(JSON.stringify({ gravador: problem }));
    }
  }
}

/** A request or response that is passed on, with a copy of its body. */
class Message {
  readonly #parts: Buffer<ArrayBuffer>[] = [];

  constructor(readonly incoming: IncomingMessage) {
    incoming.on('data', (part: Buffer<ArrayBuffer>) => this.#parts.push(part));
  }

  get headers(): HarHeader[] {
    const { rawHeaders } = this.incoming;
    return rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : [],
    );
  }

  /** The decoded body; as it was sent if it cannot be decoded. */
  get body() {
    const { 'content-encoding': encoding, 'content-type': mimeType = '' } = this.incoming.headers;
    const sent = Buffer.concat(this.#parts);
    const decode = /^br$/i.test(encoding ?? '') ? brotliDecompressSync : unzipSync;
    const bytes =
      (encoding && attempt(() => decode(sent, { maxOutputLength: MOST_DECODED }))) || sent;
    return { mimeType, size: bytes.length, bytes };
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
