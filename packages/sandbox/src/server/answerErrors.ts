import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aNumber } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import { answerRefusal, writeErrorBody } from './answerRefusal.js';
import type { Runner } from './Runner.js';
import { tellUnreadable } from './tellUnreadable.js';

const unknownCall = defineRule('chamada-desconhecida', { codigo: aNumber });

/** Answers what went wrong as the call documents it, and names in `sandbox-regras` the rules that were asked. */
export function answerErrors(server: FastifyInstance, runner: Runner): void {
  server.decorateRequest('company', '');
  server.decorateRequest('operation');
  server.decorateRequest('ruled');
  server.addHook('onRequest', async (request) => {
    request.ruled = runner.rules.watch();
  });
  server.addHook('onSend', async ({ ruled }, reply, payload) => {
    if (ruled) nameRules(reply, ruled);
    return payload;
  });
  server.setErrorHandler(answerError);
  server.setNotFoundHandler((request, reply) => {
    const problem = `nenhum contrato tem ${request.method} ${request.url.split('?', 1)[0]}`;
    return answerUnknown(request.ruled, reply, problem);
  });
}

/** Answers a path that can't be decoded, before the server has found who it is for: no hook runs. */
export function answerUnreadablePath(rules: WatchedRules, reply: FastifyReply): FastifyReply {
  return answerUnknown(rules, reply, 'não se pode ler');
}

function answerUnknown(rules: WatchedRules, reply: FastifyReply, problem: string): FastifyReply {
  const { codigo } = rules.of(unknownCall);
  const body = writeErrorBody(codigo, undefined, rules, [{ onde: 'caminho', problema: problem }]);
  return nameRules(reply, rules).code(codigo).send(body);
}

function nameRules(reply: FastifyReply, { asked }: WatchedRules): FastifyReply {
  return asked.length > 0 ? reply.header('sandbox-regras', asked.join(', ')) : reply;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
  const { operation, ruled } = request;
  const refusal =
    error instanceof Refusal ? error : tellUnreadable(error, operation?.bodyTypes ?? []);
  if (refusal && request.is404) return answerUnknown(ruled, reply, 'nenhum contrato o tem');
  if (refusal) {
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
