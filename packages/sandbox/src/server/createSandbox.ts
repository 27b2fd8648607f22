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
  /** File with validated contracts; the package's file by default. */
  contractsFile?: string;
  /** Folder with the console's files; without it `/` is not served. */
  consoleFolder?: string;
  /** YAML file with the user's rules. */
  rulesFile?: string;
  /** Parameters that override those of the file. */
  rules?: Replacements;
  /** The instant the clock starts at; the real time by default. */
  clock?: Date;
  /** Makes the identifiers the same in every run. */
  seed?: string;
  /** The name that it listens on, accepted in addition to loopback names. */
  host?: string;
  /** Other accepted host names, for example a container's; exact, without a port. */
  allowHosts?: string[];
  /** Log level for standard output; without it nothing is logged. */
  logLevel?: string;
  /** Host names that notifications may be delivered to, in addition to this machine's. */
  allowTargets?: string[];
  /** Whether other machines, such as neighbouring containers, may make control calls. */
  openControl?: boolean;
  /** Whether it delivers notifications automatically; true by default. */
  deliver?: boolean;
  /** An open store, which `close()` leaves open. */
  store?: Store;
}

export interface Sandbox {
  server: FastifyInstance;
  runner: Runner;
  deliverer: Deliverer;
  /** Ends requests under way, then closes the store. */
  close: () => Promise<void>;
}

/**
 * Creates a simulator that is ready to listen.
 * @throws Error naming the invalid contract, rule or option
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const rules = loadRules(options.rulesFile, options.rules ?? {});
  const contracts = await prepareContracts(options.specs, options.contractsFile);
  const store = options.store ?? (await openStore(options));
  const runner = new Runner(store, rules, createIdSource(options.seed));
  const clock = await store.selectFrom('clock').select('sandbox_at').executeTakeFirst();
  if (options.clock && !clock) await setClock(store, options.clock);
  const server = fastify({
    // The log leaves out headers, bodies and queries, which may contain tokens and secrets.
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
  const logError = (error: unknown) => server.log.error({ err: error }, 'delivery');
  const deliverer = new Deliverer(runner, targets, logError, log);
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

/** Serves uploaded files unchanged at the addresses in documents. */
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
