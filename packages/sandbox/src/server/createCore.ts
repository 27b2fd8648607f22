import { Hono } from 'hono';
import { authenticate } from '../auth/accounts.js';
import type { Contract } from '../contract/Contract.js';
import type { CompileSchema } from '../contract/compileSchema.js';
import { ValidatorCompiler } from '../contract/validators.js';
import { serveControl } from '../control/serveControl.js';
import type { ConsoleFile } from '../control/serveReadings.js';
import { fileAccess, findFile } from '../domain/files.js';
import { isKeepable } from '../exact/exactJson.js';
import { loadRules, type Replacements } from '../rules/Rules.js';
import type { Store } from '../store/openOn.js';
import { drawSurprises } from '../surprises/drawSurprises.js';
import { Deliverer, type SendDelivery } from '../webhooks/Deliverer.js';
import { readClock, setClock } from '../work/clock.js';
import { createIdSource } from '../work/Work.js';
import { answerErrors, answerProblems, answerUnknown } from './answerErrors.js';
import { CallLog } from './CallLog.js';
import { guardRequests } from './guardRequests.js';
import { beginExchange, type HttpEnv, pathOf, respond } from './HttpCall.js';
import { describeError, type Report } from './Report.js';
import { Runner } from './Runner.js';
import { serveContracts } from './serveContracts.js';

/** Options of a simulator. */
export interface CoreOptions {
  contracts: Contract[];
  /** Compiles the schemas of contracts and control, or finds their compiled checks. */
  compile: CompileSchema;
  /** An open store, which `close()` leaves open. */
  store: Store;
  /** Sends a delivery. */
  send: SendDelivery;
  /** Draws the alternatives of the rules by this text, before `rules` replace parameters. */
  surprise?: string;
  /** Parameters of the rules; later ones override earlier ones. */
  rules?: readonly Replacements[];
  /** The instant the clock starts at; the real time by default. */
  clock?: Date;
  /** Makes the identifiers the same in every run. */
  seed?: string;
  /** The name that it listens on, accepted in addition to loopback names. */
  host?: string;
  /** Other accepted host names, for example a container's; exact, without a port. */
  allowHosts?: string[];
  /** Origins of pages with the rights of the simulator's own page: `http://localhost:5173`. */
  allowOrigins?: readonly string[];
  /** Writes the log; without it nothing is logged. */
  report?: Report;
  /** Whether other machines, such as neighbouring containers, may make control calls. */
  openControl?: boolean;
  /** Whether it delivers notifications automatically; true by default. */
  deliver?: boolean;
  /** The files of the console at `/`; none by default. */
  consoleFiles?: readonly ConsoleFile[];
}

/** The facts about a request that is invalid HTTP, so that no call exists for it. */
export interface BrokenRequest {
  status: number;
  onde: string;
  problema: string;
}

/** A simulator without files and a network. */
export interface SimulatorCore {
  /**
   * Answers a request. The promise never settles when the call meets the fault `timeout`.
   * @param peer IP address at the other end of the connection; this machine's by default
   */
  fetch: (request: Request, peer?: string) => Promise<Response>;
  /** The answer to a request that cannot be passed to `fetch`. */
  answerBroken: (broken: BrokenRequest) => Response;
  runner: Runner;
  deliverer: Deliverer;
  /** Ends deliveries under way. */
  close: () => Promise<void>;
}

/**
 * Creates a simulator: a function from a request to a response, for a server, a process or a worker of a browser.
 * @throws Error naming the invalid rule
 */
export async function createCore(options: CoreOptions): Promise<SimulatorCore> {
  const { contracts, store, surprise } = options;
  const drawn = surprise === undefined ? [] : [drawSurprises(surprise)];
  const own = [...drawn, ...(options.rules ?? [])];
  const rules = loadRules(...own);
  const runner = new Runner(store, rules, createIdSource(options.seed));
  const clock = await store.selectFrom('clock').select('sandbox_at').executeTakeFirst();
  if (options.clock && !clock) await setClock(store, options.clock);
  const log = new CallLog();
  const report: Report = options.report ?? (() => undefined);
  const logError = (error: unknown) =>
    report('error', { msg: 'delivery', err: describeError(error) });
  const deliverer = new Deliverer(runner, options.send, logError, log, contracts);
  const app = new Hono<HttpEnv>();
  const compiler = new ValidatorCompiler(options.compile);
  watchCalls(app, { log, report, runner });
  answerErrors(app, report);
  guardRequests(app, {
    host: options.host ?? '127.0.0.1',
    allowHosts: options.allowHosts ?? [],
    allowOrigins: options.allowOrigins ?? [],
  });
  const fetch = async (request: Request, peer?: string): Promise<Response> =>
    app.fetch(request, { peer });
  serveControl(app, {
    fetch,
    runner,
    contracts,
    compiler,
    log,
    report,
    start: options.clock,
    wake: () => deliverer.wake(),
    loadOwn: (...more) => loadRules(...own, ...more),
    open: options.openControl ?? false,
    consoleFiles: options.consoleFiles ?? [],
  });
  serveFiles(app, runner);
  app.get('/health', async (call) =>
    respond(call, 200, JSON.stringify({ status: 'ok', now: await readClock(store) })),
  );
  serveContracts(app, contracts, { compiler, runner, deliverer, log });
  if (options.deliver ?? true) deliverer.start();
  const answerBroken: SimulatorCore['answerBroken'] = ({ status, ...misfit }) => {
    const call = { exchange: undefined, operation: undefined, ruled: runner.rules.watch() };
    return answerProblems({ var: call }, status, [misfit]);
  };
  return { fetch, answerBroken, runner, deliverer, close: () => deliverer.stop() };
}

/** Prepares each call, logs its response, and answers calls that no router can parse. */
function watchCalls(
  app: Hono<HttpEnv>,
  { log, report, runner }: { log: CallLog; report: Report; runner: Runner },
): void {
  app.use(async (call, next) => {
    call.set('begun', performance.now());
    call.set('ruled', runner.rules.watch());
    const { method } = call.req;
    const path = pathOf(call);
    call.set('exchange', beginExchange(path, runner.rules));
    if (!isReadable(path)) call.res = answerUnknown(call, 'não se pode ler');
    // Hono would answer HEAD as GET, but no contract has it.
    else if (method === 'HEAD' && path !== '/health') {
      call.res = answerUnknown(call, `nenhum contrato tem HEAD ${path}`);
    } else await next();
    log.addCall(call, call.res);
    report('info', { msg: 'call', method, path, status: call.res.status });
  });
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}

/** Serves uploaded files unchanged at the addresses in documents. */
function serveFiles(app: Hono<HttpEnv>, runner: Runner): void {
  app.get('/arquivos/:id', async (call) => {
    const { ruled } = call.var;
    const id = call.req.param('id');
    const { key, now } = await runner.begin('');
    const company = ruled.of(fileAccess).exigeToken
      ? await authenticate(key, call.req.header('authorization'), { now, rules: ruled })
      : undefined;
    const file = isKeepable(id) && (await findFile(runner.store, id, company));
    if (!file) return answerProblems(call, 404);
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
