import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { BrokenRequest, Simulator } from '../server/Simulator.js';

/** Milliseconds in which a request must arrive, body included. */
const ARRIVES_WITHIN = 30_000;
const HEADERS_ARRIVE_WITHIN = 10_000;

/** Milliseconds that a connection without a request stays open. */
const IDLE = 72_000;

/** Maximum of connections with open requests, including those still arriving. */
const MOST_BUSY = 1000;

/** Maximum of open requests of a connection. */
const MOST_PIPELINED = 100;

/** Milliseconds without progress of a client that reads an answer, before its connection is closed. */
const READS_WITHIN = 5000;

export interface HttpServer {
  address: string;
  close: () => Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** Whether `Request` and `Response` of the process may be replaced by faster ones. */
  ownsProcess?: boolean;
}

type Core = Pick<Simulator, 'answerBroken' | 'fetch'>;

/** @throws Error in Portuguese when the port is in use */
export async function listenHttp(sandbox: Core, options: ListenOptions): Promise<HttpServer> {
  const { host, ownsProcess = false } = options;
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { socket } = incoming as IncomingMessage;
      const response = await sandbox.fetch(request, socket.remoteAddress);
      await drain(incoming as IncomingMessage);
      socket.setTimeout(READS_WITHIN);
      return response;
    },
    {
      overrideGlobalObjects: ownsProcess,
      errorHandler: (error) => {
        const isUnreadable = error instanceof Error && error.name === 'RequestError';
        return sandbox.answerBroken(isUnreadable ? UNREADABLE : FAILED);
      },
    },
  );
  const server = createServer({
    requestTimeout: ARRIVES_WITHIN,
    headersTimeout: HEADERS_ARRIVE_WITHIN,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: IDLE,
    // Node would answer without a body.
    requireHostHeader: false,
  });
  const answers = new WeakMap<Duplex, ServerResponse>();
  // The requests of a connection are answered one after the other: `last` settles with the latest one.
  const busy = new Map<Duplex, { open: number; last: Promise<void> }>();
  server.on('connection', (socket) => socket.once('close', () => busy.delete(socket)));
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming;
    answers.set(socket, outgoing);
    if (!busy.has(socket) && busy.size >= MOST_BUSY) {
      void refuse(sandbox.answerBroken(TOO_MANY), incoming, outgoing);
      return;
    }
    const pipeline = busy.get(socket) ?? { open: 0, last: Promise.resolve() };
    busy.set(socket, pipeline);
    pipeline.open += 1;
    if (pipeline.open > MOST_PIPELINED) socket.destroy();
    pipeline.last = pipeline.last.then(async () => {
      // Node closes only the response whose turn it is.
      if (socket.destroyed) return;
      socket.setTimeout(0);
      const closed = new Promise((resolve) => outgoing.once('close', resolve));
      void answer(incoming, outgoing);
      await closed;
      pipeline.open -= 1;
      if (pipeline.open === 0) busy.delete(socket);
    });
  });
  server.on('checkExpectation', (incoming, outgoing) =>
    refuse(sandbox.answerBroken(UNMET), incoming, outgoing),
  );
  const broken = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // The parser reports every later chunk of the request, too.
    if (broken.has(socket)) return;
    broken.add(socket);
    if (socket.writable && !answers.get(socket)?.headersSent) {
      void end(sandbox.answerBroken(FAULTS[error.code ?? ''] ?? UNREADABLE), socket);
    } else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, options)));
    server.listen({ host, port: options.port }, resolve);
  });
  const { family, address, port } = server.address() as AddressInfo;
  const name = SELF[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return {
    address: `http://${name}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The name of this machine where a server listens on all addresses. */
const SELF: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const UNREADABLE = {
  status: 400,
  location: 'requisição',
  problem: 'não pode ser lida como HTTP: confira o caminho e o cabeçalho Host',
};
const FAILED = { status: 500, location: 'simulador', problem: 'erro interno' };
const UNMET = { status: 417, location: 'Expect', problem: 'só 100-continue é atendido' };
const TOO_MANY = {
  status: 503,
  location: 'simulador',
  problem: `${MOST_BUSY} conexões têm requisições abertas: espere que terminem`,
};

/** The answers to requests that Node cannot read, by its error codes. */
const FAULTS: Readonly<Record<string, BrokenRequest>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    location: 'cabeçalhos',
    problem: 'o caminho e os cabeçalhos passam de 16 KiB',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    location: 'requisição',
    problem: `não chegou inteiro em ${ARRIVES_WITHIN / 1000} segundos`,
  },
};

function explain(error: NodeJS.ErrnoException, { host, port }: ListenOptions): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE') {
    return new Error(`a porta ${port} já está em uso; escolha outra (0: uma livre)`);
  }
  if (code === 'EACCES') return new Error(`este usuário não pode abrir a porta ${port}`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return new Error(`--host: "${host}" não é um nome nem um endereço desta máquina`);
  }
  return error;
}

/** Closing before the rest of a request would lose the response for a client that writes everything before it reads. */
async function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    incoming.once('end', resolve).once('close', resolve).resume();
  });
}

async function refuse(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  const text = await response.text();
  incoming.resume();
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(text);
}

/** Writes a response where Node created none, and closes the connection. */
async function end(response: Response, socket: Duplex): Promise<void> {
  const { headers, status } = response;
  const text = await response.text();
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), READS_WITHIN).unref();
}
