import type { ResolvedOperation } from '@frontier/openapi/resolve';
import type { Hono } from 'hono';
import { authenticate, requirePermission } from '../auth/accounts.js';
import { isFields } from '../contract/schemaParts.js';
import type { Validate, ValidatorCompiler } from '../contract/validators.js';
import { widenCnpj } from '../contract/widenCnpj.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import { CallChecker } from '../services/CallChecker.js';
import { AfterDelivery, type CheckedCall } from '../services/Handler.js';
import { services } from '../services/services.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';
import { Refusal } from '../work/Work.js';
import { findTestFault, meetFault, takeFault } from './faults.js';
import { baseOf, type HttpCall, type HttpEnv, respond } from './HttpCall.js';
import { type ReadBody, readBody } from './readBodies.js';
import type { Simulator } from './Simulator.js';

export function serveContracts(app: Hono<HttpEnv>, simulator: Simulator): void {
  const { compiler, options } = simulator;
  for (const operation of options.contracts.flatMap(({ operations }) => operations)) {
    const checker = new CallChecker(operation, compiler);
    const write = createWriter(operation, compiler);
    const url = operation.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(operation.method, url, answerCalls(operation, checker, write, simulator));
  }
}

function answerCalls(
  operation: ResolvedOperation,
  checker: CallChecker,
  writeAnswer: WriteAnswer,
  { log, runner, deliverer }: Simulator,
): (call: HttpCall) => Promise<Response> {
  const { method, secured, successStatus } = operation;
  const handler = services[operation.id];
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
      company = await authenticate(key, authorization, now);
      requirePermission(ruled, company, operation.id);
    }
    const sent = await readBody(call, operation.bodyTypes);
    const given = requireBody(operation, sent);
    const { body, params, query } = checker.check(ruled, {
      params: call.req.param() as CheckedCall['params'],
      query: readQuery(call),
      body: given,
      files: sent.files,
    });
    if (!handler) throw new Error(`O simulador ainda não tem a chamada ${operation.id}`);
    const reserved = findTestFault(operation, ruled, [params, query, body]);
    const refused = reserved && !reserved.after_work && (await meetFault(reserved, call, log));
    if (refused) return refused;
    const write = (answer: unknown): string | undefined =>
      answer === undefined ? undefined : writeAnswer(answer, ruled);
    const answer = await run(
      company,
      ruled,
      async (work) => {
        const made = await handler(work, {
          params,
          query,
          body,
          files: sent.files,
          baseUrl: baseOf(call),
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

/**
 * Refuses undocumented media types and missing bodies. A call without a body takes an object, which many clients send
 * with each POST.
 * @returns the body, which may be absent if it is optional
 */
function requireBody(
  { bodyRequired, bodyTypes }: ResolvedOperation,
  { body, type }: ReadBody,
): unknown {
  if (bodyTypes.length === 0) {
    if (body === undefined || (type === 'application/json' && isFields(body))) return undefined;
    throw Refusal.of('invalid', 'corpo', 'a chamada não tem corpo');
  }
  if (body === undefined && !bodyRequired) return {};
  if (body !== undefined && bodyTypes.includes(type)) return body;
  throw Refusal.of('invalid', 'corpo', `deve vir como ${bodyTypes.join(' ou ')}`);
}

/** The parameters of the query; one that comes more than once is a list. */
function readQuery({ req }: HttpCall): Record<string, unknown> {
  const all = Object.entries(req.queries());
  return Object.fromEntries(
    all.map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** Serialises an operation's successful response. @throws Error naming where it violates the contract */
type WriteAnswer = (answer: unknown, rules: WatchedRules) => string;

/** Makes the serialiser of an operation; its validator is compiled at first use. */
function createWriter(
  { answer: content, id }: ResolvedOperation,
  compiler: ValidatorCompiler,
): WriteAnswer {
  if (!content) return writeExact;
  let validate: Validate | undefined;
  return (answer, rules) => {
    validate ??= compiler.compileBody(widenCnpj(content.schema));
    const result = validate(answer);
    if ('value' in result) return writeExact(reshapeAnswer(answer, content.schema, rules));
    const faults = result.misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ');
    throw new Error(`${id}: a resposta não cabe no contrato: ${faults}`);
  };
}
