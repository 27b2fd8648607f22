import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import { authenticate, requirePermission } from '../auth/accounts.js';
import type { ContractRoute, Operation, PreparedContract } from '../contract/Contract.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import { AfterDelivery, type Call, type Handler } from '../services/Handler.js';
import { services } from '../services/services.js';
import type { Deliverer } from '../webhooks/Deliverer.js';
import type { CallLog } from './CallLog.js';
import { type BodySchema, checkRequest, requireFields } from './checkRequests.js';
import { type Fault, meetFault, takeFault } from './faults.js';
import type { Moment, Runner } from './Runner.js';
import { readFiles } from './readBodies.js';
import { findTestFault } from './testFaults.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the token; empty where the call needs no token. */
    company: string;
    /** The contract's call; `undefined` for the simulator's own routes. */
    operation: Operation | undefined;
    /** What the simulator knew when the call began. */
    moment: Moment;
    /** What the call is to meet once its work is done. */
    fault: Fault | undefined;
    ruled: WatchedRules;
  }
}

interface Workers {
  log: CallLog;
  runner: Runner;
  deliverer: Deliverer;
}

/** Routes every call of the contracts to its handler. */
export function serveContracts(
  server: FastifyInstance,
  contracts: PreparedContract[],
  workers: Workers,
): void {
  for (const { routes, operations } of contracts) {
    for (const { operationId, ...route } of routes) {
      const operation = operations.find(({ id }) => id === operationId);
      if (!operation) throw new Error(`${operationId} não está no contrato`);
      server.route({ ...route, ...routeCall(operation, bodySchema(route.schema), workers) });
    }
  }
}

/** Of the JSON body of a call. */
function bodySchema(schema: ContractRoute['schema']): BodySchema {
  const { body } = schema as { body?: { content?: Record<string, { schema?: object }> } };
  return body?.content?.['application/json']?.schema ?? {};
}

/** What the route adds to the one of the contract. */
function routeCall(
  operation: Operation,
  schema: BodySchema,
  { log, runner, deliverer }: Workers,
): Pick<RouteOptions, 'onRequest' | 'preValidation' | 'handler'> {
  const handler: Handler | undefined = services[operation.id];
  return {
    onRequest: async (request, reply) => {
      request.operation = operation;
      const moment = await runner.begin(operation.id);
      const { hasFault, key, now } = moment;
      const fault = hasFault ? await takeFault(runner.store, operation.id) : undefined;
      if (fault?.after_work) request.fault = fault;
      else if (fault && (await meetFault(fault, request, reply, log))) return reply;
      request.moment = moment;
      if (!operation.secured) return;
      const { headers, ruled: rules } = request;
      request.company = await authenticate(key, headers.authorization, { now, rules });
      requirePermission(rules, request.company, operation.id);
    },
    preValidation: async (request) => checkRequest(operation, schema, request),
    handler: async (request, reply) => {
      if (!handler) throw new Error(`O simulador ainda não tem a chamada ${operation.id}`);
      const { company, moment, ruled } = request;
      requireFields(ruled, operation.id, request.body);
      const reserved = findTestFault(operation, request);
      if (reserved?.after_work) request.fault ??= reserved;
      else if (reserved && (await meetFault(reserved, request, reply, log))) return reply;
      reply.code(operation.successStatus);
      const isRead = operation.method === 'GET';
      const answer = await runner[isRead ? 'read' : 'run'](
        company,
        ruled,
        async (work) => {
          const body = await handler(work, {
            params: request.params as Call['params'],
            query: request.query as Record<string, unknown>,
            body: request.body,
            files: readFiles(request),
            baseUrl: `${request.protocol}://${request.host}`,
          });
          return body instanceof AfterDelivery ? body : writeAnswer(reply, body);
        },
        moment,
      );
      const { fault } = request;
      if (fault && (await meetFault(fault, request, reply, log))) return reply;
      if (!(answer instanceof AfterDelivery)) return reply.send(answer);
      // Outside any transaction: the receiver may call back.
      if (answer.deliveryId !== undefined) await deliverer.attempt(answer.deliveryId);
      const { readBody } = answer;
      const text = await runner.run(company, ruled, async (work) =>
        writeAnswer(reply, await readBody(work)),
      );
      return reply.send(text);
    },
  };
}

/** The answer's text, checked against the contract where that describes it: before the work is kept. */
function writeAnswer(reply: FastifyReply, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const write = reply.getSerializationFunction(String(reply.statusCode), 'application/json');
  reply.type('application/json');
  return (write ?? writeExact)(body as Record<string, unknown>);
}
