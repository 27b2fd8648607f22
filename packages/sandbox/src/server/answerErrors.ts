import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../work/Refusal.js';
import { answerRefusal, writeErrorBody } from './answerRefusal.js';
import type { Runner } from './Runner.js';

/** Answers what went wrong as the call documents it, and names in `sandbox-regras` the rules that were asked. */
export function answerErrors(server: FastifyInstance, runner: Runner): void {
  server.decorateRequest('company', '');
  server.decorateRequest('operation');
  server.decorateRequest('ruled');
  server.addHook('onRequest', async (request) => {
    request.ruled = runner.rules.watch();
  });
  server.addHook('onSend', async ({ ruled }, reply, payload) => {
    if (ruled?.asked.length) reply.header('sandbox-regras', ruled.asked.join(', '));
    return payload;
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => {
    const text = `Nenhum contrato tem ${request.method} ${request.url.split('?', 1)[0]}`;
    const body = writeErrorBody(404, undefined, request.ruled, [
      { onde: 'caminho', problema: text },
    ]);
    return reply.code(404).send(body);
  });
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const { operation, ruled } = request;
  const refusal = error instanceof Refusal ? error : readFastifyError(error);
  if (refusal && operation) {
    const { status, body } = answerRefusal(refusal, operation, ruled);
    return reply.code(status).type('application/json').send(body);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error, operation: operation?.id }, 'unexpected');
  return reply
    .code(status)
    .type('application/json')
    .send(writeErrorBody(status, operation, ruled));
}

/** What Fastify itself refuses of a request: its size, its media type, its form. */
function readFastifyError({ statusCode = 500, message }: FastifyError): Refusal | undefined {
  if (statusCode < 400 || statusCode >= 500) return undefined;
  return Refusal.of('invalid', 'pedido', message);
}
