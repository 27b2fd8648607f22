import { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod';
import { toDetail, type Violation } from '../contract/describeViolations.js';
import { Examples } from '../contract/Examples.js';
import { findCheck } from '../contract/findCheck.js';
import { lowerId } from '../contract/formats.js';
import { toPlain } from '../exact/exactJson.js';
import { findAnswers } from '../recorder/findAnswers.js';
import { Traffic } from '../recorder/Traffic.js';
import { loadRules, replacements } from '../rules/loadRules.js';
import { explainFailure, type ReportError } from '../server/answerErrors.js';
import { faultOrder, orderFault } from '../server/faults.js';
import { isByOwnName } from '../server/guardRequests.js';
import { type HttpCall, type HttpEnv, parseQuery, respond } from '../server/HttpCall.js';
import { readBody, readBytes } from '../server/readBodies.js';
import type { Simulator } from '../server/Simulator.js';
import { exportState } from '../state/exportState.js';
import { importState } from '../state/importState.js';
import { MOST, refuseState } from '../state/readLines.js';
import { emptyStore } from '../store/createTables.js';
import type { Store } from '../store/openOn.js';
import { describeJourneys, readStoryIds } from '../story/Story.js';
import { journeyPoint, seed } from '../story/seed.js';
import { parseInstant, readClock, setClock, YEARS } from '../work/clock.js';
import { readData } from '../work/readData.js';
import { Refusal, refuseErrors, requireOneOf } from '../work/Work.js';
import { decide, decision } from './decide.js';
import { listEventNames, resend, resendOrder, trigger, triggerOrder } from './deliveries.js';
import { describeCalls } from './describeCalls.js';
import { listen, listenOrder } from './listen.js';
import {
  countObjects,
  LONGEST_PAGE,
  listObjects,
  OBJECT_KINDS,
  type ObjectKind,
  readFaults,
  readJobs,
  readObject,
  readState,
} from './readObjects.js';
import { setState, stateOrder } from './setState.js';
import { describeLives } from './stateChanges.js';

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

  /** @param schema of the query of a GET, or else of the body */
  const serve = <Schema extends z.ZodType>(
    route: string,
    schema: Schema,
    work: (sent: z.output<Schema>, req: HttpCall['req']) => unknown,
  ) => {
    const [method = '', url = ''] = route.split(' ');
    control.on(method, url, async (call) => {
      const isRead = method === 'GET';
      const expected = { bodyRequired: route !== 'POST /reset', bodyTypes: ['application/json'] };
      const sent = isRead ? parseQuery(call.req.url) : (await readBody(call, expected)).body;
      const order = readData(schema, toPlain(sent), isRead ? 'consulta' : 'corpo');
      const answered = await work(order, call.req);
      if (!isRead) deliverer.wake();
      // The command `listen` polls its call.
      if (!isRead && route !== 'POST /listen') log.changes += 1;
      return respond(call, answered === undefined ? 204 : 200, JSON.stringify(answered));
    });
  };

  serve('GET /clock', NOTHING, async () => ({ now: await readClock(store) }));
  serve('PUT /clock', clockChange, async (change) => {
    await changeClock(store, change);
    await runner.runDueJobs();
    return { now: await readClock(store) };
  });
  serve('GET /rules', NOTHING, () => runner.rules.entries);
  serve('PUT /rules', replacements, (more) => {
    const isChange = Object.keys(more).length > 0;
    runner.rules = isChange ? loadRules(runner.rules.replaced, more) : begun;
  });

  // Tasks that empty the store run one after the other, so that a reset does not interrupt a seed.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(task);
    turn = done.catch(() => undefined);
    return done;
  };
  const restore = async (bytes: Uint8Array) => {
    runner.rules = loadOwn(await importState({ contracts, store }, bytes, loadOwn));
    log.changes += 1;
    log.clear();
  };
  serve('POST /reset', NOTHING, () =>
    inTurn(async () => {
      if (state) return restore(state);
      await store.transaction().execute(emptyStore);
      await setClock(store, clock);
      runner.rules = begun;
      log.clear();
    }),
  );
  serve('POST /seed', journeyPoint, (point) =>
    inTurn(() => seed(simulator, point).finally(() => log.clear())),
  );
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

  const operations = contracts.flatMap((contract) => contract.operations);
  serve('POST /decide', decision, (decided) => decide(runner, decided));
  serve('POST /state', stateOrder, (change) => setState(runner, contracts, change));
  serve('POST /fail', faultOrder, (fault) => orderFault(store, operations, fault));
  serve('POST /resend', resendOrder, (again) => resend(runner, again));
  serve('POST /trigger', triggerOrder, (event) => trigger(runner, contracts, event));
  serve('POST /listen', listenOrder, (from) => listen(runner, contracts, from));

  const examples = new Examples(contracts);
  const offset = aCount(0, Number.MAX_SAFE_INTEGER, 0);
  const pageOf = (limit: z.ZodType<number>) => z.strictObject({ limit, offset });
  serve('GET /operations', NOTHING, () => describeCalls(contracts));
  serve('GET /journeys', NOTHING, () =>
    describeJourneys(examples, readStoryIds(runner.rules, examples)),
  );
  serve('GET /events', NOTHING, () => ({ events: listEventNames(contracts) }));
  serve('GET /deliveries', pageOf(aCount(1, 100, 20)), (page) =>
    listObjects(store, 'deliveries', page),
  );
  serve('GET /inspect', z.strictObject({ limit: aCount(0, LONGEST_PAGE, 100) }), ({ limit }) =>
    readState(store, limit),
  );
  serve('GET /objects', NOTHING, async () => ({
    counts: Object.fromEntries(
      await Promise.all(OBJECT_KINDS.map(async (kind) => [kind, await countObjects(store, kind)])),
    ),
    lives: describeLives(contracts),
    notifications: listEventNames(contracts),
  }));
  serve('GET /objects/:kind', pageOf(aCount(0, LONGEST_PAGE, 25)), (page, req) =>
    listObjects(store, readKind(req), page),
  );
  serve('GET /objects/:kind/:id', NOTHING, (_, req) =>
    readObject(runner, readKind(req), req.param('id') ?? ''),
  );
  serve('GET /log', z.strictObject({ after: offset }), async ({ after }) => {
    const [next = null] = await readJobs(store, 1);
    return {
      run: log.run,
      changes: log.changes,
      now: await readClock(store),
      next,
      faults: await readFaults(store),
      items: log.entries.filter(({ number }) => number > after),
    };
  });
  serve('GET /log/:id', NOTHING, (_, req) => {
    const id = lowerId(req.param('id') ?? '');
    const exchange = log.read(id);
    if (exchange) return exchange;
    throw Refusal.of('missing', 'id', `o registro não tem, ou não tem mais, a requisição ${id}`);
  });
  control.post('/answers', async (call) => {
    const text = new TextDecoder().decode(await readUpload(call));
    const name = call.req.query('name') ?? 'HAR';
    const report = refuseErrors('arquivo', () =>
      findAnswers(new Traffic(contracts, new Map([[name, text]]), findCheck)),
    );
    return respond(call, 200, JSON.stringify(report));
  });
  app.route('/', scope);
}

function readKind(req: HttpCall['req']): ObjectKind {
  return requireOneOf('caminho', req.param('kind') ?? '', OBJECT_KINDS);
}

const NOTHING = z.strictObject({});

/** A whole number of a query, sent once. */
function aCount(least: number, most: number, byDefault: number) {
  const isCount = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const wanted = `deve ser um número inteiro, de ${least} a ${most}`;
  return z.string(wanted).refine(isCount, wanted).transform(Number).default(byDefault);
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

const LATEST = new Date(Date.UTC(YEARS.last + 1, 0));

async function changeClock(store: Store, { advance, now }: z.output<typeof clockChange>) {
  if ((now === undefined) === (advance === undefined)) {
    throw Refusal.of('invalid', 'corpo', 'deve ter now ou advance, e só um deles');
  }
  await store.transaction().execute(async (tx) => {
    // Of two calls that advance the clock, both count.
    await sql`lock table clock in exclusive mode`.execute(tx);
    const instant =
      now === undefined
        ? new Date(+(await readClock(tx)) + Number(advance) * 1000)
        : refuseErrors('now', () => parseInstant(now));
    if (!(instant < LATEST)) {
      throw Refusal.of('invalid', 'advance', `o relógio não passa do ano ${YEARS.last}`);
    }
    await setClock(tx, instant);
  });
}

function answerControlError(error: Error, call: HttpCall, report: ReportError): Response {
  if (error instanceof Refusal) {
    const status = error.reason === 'forbidden' ? 403 : 400;
    return respond(call, status, writeProblems(error.violations));
  }
  report('control', error);
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
