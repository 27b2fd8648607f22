import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen';

/** A request received from a client. */
export interface ReceivedRequest {
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
    seen.push({ call, token, body: await readBody(request) });
    const count = seen.filter((one) => one.call === call).length;
    const [status, text] = answers[call]?.(count, token) ?? [404, call];
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 302 && { location: '/api/v1/eventos' }),
    });
    response.end(text);
  });
  return { ...(await listen(server)), seen };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
