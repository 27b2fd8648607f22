import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { authenticate, requirePermission } from '../auth/accounts.js';
import type { ContractRoute, Operation, PreparedContract } from '../contract/Contract.js';
import { writeExact } from '../exact/exactJson.js';
import { aBoolean, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
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
  for (const { routes, operations } of contracts) {
    for (const { operationId, ...route } of routes) {
      const operation = operations.find(({ id }) => id === operationId);
      if (!operation) throw new Error(`${operationId} não está no contrato`);
      server.route({ ...route, ...routeCall(operation, bodySchema(route.schema), workers) });
    }
  }
}

/** The schema of an operation's JSON body. */
function bodySchema(schema: ContractRoute['schema']): BodySchema {
  const { body } = schema as { body?: { content?: Record<string, { schema?: object }> } };
  return body?.content?.['application/json']?.schema ?? {};
}

/** The hooks and the handler of an operation's route. */
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

const filling = defineRule('obrigatorio-com-padrao', { preenche: aBoolean });
const unknownParameters = defineRule('parametros-desconhecidos', { recusa: aBoolean });
const requiredFields = defineRule('campos-obrigatorios', { chamadas: mapOf(listOf(aText)) });

/** The keywords that are read from a dereferenced body schema. */
interface BodySchema {
  required?: string[];
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  allOf?: BodySchema[];
  default?: unknown;
}

/**
 * Checks rules that the contract's schemas cannot express, before schema validation.
 * @throws Refusal `invalid`
 */
function checkRequest(
  { bodyTypes, bodyRequired, queryParameters }: Operation,
  schema: BodySchema,
  request: FastifyRequest,
): void {
  if (bodyTypes.length > 0) requireBody(bodyTypes, bodyRequired, request);
  fillRequired(request.ruled, schema, request.body);
  const unknown = Object.keys(request.query as object).find(
    (name) => !queryParameters.includes(name),
  );
  if (unknown !== undefined && request.ruled.of(unknownParameters).recusa) {
    throw Refusal.of('invalid', `consulta/${unknown}`, 'a chamada não tem este parâmetro');
  }
}

/** Refuses undocumented media types and missing bodies, because Fastify validates only documented types. */
function requireBody(types: readonly string[], isRequired: boolean, request: FastifyRequest): void {
  const sent = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (request.body === undefined && !isRequired) {
    request.headers['content-type'] = types[0];
    request.body = {};
  } else if (request.body === undefined || !types.includes(sent)) {
    throw Refusal.of('invalid', 'corpo', `deve vir como ${types.join(' ou ')}`);
  }
}

/** Refuses a missing required field that has a default, unless the rule fills in the default. */
function fillRequired(rules: WatchedRules, schema: BodySchema, body: unknown): void {
  const place = findUnsent(schema, body, 'corpo');
  if (place === undefined || rules.of(filling).preenche) return;
  const [, parent, name] = /^(.*)\/(.*)$/.exec(place) ?? [];
  throw Refusal.of('invalid', parent ?? 'corpo', `deve ter o campo ${name}`);
}

/** The location of the first missing required field that has a default. */
function findUnsent(schema: BodySchema, part: unknown, place: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const inner = Array.isArray(part)
    ? part.map((item, index) => findUnsent(schema.items ?? {}, item, `${place}/${index}`))
    : Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const value = (part as Record<string, unknown>)[name];
        const isUnsent = value === undefined && property.default !== undefined;
        if (isUnsent && schema.required?.includes(name)) return `${place}/${name}`;
        return findUnsent(property, value, `${place}/${name}`);
      });
  const all = schema.allOf?.map((one) => findUnsent(one, part, place)) ?? [];
  return [...inner, ...all].find((found) => found !== undefined);
}

/**
 * Requires the fields that a rule adds to the contract's required ones. `investidores.cpfCnpj` means that field in
 * every item of the list; a body that is a list is checked item by item.
 * @throws Refusal `invalid`
 */
function requireFields(rules: WatchedRules, operationId: string, body: unknown): void {
  for (const field of rules.peek(requiredFields).chamadas.get(operationId) ?? []) {
    const lacking = findLacking(body, field.split('.'), 'corpo');
    if (!lacking) continue;
    rules.note(requiredFields);
    throw lacking;
  }
}

/** The refusal for the first object without the field. */
function findLacking(part: unknown, [name, ...rest]: string[], place: string): Refusal | undefined {
  if (name === undefined) return undefined;
  if (Array.isArray(part)) {
    const all = part.map((item, index) => findLacking(item, [name, ...rest], `${place}/${index}`));
    return all.find((found) => found !== undefined);
  }
  const value = (part as Record<string, unknown> | null)?.[name];
  if (value === undefined) return Refusal.of('invalid', place, `deve ter o campo ${name}`);
  return findLacking(value, rest, `${place}/${name}`);
}
