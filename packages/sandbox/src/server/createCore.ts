import { Hono } from 'hono';
import { authenticate } from '../auth/accounts.js';
import { serveControl } from '../control/serveControl.js';
import { fileAccess, findFile } from '../domain/files.js';
import { isStorable } from '../exact/exactJson.js';
import { loadRules, type Replacements } from '../rules/loadRules.js';
import { importState } from '../state/importState.js';
import { listFilled } from '../store/createTables.js';
import { drawSurprises } from '../surprises/drawSurprises.js';
import { Deliverer } from '../webhooks/Deliverer.js';
import { readClock, setClock } from '../work/clock.js';
import { createIdSource } from '../work/Work.js';
import { answerError, answerProblems, answerUnknown } from './answerErrors.js';
import { CallLog } from './CallLog.js';
import { guardRequests } from './guardRequests.js';
import { beginExchange, type HttpEnv, pathOf, respond } from './HttpCall.js';
import { Runner } from './Runner.js';
import type { CoreOptions, Simulator } from './Simulator.js';
import { serveContracts } from './serveContracts.js';

/**
 * Creates a simulator without files and a network, for a server, a process or a worker of a browser.
 * @throws Error naming the invalid rule, or the line of the state
 */
export async function createCore(options: CoreOptions): Promise<Simulator> {
  const { contracts, rules = {}, store, surprise, report = () => undefined } = options;
  const drawn = surprise === undefined ? [] : [drawSurprises(surprise)];
  const loadOwn: Simulator['loadOwn'] = (...more) => loadRules(...drawn, rules, ...more);
  const begun = options.state ? await begin(options, options.state, loadOwn) : {};
  const runner = new Runner(store, loadOwn(begun), createIdSource(options.seed));
  const clock = await store.selectFrom('clock').select('sandbox_at').executeTakeFirst();
  if (options.clock && !clock) await setClock(store, options.clock);
  const log = new CallLog();
  const end = new AbortController();
  const app = new Hono<HttpEnv>();
  const deliverer = new Deliverer(runner, options.send, report, log, contracts);
  const simulator: Simulator = {
    options,
    fetch: async (request, peer) => app.fetch(request, { peer }),
    answerBroken: ({ status, ...violation }) => {
      const call = { exchange: undefined, operation: undefined, ruled: runner.rules.watch() };
      return answerProblems({ var: call }, status, [violation]);
    },
    runner,
    deliverer,
    log,
    report,
    loadOwn,
    closing: end.signal,
    close: () => {
      end.abort(new Error('O simulador foi fechado: crie outro'));
      return deliverer.stop();
    },
  };
  watchCalls(app, simulator);
  app.onError((error, call) => answerError(error, call, report));
  app.notFound((call) => answerUnknown(call));
  guardRequests(app, options);
  // Hono would answer HEAD as GET, but no contract has it.
  app.use('/api/*', async (call, next) =>
    call.req.method === 'HEAD' ? answerUnknown(call) : next(),
  );
  serveControl(app, simulator);
  serveUploads(app, runner);
  app.get('/health', async (call) =>
    respond(call, 200, JSON.stringify({ status: 'ok', now: await readClock(store) })),
  );
  serveContracts(app, simulator);
  if (options.deliver ?? true) deliverer.start();
  return simulator;
}

/** Fills an empty store with a state. @throws Error in Portuguese for a store with rows, or with the refusal's problems */
async function begin(
  { contracts, store }: CoreOptions,
  state: Uint8Array,
  loadOwn: Simulator['loadOwn'],
): Promise<Replacements> {
  if ((await listFilled(store)).length > 0) {
    throw new Error('state: os dados já existem: com --state, informe uma pasta ou um banco vazio');
  }
  return importState({ contracts, store }, state, loadOwn).catch((error: Error) => {
    throw new Error(`state: ${error.message}`, { cause: error });
  });
}

function watchCalls(app: Hono<HttpEnv>, { log, runner }: Simulator): void {
  app.use(async (call, next) => {
    call.set('begun', performance.now());
    call.set('ruled', runner.rules.watch());
    call.set('exchange', beginExchange(pathOf(call)));
    await next();
    log.addCall(call, call.res);
  });
}

function serveUploads(app: Hono<HttpEnv>, runner: Runner): void {
  app.get('/arquivos/:id', async (call) => {
    const { ruled } = call.var;
    const id = call.req.param('id');
    const { key, now } = await runner.begin('');
    const company = ruled.of(fileAccess).exigeToken
      ? await authenticate(ruled, key, call.req.header('authorization'), now)
      : undefined;
    const file = isStorable(id) && (await findFile(runner.store, id, company));
    if (!file) {
      const problem = 'não há este arquivo, ou é de outra conta';
      return answerProblems(call, 404, [{ location: 'caminho', problem, rule: fileAccess.id }]);
    }
    return respond(call, 200, new Uint8Array(file.bytes), {
      'content-type': file.media_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFileName(file.name)}`,
      'x-content-type-options': 'nosniff',
    });
  });
}

/** Encodes a name by RFC 8187: `encodeURIComponent` leaves `'()*` as they are. */
function encodeFileName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
