import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { requirePermission } from '../auth/permissions.js';
import { authenticate } from '../auth/tokens.js';
import type { Operation } from '../contract/Operation.js';
import type { ContractRoute, PreparedContract } from '../contract/PreparedContract.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Answer, Handler, Service } from '../services/Handler.js';
import type { Deliverer } from '../webhooks/Deliverer.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Refusal.js';
import { writeErrorBody } from './answerRefusal.js';
import type { CallLog } from './CallLog.js';
import { faultRule, takeFault } from './faults.js';
import { fillRequired } from './fillRequired.js';
import type { Runner } from './Runner.js';
import { readFiles } from './readBodies.js';
import { refuseUnknownParameters } from './refuseUnknownParameters.js';
import { requireFields } from './requireFields.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the token; empty where the call wants none. */
    company: string;
    /** The call of a contract that this is; none for what is the simulator's own. */
    operation: Operation | undefined;
    ruled: WatchedRules;
  }
}

interface Routed {
  operation: Operation;
  route: Pick<ContractRoute, 'schema'>;
  handler: Handler | undefined;
}

interface Workers {
  log: CallLog;
  runner: Runner;
  deliverer: Deliverer;
}

/** Routes every call of the contracts to its handler. */
export function serveContracts(
  server: FastifyInstance,
  { contracts, service, ...workers }: Workers & { contracts: PreparedContract[]; service: Service },
): void {
  for (const { routes, operations } of contracts) {
    for (const { operationId, ...route } of routes) {
      const operation = operations.find(({ id }) => id === operationId);
      if (!operation) throw new Error(`${operationId} não está no contrato`);
      server.route({
        ...route,
        ...routeCall({ operation, route, handler: service[operationId] }, workers),
      });
    }
  }
}

/** The JSON body of a call. */
function schemaOf({ schema }: Pick<ContractRoute, 'schema'>): object {
  const { body } = schema as { body?: { content?: Record<string, { schema?: object }> } };
  return body?.content?.['application/json']?.schema ?? {};
}

/** What the route adds to the one of the contract. */
function routeCall(
  { operation, route, handler }: Routed,
  { log, runner, deliverer }: Workers,
): Pick<RouteOptions, 'onRequest' | 'preValidation' | 'handler'> {
  return {
    onRequest: async (request, reply) => {
      request.operation = operation;
      if (await meetFault(request, reply, { log, runner })) return reply;
      await runner.passTime();
      if (!operation.secured) return;
      const now = await readClock(runner.store);
      request.company = await authenticate(runner.store, request.headers.authorization, now);
      requirePermission(request.ruled, request.company, operation.id);
    },
    preValidation: async (request) => {
      requireBody(operation, request);
      fillRequired(request.ruled, schemaOf(route), request.body);
      refuseUnknownParameters(operation, request);
    },
    handler: async (request, reply) => {
      if (!handler) throw new Error(`O simulador ainda não tem a chamada ${operation.id}`);
      const { company, ruled } = request;
      requireFields(ruled, operation.id, request.body);
      let later: Answer['afterDelivery'];
      const text = await runner.run(company, ruled, async (work) => {
        const { status, body, afterDelivery } = await handler(work, {
          params: request.params as Record<string, string>,
          query: request.query as Record<string, unknown>,
          body: request.body,
          files: readFiles(request),
          baseUrl: `${request.protocol}://${request.host}`,
        });
        reply.code(status);
        later = afterDelivery;
        return body === undefined ? undefined : writeAnswer(reply, status, body);
      });
      deliverer.wake();
      if (later) return sendAfterDelivery(later, request, reply, { runner, deliverer });
      if (text !== undefined) reply.type('application/json');
      return reply.send(text);
    },
  };
}

/** Answers with what became of a delivery: it is sent outside any transaction, its receiver may call back. */
async function sendAfterDelivery(
  { deliveryId, readBody }: NonNullable<Answer['afterDelivery']>,
  { company, ruled }: FastifyRequest,
  reply: FastifyReply,
  { runner, deliverer }: Pick<Workers, 'runner' | 'deliverer'>,
): Promise<FastifyReply> {
  if (deliveryId !== undefined) await deliverer.attempt(deliveryId);
  const body = await runner.run(company, ruled, readBody);
  return reply.type('application/json').send(writeAnswer(reply, reply.statusCode, body));
}

/** The answer's text, checked against the contract where that describes it: before the work is kept. */
function writeAnswer(reply: FastifyReply, status: number, body: unknown): string {
  const write = reply.getSerializationFunction(String(status), 'application/json');
  return (write ?? writeExact)(body as Record<string, unknown>);
}

/**
 * @throws Refusal `invalid` on a body of another media type, or none where one is required: the contract's
 *   schema is only applied to the types it knows
 */
function requireBody({ bodyTypes, bodyRequired }: Operation, request: FastifyRequest): void {
  if (bodyTypes.length === 0) return;
  const sent = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (request.body === undefined && !bodyRequired) {
    request.headers['content-type'] = bodyTypes[0];
    request.body = {};
  } else if (request.body === undefined || !bodyTypes.includes(sent)) {
    throw Refusal.of('invalid', 'corpo', `deve vir como ${bodyTypes.join(' ou ')}`);
  }
}

/** Whether the call met a fault that was ordered. */
async function meetFault(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, runner }: Pick<Workers, 'log' | 'runner'>,
): Promise<boolean> {
  const { operation } = request;
  if (!operation) return false;
  const kind = await takeFault(runner.store, operation.id);
  if (kind === undefined) return false;
  request.ruled.of(faultRule);
  if (kind === 'timeout') {
    log.add(request);
    reply.hijack();
    return true;
  }
  const status = Number(kind);
  reply.code(status).send(writeErrorBody(status, operation, request.ruled));
  return true;
}
