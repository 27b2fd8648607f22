import { Hono } from 'hono';
import * as z from 'zod';
import { toDetail, type Violation } from '../contract/describeViolations.js';
import { findCheck } from '../contract/findCheck.js';
import { toPlain } from '../exact/exactJson.js';
import { readAnswers } from '../recorder/findAnswers.js';
import { loadRules, replacements } from '../rules/loadRules.js';
import { explainFailure } from '../server/answerErrors.js';
import { faultOrder, orderFault } from '../server/faults.js';
import { isByOwnName } from '../server/guardRequests.js';
import { type HttpCall, type HttpEnv, respond } from '../server/HttpCall.js';
import { describeError, type WriteLog } from '../server/Report.js';
import { readBody, readBytes } from '../server/readBodies.js';
import type { Simulator } from '../server/Simulator.js';
import { exportState } from '../state/exportState.js';
import { importState } from '../state/importState.js';
import { MOST, refuseState } from '../state/readLines.js';
import { emptyStore } from '../store/createTables.js';
import type { Store } from '../store/openOn.js';
import { journeyPoint, seed } from '../story/seed.js';
import { advanceClock, parseInstant, readClock, setClock, YEARS } from '../work/clock.js';
import { readData } from '../work/readData.js';
import { Refusal, refuseErrors } from '../work/Work.js';
import { decide, decision } from './decide.js';
import { resend, resendOrder, trigger, triggerOrder } from './deliveries.js';
import { listen, listenOrder } from './listen.js';
import { serveQueries } from './serveQueries.js';
import { setState, stateOrder } from './setState.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves the control calls under `/_sandbox/` and the console at `/`. Unless it is open, only this machine may call them,
 * and only by a loopback name, whichever address the simulator listens on.
 */
export function serveControl(app: Hono<HttpEnv>, simulator: Simulator): void {
  const { deliverer, loadOwn, log, options, report, runner } = simulator;
  const { clock, contracts, state } = options;
  const { rules: begun, store } = runner;
  const scope = new Hono<HttpEnv>();
  scope.onError((error, call) => answerControlError(error, call, report));
  if (!options.openControl) for (const path of ['/', '/_sandbox/*']) scope.use(path, refuseOthers);
  if (options.console) scope.route('/', options.console);
  const control = scope.basePath('/_sandbox');
  serveQueries(control, simulator);
  const restore = async (bytes: Uint8Array) => {
    runner.rules = loadOwn(await importState(store, bytes, loadOwn));
  };
  // Tasks that empty the store run one after the other, so that a reset does not interrupt a seed.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(task).finally(() => log.clear());
    turn = done.catch(() => undefined);
    return done;
  };
  const operations = contracts.flatMap((contract) => contract.operations);
  const order = <Schema extends z.ZodType>(
    route: string,
    schema: Schema,
    task: (order: z.output<Schema>) => Promise<unknown>,
  ) => {
    const [method = '', url = ''] = route.split(' ');
    control.on(method, url, async (call) => {
      const { body } = await readBody(call, ['application/json']);
      if (body === undefined && !schema.safeParse(body).success) {
        const problem = 'envie um objeto JSON, com o cabeçalho Content-Type: application/json';
        throw Refusal.of('invalid', 'corpo', problem);
      }
      const answered = await task(readData(schema, toPlain(body), 'corpo'));
      deliverer.wake();
      return answered === undefined
        ? respond(call, 204)
        : respond(call, 200, JSON.stringify(answered));
    });
  };
  order('PUT /clock', clockChange, async (change) => {
    await changeClock(store, change);
    await runner.runDueJobs();
    return { now: await readClock(store) };
  });
  order('PUT /rules', replacements, async (more) => {
    const all = [runner.rules.replaced, more];
    const isChange = Object.keys(more).length > 0;
    runner.rules = isChange ? refuseErrors('corpo', () => loadRules(...all)) : begun;
  });
  order('POST /reset', z.strictObject({}).optional(), () =>
    inTurn(async () => {
      if (state) return restore(state);
      await store.transaction().execute(emptyStore);
      await setClock(store, clock);
      runner.rules = begun;
    }),
  );
  order('POST /seed', journeyPoint, (point) => inTurn(() => seed(simulator, point)));
  order('POST /decide', decision, (decided) => decide(runner, decided));
  order('POST /state', stateOrder, (change) => setState(runner, contracts, change));
  order('POST /fail', faultOrder, (fault) => orderFault(store, operations, fault));
  order('POST /resend', resendOrder, (again) => resend(runner, again));
  order('POST /trigger', triggerOrder, (event) => trigger(runner, contracts, event));
  order('POST /listen', listenOrder, (from) => listen(runner, contracts, from));
  control.get('/state', async (call) => {
    const bytes = await exportState(store, runner.rules.replaced);
    return respond(call, 200, bytes, { 'content-type': 'application/x-ndjson; charset=utf-8' });
  });
  control.put('/state', async (call) => {
    const bytes = await readUpload(call);
    await inTurn(() => restore(bytes));
    deliverer.wake();
    return respond(call, 204);
  });
  control.post('/answers', async (call) => {
    const text = new TextDecoder().decode(await readUpload(call));
    const name = call.req.query('name') ?? 'HAR';
    const report = refuseErrors('corpo', () => readAnswers(contracts, text, name, findCheck));
    return respond(call, 200, JSON.stringify(report));
  });
  app.route('/', scope);
}

async function readUpload({ req }: HttpCall): Promise<Uint8Array> {
  const bytes = await readBytes(req.raw, MOST.bytes);
  if (bytes) return bytes;
  throw refuseState(`passa de ${MOST.bytes / 1024 / 1024} MiB`);
}

const clockChange = z.strictObject({
  now: z.string().optional(),
  advance: z.number().min(0).optional(),
});

const LATEST = Date.UTC(YEARS.last + 1, 0);

async function changeClock(
  store: Store,
  { advance, now }: z.output<typeof clockChange>,
): Promise<void> {
  if ((now === undefined) === (advance === undefined)) {
    throw Refusal.of('invalid', 'corpo', 'deve ter now ou advance, e só um deles');
  }
  if (now !== undefined) {
    await setClock(
      store,
      refuseErrors('now', () => parseInstant(now)),
    );
    return;
  }
  const seconds = advance ?? 0;
  if ((await readClock(store)).getTime() + seconds * 1000 >= LATEST) {
    throw Refusal.of('invalid', 'advance', `o relógio não passa do ano ${YEARS.last}`);
  }
  await advanceClock(store, seconds);
}

function answerControlError(error: Error, call: HttpCall, report: WriteLog): Response {
  if (error instanceof Refusal) {
    const status = error.reason === 'forbidden' ? 403 : 400;
    return respond(call, status, writeProblems(error.violations));
  }
  report({ msg: 'control', err: describeError(error) });
  const { violations = [{ location: 'simulador', problem: 'erro interno' }], status } =
    explainFailure(error);
  return respond(call, status, writeProblems(violations));
}

function writeProblems(violations: readonly Violation[]): string {
  return JSON.stringify({ problemas: violations.map(toDetail) });
}

async function refuseOthers(call: HttpCall, next: () => Promise<void>): Promise<void> {
  const { peer = '127.0.0.1' } = call.env;
  if (LOOPBACK.has(peer) && isByOwnName(call)) return next();
  const problem = 'o controle só atende esta máquina, sem --open-control';
  throw Refusal.of('forbidden', 'endereço', problem);
}
