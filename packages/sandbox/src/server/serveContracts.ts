import type { Hono } from 'hono';
import { authenticate, requirePermission } from '../auth/accounts.js';
import type { ContractRoute, Operation, PreparedContract } from '../contract/Contract.js';
import { type Misfit, ValidatorCompiler } from '../contract/validators.js';
import { aBoolean, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { AfterDelivery, type Call } from '../services/Handler.js';
import { services } from '../services/services.js';
import type { Deliverer } from '../webhooks/Deliverer.js';
import { Refusal } from '../work/Work.js';
import type { CallLog } from './CallLog.js';
import { findTestFault, meetFault, takeFault } from './faults.js';
import { type HttpCall, type HttpEnv, respond } from './HttpCall.js';
import type { Runner } from './Runner.js';
import { type ReadBody, readBody } from './readBodies.js';
import { PartValidators } from './validateParts.js';

interface Workers {
  log: CallLog;
  runner: Runner;
  deliverer: Deliverer;
}

/** Routes each operation of the contracts to its handler. */
export function serveContracts(
  app: Hono<HttpEnv>,
  contracts: readonly PreparedContract[],
  workers: Workers,
): void {
  const compiler = new ValidatorCompiler();
  for (const { routes, operations } of contracts) {
    for (const route of routes) {
      const operation = operations.find(({ id }) => id === route.operationId);
      if (!operation) throw new Error(`${route.operationId} não está no contrato`);
      const validators = new PartValidators(route, compiler);
      app.on(route.method, route.url, answerCalls(operation, route, validators, workers));
    }
  }
}

/** The handler of an operation's route. */
function answerCalls(
  operation: Operation,
  route: ContractRoute,
  validators: PartValidators,
  { log, runner, deliverer }: Workers,
): (call: HttpCall) => Promise<Response> {
  const { method, secured, successStatus } = operation;
  const handler = services[operation.id];
  const forms = route.schema.body?.content?.['multipart/form-data']?.schema as BodySchema;
  const fileFields = Object.entries(forms?.properties ?? {}).flatMap(([name, { format }]) =>
    format === 'binary' ? [name] : [],
  );
  const run = method === 'GET' ? runner.read.bind(runner) : runner.run.bind(runner);
  return async (call) => {
    const { ruled } = call.var;
    call.set('operation', operation);
    const moment = await runner.begin(operation.id);
    const { hasFault, key, now } = moment;
    const ordered = hasFault ? await takeFault(runner.store, operation.id) : undefined;
    const instead = ordered && !ordered.after_work && (await meetFault(ordered, call, log));
    if (instead) return instead;
    let company = '';
    if (secured) {
      const authorization = call.req.header('authorization');
      company = await authenticate(key, authorization, { now, rules: ruled });
      requirePermission(ruled, company, operation.id);
    }
    const sent = await readBody(call, operation.bodyTypes, fileFields);
    const { body, params, query } = checkRequest(operation, validators, call, sent);
    if (!handler) throw new Error(`O simulador ainda não tem a chamada ${operation.id}`);
    const reserved = findTestFault(operation, ruled, [params, query, body]);
    const refused = reserved && !reserved.after_work && (await meetFault(reserved, call, log));
    if (refused) return refused;
    const write = (answer: unknown): string | undefined =>
      answer === undefined ? undefined : validators.writeAnswer(successStatus, answer);
    const answer = await run(
      company,
      ruled,
      async (work) => {
        const made = await handler(work, {
          params: params as Call['params'],
          query: query as Record<string, unknown>,
          body,
          files: sent.files,
          baseUrl: new URL(call.req.url).origin,
        });
        return made instanceof AfterDelivery ? made : write(made);
      },
      moment,
    );
    const later = [ordered, reserved].find((fault) => fault?.after_work);
    const failure = later && (await meetFault(later, call, log));
    if (failure) return failure;
    if (!(answer instanceof AfterDelivery)) return respond(call, successStatus, answer);
    // No transaction is open here, because the receiver may call the simulator back.
    if (answer.deliveryId !== undefined) await deliverer.attempt(answer.deliveryId);
    const { readBody: readLater } = answer;
    const text = await runner.run(company, ruled, async (work) => write(await readLater(work)));
    return respond(call, successStatus, text);
  };
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
  format?: string;
}

/**
 * Checks a request by the contract's schemas, and by the rules that they cannot express.
 * @returns its parts with the contract's defaults
 * @throws Refusal `invalid` with all the problems of all parts
 */
function checkRequest(
  operation: Operation,
  validators: PartValidators,
  call: HttpCall,
  sent: ReadBody,
): { params: unknown; query: unknown; body: unknown } {
  const { bodyTypes, bodyRequired, id, queryParameters } = operation;
  const { ruled } = call.var;
  const search = readQuery(call);
  const type = bodyTypes.includes(sent.type) ? sent.type : bodyTypes[0];
  const isLeftOut = sent.body === undefined && !bodyRequired;
  if (type !== undefined && !isLeftOut && (sent.body === undefined || type !== sent.type)) {
    throw Refusal.of('invalid', 'corpo', `deve vir como ${bodyTypes.join(' ou ')}`);
  }
  const params = validators.checkTexts('params', call.req.param());
  const query = validators.checkTexts('querystring', search);
  const given = isLeftOut ? {} : sent.body;
  const body =
    type === undefined ? { value: given, misfits: [] } : validators.checkBody(type, given);
  const unknown = Object.keys(search).filter((name) => !queryParameters.includes(name));
  const misfits = [
    ...params.misfits,
    ...query.misfits,
    ...(unknown.length > 0 && ruled.of(unknownParameters).recusa
      ? unknown.map(refuseParameter)
      : []),
    ...body.misfits,
    ...listUnfilled(ruled, validators.jsonSchema, given),
    ...listLacking(ruled, id, body.value),
  ];
  if (misfits.length === 0) return { params: params.value, query: query.value, body: body.value };
  const places = misfits.map(({ onde, problema }) => `${onde} ${problema}`);
  throw new Refusal(
    'invalid',
    misfits.filter((_, index) => places.indexOf(places[index] ?? '') === index),
  );
}

function refuseParameter(name: string): Misfit {
  return { onde: `consulta/${name}`, problema: 'a chamada não tem este parâmetro' };
}

/** The parameters of the query; one that comes more than once is a list. */
function readQuery({ req }: HttpCall): Record<string, string | string[]> {
  const parameters = req.queries();
  return Object.fromEntries(
    Object.entries(parameters).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}

/** The missing required fields that have a default, unless the rule fills in the defaults. */
function listUnfilled(rules: WatchedRules, schema: BodySchema, body: unknown): Misfit[] {
  const places = listUnsent(schema, body, 'corpo');
  if (places.length === 0 || rules.of(filling).preenche) return [];
  return places.map((place) => {
    const at = place.lastIndexOf('/');
    return { onde: place.slice(0, at), problema: `deve ter o campo ${place.slice(at + 1)}` };
  });
}

/** The locations of the missing required fields that have a default. */
function listUnsent(schema: BodySchema, part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Array.isArray(part)
    ? part.flatMap((item, index) => listUnsent(schema.items ?? {}, item, `${place}/${index}`))
    : Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
        const value = (part as Record<string, unknown>)[name];
        const isUnsent = value === undefined && property.default !== undefined;
        if (isUnsent && schema.required?.includes(name)) return [`${place}/${name}`];
        return listUnsent(property, value, `${place}/${name}`);
      });
  const all = schema.allOf?.flatMap((one) => listUnsent(one, part, place)) ?? [];
  return [...inner, ...all];
}

/**
 * The fields that are missing of those that a rule adds to the contract's required ones. `investidores.cpfCnpj` means
 * that field in every item of the list; a body that is a list is checked item by item.
 */
function listLacking(rules: WatchedRules, operationId: string, body: unknown): Misfit[] {
  const fields = rules.peek(requiredFields).chamadas.get(operationId) ?? [];
  const lacking = fields.flatMap((field) => findLacking(body, field.split('.'), 'corpo'));
  if (lacking.length > 0) rules.note(requiredFields);
  return lacking;
}

/** The problem of each object without the field. */
function findLacking(part: unknown, [name, ...rest]: string[], place: string): Misfit[] {
  if (name === undefined) return [];
  if (Array.isArray(part)) {
    return part.flatMap((item, index) => findLacking(item, [name, ...rest], `${place}/${index}`));
  }
  if (typeof part !== 'object' || part === null) return [];
  const value = (part as Record<string, unknown>)[name];
  if (value === undefined) return [{ onde: place, problema: `deve ter o campo ${name}` }];
  return findLacking(value, rest, `${place}/${name}`);
}
