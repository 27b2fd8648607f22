import { Hono } from 'hono';
import type { Contract } from '../contract/Contract.js';
import type { ValidatorCompiler } from '../contract/validators.js';
import type { Replacements, Rules } from '../rules/Rules.js';
import { explainFailure } from '../server/answerErrors.js';
import type { CallLog } from '../server/CallLog.js';
import { orderFault } from '../server/faults.js';
import { isByOwnName } from '../server/guardRequests.js';
import { type HttpCall, type HttpEnv, respond } from '../server/HttpCall.js';
import { describeError, type Report } from '../server/Report.js';
import type { Runner } from '../server/Runner.js';
import { readBody } from '../server/readBodies.js';
import { emptyStore } from '../store/migrate.js';
import { seed } from '../story/seed.js';
import { advanceClock, readClock, setClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';
import { createBodyReaders } from './createBodyReaders.js';
import { changeOperation, decide } from './decide.js';
import { resend, trigger } from './deliveries.js';
import { listen } from './listen.js';
import { type ConsoleFile, serveConsole, serveReadings } from './serveReadings.js';
import { setState } from './setState.js';

/** The parts of a simulator that control calls read and change. */
export interface ControlOptions {
  /** Answers a call of the story. */
  fetch: (request: Request) => Promise<Response>;
  runner: Runner;
  contracts: Contract[];
  compiler: ValidatorCompiler;
  log: CallLog;
  report: Report;
  /** The instant that a reset sets the clock to; the real time by default. */
  start: Date | undefined;
  /** Makes the deliverer send due deliveries. */
  wake: () => void;
  /** Loads the initial rules with further replacements. */
  loadOwn: (...replacements: readonly Replacements[]) => Rules;
  /** Whether other machines may call the control. */
  open: boolean;
  /** The files of the console at `/`. */
  consoleFiles: readonly ConsoleFile[];
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves the control calls under `/_sandbox/` and the console at `/`. Unless `open`, only this machine may call them,
 * and only by a loopback name, whichever address the simulator listens on.
 */
export function serveControl(
  app: Hono<HttpEnv>,
  {
    compiler,
    consoleFiles,
    contracts,
    fetch,
    loadOwn,
    log,
    open,
    report,
    runner,
    start,
    wake,
  }: ControlOptions,
): void {
  const { store } = runner;
  const bodies = createBodyReaders(contracts, compiler);
  const scope = new Hono<HttpEnv>();
  scope.onError((error, call) => answerError(error, call, report));
  if (!open) for (const path of ['/', '/_sandbox/*']) scope.use(path, refuseOthers);
  serveConsole(scope, consoleFiles);
  const control = scope.basePath('/_sandbox');
  serveReadings(control, { runner, contracts, log });
  const answer = (method: 'POST' | 'PUT', url: string, task: (body: unknown) => Promise<unknown>) =>
    control.on(method, url, async (call) => {
      const { body } = await readBody(call, ['application/json']);
      const answered = await task(body);
      wake();
      return answered === undefined
        ? respond(call, 204)
        : respond(call, 200, JSON.stringify(answered));
    });
  answer('PUT', '/clock', async (body) => {
    const change = bodies.readClockChange(body, await readClock(store));
    if ('instant' in change) await setClock(store, change.instant);
    else await advanceClock(store, change.seconds);
    await runner.passTime();
    return { now: await readClock(store) };
  });
  // Changes since the last reset or empty change: a change of one parameter keeps the others.
  let replaced: readonly Replacements[] = [];
  // Tasks that empty the store run one after the other, so that a reset does not interrupt a seed.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(task).finally(() => log.clear());
    turn = done.catch(() => undefined);
    return done;
  };
  answer('POST', '/reset', async (body) => {
    bodies.readNothing(body);
    return inTurn(async () => {
      await store.transaction().execute(emptyStore);
      await setClock(store, start);
      runner.rules = loadOwn();
      replaced = [];
    });
  });
  answer('POST', '/seed', async (body) => {
    const order = bodies.readSeedOrder(body);
    return inTurn(() => seed({ fetch, runner, contracts }, order));
  });
  answer('POST', '/decide', (body) => decide(runner, bodies.readDecision(body)));
  answer('POST', '/state', (body) => setState(runner, contracts, bodies.readStateOrder(body)));
  answer('POST', '/change', (body) => changeOperation(runner, bodies.readOperationChange(body)));
  const operations = contracts.flatMap((contract) => contract.operations);
  answer('POST', '/fail', (body) =>
    orderFault(store, runner.rules, operations, bodies.readFaultOrder(body)),
  );
  answer('POST', '/resend', (body) => resend(runner, bodies.readResend(body)));
  answer('POST', '/trigger', async (body) =>
    trigger(runner, contracts, bodies.readTriggerOrder(body)),
  );
  answer('POST', '/listen', async (body) =>
    listen(runner, contracts, bodies.readListenOrder(body)),
  );
  answer('PUT', '/rules', async (body) => {
    runner.rules = bodies.readRules(body, (more) => {
      const all = Object.keys(more).length > 0 ? [...replaced, more] : [];
      const rules = loadOwn(...all);
      replaced = all;
      return rules;
    });
  });
  app.route('/', scope);
}

function answerError(error: Error, call: HttpCall, report: Report): Response {
  if (error instanceof Refusal) {
    const status = error.reason === 'forbidden' ? 403 : 400;
    return respond(call, status, JSON.stringify({ problemas: error.misfits }));
  }
  report('error', { msg: 'control', err: describeError(error) });
  const { misfits = [{ onde: 'simulador', problema: 'erro interno' }], status } =
    explainFailure(error);
  return respond(call, status, JSON.stringify({ problemas: misfits }));
}

async function refuseOthers(call: HttpCall, next: () => Promise<void>): Promise<void> {
  const { peer = '127.0.0.1' } = call.env;
  if (LOOPBACK.has(peer) && isByOwnName(call)) return next();
  const problem = 'o controle só atende esta máquina, sem --open-control';
  throw Refusal.of('forbidden', 'endereço', problem);
}
