import type { ResolvedOperation, ResolvedSchema } from '@frontier/openapi/resolve';
import type { Hono } from 'hono';
import { authenticate, requirePermission } from '../auth/accounts.js';
import { writeViolations } from '../contract/describeViolations.js';
import { findCheck } from '../contract/findCheck.js';
import { checkBody } from '../contract/validators.js';
import { writeExact } from '../exact/exactJson.js';
import type { WatchedRules } from '../rules/Rules.js';
import { CallChecker } from '../services/CallChecker.js';
import { services } from '../services/services.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';
import { AfterDelivery, type CheckedCall, type ServiceCall } from '../work/ServiceCall.js';
import { hasWritten, type Work } from '../work/Work.js';
import { applyFault, type CallFault, findTestFault, takeFault } from './faults.js';
import { type HttpCall, type HttpEnv, parseQuery, respond } from './HttpCall.js';
import type { CallContext } from './Runner.js';
import { readBody } from './readBodies.js';
import type { Simulator } from './Simulator.js';

export function serveContracts(app: Hono<HttpEnv>, simulator: Simulator): void {
  const operations = simulator.options.contracts.flatMap((contract) => contract.operations);
  for (const operation of operations) {
    const one = operations.find(({ id }) => id === services[operation.id]?.items);
    const served = new ServedCall(operation, simulator, one?.answer?.schema);
    const url = operation.path.replace(/\{([^}]+)\}/g, ':$1');
    app.on(operation.method, url, (call) => served.answer(call));
  }
}

type Answer = string | undefined | AfterDelivery;

class ServedCall {
  readonly #call: ServiceCall | undefined;
  readonly #checker: CallChecker;
  /** The names of the path's parameters, in their order. */
  readonly #names: readonly string[];

  constructor(
    private readonly operation: ResolvedOperation,
    private readonly simulator: Simulator,
    /** Describes the items of a list that the contract does not describe. */
    private readonly items: ResolvedSchema = {},
  ) {
    this.#call = services[operation.id];
    this.#names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    this.#checker = new CallChecker(operation, findCheck, this.#call?.check);
  }

  async answer(call: HttpCall): Promise<Response> {
    const { runner } = this.simulator;
    call.set('operation', this.operation);
    const moment = await runner.begin(this.operation.id);
    const ordered = moment.hasFault ? await takeFault(runner.store, this.operation.id) : undefined;
    const instead = await this.#fail(call, 'before', ordered);
    if (instead) return instead;
    const company = await this.#authorise(call, moment);
    const request = await this.#readRequest(call);
    const reserved = findTestFault(this.operation, call.var.ruled, request);
    const refused = await this.#fail(call, 'before', reserved);
    if (refused) return refused;
    const answer = await this.#work(call, company, request, moment);
    const failure = await this.#fail(call, 'after', ordered, reserved);
    return failure ?? this.#respond(call, company, answer);
  }

  /** Answers with the first of these faults that comes before, or after, the work of the call. */
  async #fail(call: HttpCall, when: 'before' | 'after', ...faults: (CallFault | undefined)[]) {
    const fault = faults.find((one) => one?.after_work === (when === 'after'));
    return fault && (await applyFault(fault, call, this.simulator));
  }

  /** @returns the account; empty for a call without a token */
  async #authorise(call: HttpCall, { key, now }: CallContext): Promise<string> {
    if (!this.operation.secured) return '';
    const company = await authenticate(call.var.ruled, key, call.req.header('authorization'), now);
    requirePermission(call.var.ruled, company, this.operation.id);
    return company;
  }

  async #readRequest(call: HttpCall): Promise<CheckedCall> {
    const { body, files } = await readBody(call, this.operation);
    const parts = { params: call.req.param(), query: parseQuery(call.req.url), body, files };
    const checked = this.#checker.check(call.var.ruled, parts);
    return { ...checked, files, baseUrl: new URL(call.req.url).origin };
  }

  /** Does the work; an answer that violates the contract rolls it back. @returns the answer's text */
  #work({ var: { ruled } }: HttpCall, company: string, request: CheckedCall, moment: CallContext) {
    const { log, runner } = this.simulator;
    const task = async (work: Work): Promise<Answer> => {
      if (!this.#call) throw new Error(`O simulador ainda não tem a chamada ${this.operation.id}`);
      const { baseUrl, body, files, filled, params, query } = request;
      const path = this.#names.map((name) => params[name]);
      const parts = [...path, this.operation.body ? body : query] as never[];
      const answer = await this.#call.act({ ...work, baseUrl, files, filled }, ...parts);
      return answer instanceof AfterDelivery ? answer : this.#writeAnswer(answer, ruled);
    };
    if (this.operation.method === 'GET') return runner.read(company, ruled, task, moment);
    const change = async (work: Work): Promise<Answer> => {
      const answer = await task(work);
      // A login only makes a token.
      if (this.operation.secured && (await hasWritten(work))) log.changes += 1;
      return answer;
    };
    return runner.run(company, ruled, change, moment);
  }

  /** Serialises a response, if it has a body. @throws Error naming where it violates the contract */
  #writeAnswer(answer: unknown, rules: WatchedRules): string | undefined {
    if (answer === undefined) return undefined;
    const { answer: content, id } = this.operation;
    const { schema } = content ?? { schema: { additionalProperties: { items: this.items } } };
    const result = content ? checkBody(findCheck, schema, answer) : { value: answer };
    if ('value' in result) return writeExact(reshapeAnswer(answer, schema, rules));
    throw new Error(
      `${id}: a resposta não cabe no contrato: ${writeViolations(result.violations)}`,
    );
  }

  /** A delivery is attempted with no open transaction, because the receiver may call the simulator back. */
  async #respond(call: HttpCall, company: string, answer: Answer): Promise<Response> {
    const { deliverer, runner } = this.simulator;
    const { successStatus } = this.operation;
    if (!(answer instanceof AfterDelivery)) return respond(call, successStatus, answer);
    const { deliveryId, readBody: readLater } = answer;
    if (deliveryId !== undefined) await deliverer.attempt(deliveryId);
    const { ruled } = call.var;
    const text = await runner.run(company, ruled, async (work) =>
      this.#writeAnswer(await readLater(work), ruled),
    );
    return respond(call, successStatus, text);
  }
}
