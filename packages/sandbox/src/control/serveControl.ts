import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreparedContract } from '../contract/Contract.js';
import type { Replacements, Rules } from '../rules/Rules.js';
import { isByOwnName, readRefusal } from '../server/answerErrors.js';
import type { CallLog } from '../server/CallLog.js';
import { orderFault } from '../server/faults.js';
import type { Runner } from '../server/Runner.js';
import { emptyStore } from '../store/migrate.js';
import { seed } from '../story/seed.js';
import { advanceClock, readClock, setClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';
import { createBodyReaders } from './createBodyReaders.js';
import { changeOperation, decide } from './decide.js';
import { listDeliveries, listEvents, resend, trigger } from './deliveries.js';
import { listen } from './listen.js';
import { serveConsole, serveReadings } from './serveReadings.js';
import { setState } from './setState.js';

export interface ControlOptions {
  runner: Runner;
  contracts: PreparedContract[];
  log: CallLog;
  /** The instant that a reset sets the clock to; the real time by default. */
  start: Date | undefined;
  /** Makes the deliverer send due deliveries. */
  wake: () => void;
  /** Loads the initial rules with further replacements. */
  loadOwn: (...replacements: readonly Replacements[]) => Rules;
  /** Whether other machines may call the control. */
  open: boolean;
  /** Folder with the console's files. */
  consoleFolder: string | undefined;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Serves the control calls under `/_sandbox/` and the console at `/`. Unless `open`, only this machine may call them,
 * and only by a loopback name, whichever address the simulator listens on.
 */
export async function serveControl(
  server: FastifyInstance,
  { runner, contracts, log, start, wake, loadOwn, open, consoleFolder }: ControlOptions,
): Promise<void> {
  const { store } = runner;
  const bodies = createBodyReaders(contracts);
  const guard = (scope: FastifyInstance) => {
    if (!open) scope.addHook('onRequest', refuseOthers);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = readRefusal(error as Error, ['application/json']);
      if (refusal) {
        const code = refusal.reason === 'forbidden' ? 403 : 400;
        return reply.code(code).send({ problemas: refusal.misfits });
      }
      request.log.error({ err: error }, 'control');
      const problemas = [{ onde: 'simulador', problema: 'erro interno' }];
      return reply.code(500).send({ problemas });
    });
  };
  await server.register(async (readings) => {
    guard(readings);
    serveConsole(readings, consoleFolder);
    await readings.register(async (scope) => serveReadings(scope, { runner, contracts, log }), {
      prefix: '/_sandbox',
    });
  });
  await server.register(
    async (control) => {
      guard(control);
      control.addHook('onResponse', async () => wake());
      const steer = (method: string, url: string, task: (body: unknown) => Promise<void>) =>
        control.route({
          method,
          url,
          handler: async ({ body }, reply) => {
            await task(body);
            return reply.code(204).send();
          },
        });
      control.get('/clock', async () => ({ now: await readClock(store) }));
      control.put('/clock', async ({ body }) => {
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
      steer('POST', '/reset', () =>
        inTurn(async () => {
          await store.transaction().execute(emptyStore);
          await setClock(store, start);
          runner.rules = loadOwn();
          replaced = [];
        }),
      );
      control.post('/seed', async ({ body }) => {
        const order = bodies.readSeedOrder(body);
        return inTurn(() => seed({ server, runner, contracts }, order));
      });
      steer('POST', '/decide', (body) => decide(runner, bodies.readDecision(body)));
      steer('POST', '/state', (body) => setState(runner, contracts, bodies.readStateOrder(body)));
      steer('POST', '/change', (body) => changeOperation(runner, bodies.readOperationChange(body)));
      const operations = contracts.flatMap((contract) => contract.operations);
      steer('POST', '/fail', (body) =>
        orderFault(store, runner.rules, operations, bodies.readFaultOrder(body)),
      );
      control.get('/deliveries', async ({ query }) =>
        listDeliveries(store, bodies.readPage(query)),
      );
      steer('POST', '/resend', (body) => resend(runner, bodies.readResend(body)));
      control.get('/events', async () => ({ events: listEvents(contracts) }));
      control.post('/trigger', async ({ body }) =>
        trigger(runner, contracts, bodies.readTriggerOrder(body)),
      );
      control.post('/listen', async ({ body }) =>
        listen(runner, contracts, bodies.readListenOrder(body)),
      );
      control.get('/rules', async () => runner.rules.entries);
      steer('PUT', '/rules', async (body) => {
        runner.rules = bodies.readRules(body, (more) => {
          const all = Object.keys(more).length > 0 ? [...replaced, more] : [];
          const rules = loadOwn(...all);
          replaced = all;
          return rules;
        });
      });
    },
    { prefix: '/_sandbox' },
  );
}

async function refuseOthers({ host, ip }: FastifyRequest): Promise<void> {
  if (!LOOPBACK.has(ip) || !isByOwnName(host))
    throw Refusal.of(
      'forbidden',
      'endereço',
      'o controle só atende esta máquina, sem --open-control',
    );
}
