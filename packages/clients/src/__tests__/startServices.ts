import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { listen } from '../../../../scripts/test/listen';

interface ReceivedRequest {
  readonly call: string;
  readonly token: string | undefined;
  readonly body: string;
}

/** Starts a service with responses that the sandbox never sends: undocumented values, errors and invalid JSON. */
export async function startScriptedService() {
  const seen: ReceivedRequest[] = [];
  let tokens = 0;
  const answers: Record<string, (count: number, token: string | undefined) => [number, string]> = {
    'POST /api/v1/auth': () => {
      tokens += 1;
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return [200, JSON.stringify({ accessToken: `token-${tokens}`, expiresAt })];
    },
    'GET /api/v1/operacoes?operacaoCodigo=LNC000417&operacaoCodigo=LNC000418&distribuicaoPublica=true':
      (count, token) => {
        if (count === 1) return [503, 'ocupado'];
        if (token === 'token-1') return [401, ''];
        const price = '{"precoUnitarioEmissao":12345678901234567890.00000001}';
        const item = `{"status":"VALOR_NOVO","tipo":"CRA","criteriosRemuneracao":${price},"novo":[1e2]}`;
        return [200, `{"data":[${item}],"pagination":{"page":1,"pageSize":100,"total":1}}`];
      },
    'GET /api/v1/eventos?dataVencimento=2026-03-16': () => [
      200,
      '{"data":[{"operacaoCodigo":"LNC000417","puCurva":1000.00000000,"eventos":[{"dataVencimento":"2026-03-16"}]}]}',
    ],
    'POST /api/v1/bloqueios': () => [503, 'ocupado'],
    'GET /api/v1/cadastros/a%2Fb': () => [404, 'Cadastro não encontrado'],
    'GET /api/v1/bloqueios': () => [200, '<html>'],
    'POST /api/v1/bloqueios/1/liberar': () => [302, ''],
  };
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    const token = request.headers.authorization?.replace('Bearer ', '');
    seen.push({ call, token, body: await text(request) });
    const count = seen.filter((one) => one.call === call).length;
    const [status, answer] = answers[call]?.(count, token) ?? [404, call];
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 302 && { location: '/api/v1/eventos' }),
    });
    response.end(answer);
  });
  return { ...(await listen(server)), seen };
}

const ITEMS = [1, 2, 3, 4, 5].map((id) => ({ id: `${id}` }));
const DEPTH = 100_000;
/** More bytes than a client reads. */
const HUGE = Buffer.from(`{"id":"${' '.repeat(8 * 2 ** 20)}"}`);

/** Tokens by the first segment of the path; `/mudo` has none. */
const TOKENS: Readonly<Record<string, string>> = { api: 'token', quebrado: 'a\r\nx: y' };

type Answer = (response: ServerResponse, count: number) => void;

/** Responses of `consultarSolicitacao`, by ID. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  certa: (response) => response.end('{"id":"certa"}'),
  datas: (response) =>
    response.end(
      '\uFEFF{"id":0.00000000,"tipo":5,"dataDaEmissao":"2026-03-16T00:00:00","dataDoVencimento":"","dataLimiteIntegralizacao":"20260316","novo":7,"emissor":{"status":"Novo","extra":"x"}}',
    ),
  vazia: (response) => response.end(),
  nula: (response) => response.end('null'),
  lista: (response) => response.end('[]'),
  texto: (response) => response.end('"certa"'),
  quebra: (response) => response.end('{"id":"a\nb"}'),
  cortada: (response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id":"cortada"', () => response.destroy());
  },
  profunda: (response) => response.end(`{"novo":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`),
  para: (response) => response.writeHead(200, { 'content-length': '100' }).write('{'),
  corpo: (response) => drip(() => response.write(' ')),
  cabecalhos: ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nx: ');
    drip(() => socket?.write('x'));
  },
  enorme: (response) => {
    const isPacked = /gzip/.test(`${response.req.headers['accept-encoding']}`);
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.end(isPacked ? gzipSync(HUGE) : HUGE);
  },
  demora: (response) => refuse(response, { 'retry-after': '61' }),
  // Its clock is not ours.
  data: (response) =>
    refuse(response, {
      date: 'Sun, 01 Mar 2026 12:00:00 GMT',
      'retry-after': 'Sun, 01 Mar 2026 12:01:30 GMT',
    }),
  liberar: (response) => {
    if (response.req.url?.includes('/muda/')) response.end();
    else refuse(response, { 'retry-after': '7 , 9' });
  },
  ocupada: (response, count) => {
    const waits = ['\u00b2', 'Sun, 01 Mar 2099 12:00:00 +0000'];
    const wait = waits[count - 1];
    if (wait) response.writeHead(429, { 'retry-after': wait }).end();
    else response.writeEarlyHints({ link: '</x>' }, () => response.end('{"id":"ocupada"}'));
  },
};

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>, status = 429) {
  response.writeHead(status, { ...headers, 'set-cookie': ['r', '1'] }).end();
}

const notFound: Answer = (response) => response.writeHead(404).end();

const pageOf = (page: number, total?: number) =>
  JSON.stringify({ dados: ITEMS.slice(page * 2 - 2, page * 2), pagination: { total } });

/** Pages of `listarBloqueios`, by `operacaoCodigo`; a page without text is refused. */
const PAGES: Readonly<Record<string, (page: number) => string | undefined>> = {
  certa: (page) => pageOf(page),
  repete: (page) => pageOf(Math.min(page, 3)),
  recusa: (page) => (page > 3 ? undefined : pageOf(page, 5)),
  falta: (page) => (page > 3 ? undefined : pageOf(page, 6)),
  ignora: () => pageOf(1),
  nenhuma: () => '{"pagination":{}}',
};

export async function startHostileService() {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    request.resume();
    if (pathname.endsWith('/auth')) {
      const accessToken = TOKENS[pathname.split('/')[1] ?? ''];
      response.end(JSON.stringify({ accessToken, expiresAt: 7 }));
      return;
    }
    seen.push(`${request.method} ${request.url}`);
    const count = seen.filter((call) => call.endsWith(request.url ?? '')).length;
    const list = PAGES[searchParams.get('operacaoCodigo') ?? ''];
    const page = list?.(Number(searchParams.get('page')));
    if (page) response.end(page);
    else if (list) refuse(response, { 'retry-after': '7' }, 404);
    else (ANSWERS[pathname.split('/').at(-1) ?? ''] ?? notFound)(response, count);
  });
  return { ...(await listen(server)), seen };
}

/** Sends a byte now and then, until the client is gone. */
function drip(send: () => boolean | undefined): void {
  const timer = setInterval(() => {
    if (send() === undefined) clearInterval(timer);
  }, 50);
  timer.unref();
}
