import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { authenticate, requirePermission } from '../auth/accounts.js';
import type { Operation, PreparedContract } from '../contract/Contract.js';
import { ValidatorCompiler } from '../contract/validators.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import { CallChecker } from '../services/CallChecker.js';
import { AfterDelivery, type Call, type Handler } from '../services/Handler.js';
import { services } from '../services/services.js';
import type { Deliverer } from '../webhooks/Deliverer.js';
import { Refusal } from '../work/Work.js';
import type { CallLog } from './CallLog.js';
import { type CallFault, findTestFault, meetFault, takeFault } from './faults.js';
import type { CallContext, Runner } from './Runner.js';
import { readFiles } from './readBodies.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The token's account; empty when the call needs no token. */
    company: string;
    /** The contract's operation; `undefined` for the simulator's own routes. */
    operation: Operation | undefined;
    /** Clock, key and faults at the start of the call. */
    moment: CallContext;
    /** A fault to apply after the commit. */
    fault: CallFault | undefined;
    ruled: WatchedRules;
  }
}

interface Workers {
  log: CallLog;
  runner: Runner;
  deliverer: Deliverer;
}

/** Routes each operation of the contracts to its handler. */
export function serveContracts(
  server: FastifyInstance,
  contracts: PreparedContract[],
  workers: Workers,
): void {
  const compiler = new ValidatorCompiler();
  for (const { routes, operations } of contracts) {
    for (const route of routes) {
      const operation = operations.find(({ id }) => id === route.operationId);
      if (!operation) throw new Error(`${route.operationId} não está no contrato`);
      const { method, schema, url } = route;
      const { response } = schema as { response?: object };
      const checker = new CallChecker(operation, route, compiler);
      server.route({
        method,
        url,
        schema: { response },
        ...routeCall(operation, checker, workers),
      });
    }
  }
}

/** The hooks and the handler of an operation's route. */
function routeCall(
  operation: Operation,
  checker: CallChecker,
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
    preValidation: async (request) => {
      requireBody(operation, request);
      const { body, ruled } = request;
      const params = request.params as Call['params'];
      const query = request.query as Call['query'];
      const files = readFiles(request);
      Object.assign(request, checker.check(ruled, { body, files, params, query }));
    },
    handler: async (request, reply) => {
      if (!handler) throw new Error(`O simulador ainda não tem a chamada ${operation.id}`);
      const { company, moment, ruled } = request;
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
      // No transaction is open here, because the receiver may call the simulator back.
      if (answer.deliveryId !== undefined) await deliverer.attempt(answer.deliveryId);
      const { readBody } = answer;
      const text = await runner.run(company, ruled, async (work) =>
        writeAnswer(reply, await readBody(work)),
      );
      return reply.send(text);
    },
  };
}

/** Serialises the response and validates it against its schema, if any, before the commit. */
function writeAnswer(reply: FastifyReply, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const write = reply.getSerializationFunction(String(reply.statusCode), 'application/json');
  reply.type('application/json');
  return (write ?? writeExact)(body as Record<string, unknown>);
}

/** Refuses undocumented media types and missing bodies. */
function requireBody({ bodyRequired, bodyTypes }: Operation, request: FastifyRequest): void {
  if (bodyTypes.length === 0) return;
  const sent = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (request.body === undefined && !bodyRequired) {
    request.headers['content-type'] = bodyTypes[0];
    request.body = {};
  } else if (request.body === undefined || !bodyTypes.includes(sent)) {
    throw Refusal.of('invalid', 'corpo', `deve vir como ${bodyTypes.join(' ou ')}`);
  }
}
