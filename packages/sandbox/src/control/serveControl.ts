import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PreparedContract } from '../contract/Contract.js';
import { loadRules, type Replacements, type Rules } from '../rules/Rules.js';
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
import { policy, writePage } from './page/writePage.js';
import { readState } from './readState.js';
import { setState } from './setState.js';

export interface ControlOptions {
  runner: Runner;
  contracts: PreparedContract[];
  log: CallLog;
  /** The instant the clock is set to by a reset; the real time without one. */
  start: Date | undefined;
  /** Sends the deliveries that are due. */
  wake: () => void;
  /** The rules of the start, with more parameters replaced. */
  loadOwn: (replacements?: Replacements) => Rules;
  /** Whether others than this machine are answered. */
  open: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Calls under `/_sandbox/` that steer the simulator; `/` leads there. Unless `open`, only this machine is answered,
 * by its own names, whichever address the simulator listens at.
 */
export async function serveControl(
  server: FastifyInstance,
  { runner, contracts, log, start, wake, loadOwn, open }: ControlOptions,
): Promise<void> {
  const { store } = runner;
  const bodies = createBodyReaders(contracts);
  server.get('/', async (_request, reply) => reply.redirect('/_sandbox/'));
  await server.register(
    async (control) => {
      if (!open) control.addHook('onRequest', refuseOthers);
      control.addHook('onResponse', async () => wake());
      control.setErrorHandler((error, request, reply) => {
        const refusal = readRefusal(error as Error, ['application/json']);
        if (refusal) return reply.code(400).send({ problemas: refusal.misfits });
        request.log.error({ err: error }, 'control');
        const problemas = [{ onde: 'simulador', problema: 'erro interno' }];
        return reply.code(500).send({ problemas });
      });
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
      steer('POST', '/reset', async () => {
        await store.transaction().execute(emptyStore);
        await setClock(store, start);
        runner.rules = loadOwn();
        log.clear();
      });
      control.post('/seed', async ({ body }) => {
        const place = bodies.readPlace(body);
        return seed({ server, runner, contracts }, place).finally(() => log.clear());
      });
      steer('POST', '/decide', (body) => decide(runner, bodies.readDecision(body)));
      steer('POST', '/state', (body) => setState(runner, contracts, bodies.readStateChange(body)));
      steer('POST', '/change', (body) => changeOperation(runner, bodies.readOperationChange(body)));
      const operations = contracts.flatMap((contract) => contract.operations);
      steer('POST', '/fail', (body) =>
        orderFault(store, runner.rules, operations, bodies.readFault(body)),
      );
      control.get('/deliveries', async ({ query }) =>
        listDeliveries(store, bodies.readPage(query)),
      );
      steer('POST', '/resend', (body) => resend(runner, bodies.readResend(body)));
      control.get('/events', async () => ({ events: listEvents(contracts) }));
      control.post('/trigger', async ({ body }) =>
        trigger(runner, contracts, bodies.readTrigger(body)),
      );
      control.post('/listen', async ({ body }) =>
        listen(runner, contracts, bodies.readListenOrder(body)),
      );
      control.get('/rules', async () => runner.rules.entries);
      steer('PUT', '/rules', async (body) => {
        runner.rules = bodies.readRules(body, loadOwn);
      });
      control.get('/inspect', async () => readState(store));
      control.get('/', async (_request, reply) => {
        const state = await readState(store);
        const rules = runner.rules.entries;
        const ownRules = loadRules().entries;
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', policy)
          .header('x-content-type-options', 'nosniff')
          .header('referrer-policy', 'no-referrer')
          .header('cache-control', 'no-store')
          .send(writePage({ state, calls: log.calls, rules, ownRules }));
      });
    },
    { prefix: '/_sandbox' },
  );
}

async function refuseOthers({ host, ip }: FastifyRequest): Promise<void> {
  if (!LOOPBACK.has(ip) || !isByOwnName(host))
    throw Refusal.of('invalid', 'endereço', 'o controle só atende esta máquina');
}
