import { type FastifyInstance, fastify } from 'fastify';
import { authenticate } from '../auth/accounts.js';
import { serveControl } from '../control/serveControl.js';
import { fileAccess, findFile } from '../domain/files.js';
import { isKeepable } from '../exact/exactJson.js';
import { loadRules, type Replacements } from '../rules/Rules.js';
import { openStore, type Store, type StoreOptions } from '../store/openStore.js';
import { Deliverer } from '../webhooks/Deliverer.js';
import { readClock, setClock } from '../work/clock.js';
import { createIdSource } from '../work/Work.js';
import {
  answerErrors,
  answerUnreadablePath,
  guardRequests,
  writeErrorBody,
} from './answerErrors.js';
import { CallLog } from './CallLog.js';
import { prepareContracts } from './prepareContracts.js';
import { Runner } from './Runner.js';
import { BODY_LIMIT, readBodies } from './readBodies.js';
import { serveContracts } from './serveContracts.js';
import { validateParts } from './validateParts.js';

export interface SandboxOptions extends StoreOptions {
  /** Folder with the contracts, one `*.yaml` for each service. */
  specs: string;
  /** File with contracts that were checked already, instead of the package's own. */
  contractsFile?: string;
  /** Folder with the console's files; nothing answers at `/` without it. */
  consoleFolder?: string;
  /** The reader's rules, a YAML file. */
  rulesFile?: string;
  /** Parameters that prevail over the file's. */
  rules?: Replacements;
  /** The instant the clock begins at; the real time without it. */
  clock?: Date;
  /** Makes identifiers the same in every run. */
  seed?: string;
  /** The name it listens at, and answers to besides this machine's own. */
  host?: string;
  /** Other names that it answers to, for example a container's; exact, without a port. */
  allowHosts?: string[];
  /** Level of the log on standard output; no log without it. */
  logLevel?: string;
  /** Host names, besides this machine's, that notifications are delivered to. */
  allowTargets?: string[];
  /** Whether calls that steer it are answered to other machines, too: a container's neighbour is one. */
  openControl?: boolean;
  /** Whether it delivers notifications by itself; it does if not said. */
  deliver?: boolean;
  /** A store that is open already, and stays open after `close()`. */
  store?: Store;
}

export interface Sandbox {
  server: FastifyInstance;
  runner: Runner;
  deliverer: Deliverer;
  /** Ends requests under way, then the store. */
  close: () => Promise<void>;
}

/**
 * Makes a simulator that is ready to listen.
 * @throws Error naming the contract, rule or option that does not serve
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const rules = loadRules(options.rulesFile, options.rules ?? {});
  const contracts = await prepareContracts(options.specs, options.contractsFile);
  const store = options.store ?? (await openStore(options));
  const runner = new Runner(store, rules, createIdSource(options.seed));
  const clock = await store.selectFrom('clock').select('sandbox_at').executeTakeFirst();
  if (options.clock && !clock) await setClock(store, options.clock);
  const server = fastify({
    // A line for each request, without headers, bodies and query: no token and no secret is in it.
    logger: options.logLevel !== undefined && {
      level: options.logLevel,
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
    },
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
    exposeHeadRoutes: false,
    frameworkErrors: (_error, _request, reply) => {
      answerUnreadablePath(runner.rules.watch(), reply);
    },
  });
  const targets = {
    allowed: options.allowTargets ?? [],
    ownPorts: () =>
      server.addresses().flatMap((address) => (typeof address === 'string' ? [] : address.port)),
  };
  const log = new CallLog();
  const tellError = (error: unknown) => server.log.error({ err: error }, 'delivery');
  const deliverer = new Deliverer(runner, targets, tellError, log);
  answerErrors(server, runner);
  guardRequests(server, {
    host: options.host ?? '127.0.0.1',
    allowHosts: options.allowHosts ?? [],
  });
  await readBodies(server);
  log.listen(server);
  await serveControl(server, {
    runner,
    contracts,
    log,
    start: options.clock,
    wake: () => deliverer.wake(),
    loadOwn: (...more) => loadRules(options.rulesFile, options.rules ?? {}, ...more),
    open: options.openControl ?? false,
    consoleFolder: options.consoleFolder,
  });
  serveFiles(server, runner);
  server.get('/health', { exposeHeadRoute: true }, async () => ({
    status: 'ok',
    now: await readClock(store),
  }));
  await server.register(async (scope) => {
    validateParts(scope, { early: false });
    serveContracts(scope, contracts, { runner, deliverer, log });
  });
  await server.ready();
  if (options.deliver ?? true) deliverer.start();
  const close = async (): Promise<void> => {
    await server.close();
    await deliverer.stop();
    if (!options.store) await store.destroy();
  };
  return { server, runner, deliverer, close };
}

/** Gives files back byte for byte, at the addresses that documents carry. */
function serveFiles(server: FastifyInstance, runner: Runner): void {
  server.get<{ Params: { id: string } }>('/arquivos/:id', async (request, reply) => {
    const { ruled, headers, params } = request;
    const { key, now } = await runner.begin('');
    const company = ruled.of(fileAccess).exigeToken
      ? await authenticate(key, headers.authorization, { now, rules: ruled })
      : undefined;
    const file = isKeepable(params.id) && (await findFile(runner.store, params.id, company));
    if (!file) return reply.code(404).send(writeErrorBody(404, undefined, ruled));
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    return reply
      .type(file.media_type)
      .header('content-disposition', disposition)
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(file.bytes));
  });
}
