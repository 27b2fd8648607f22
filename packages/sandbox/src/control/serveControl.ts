import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { PreparedContract } from '../contract/PreparedContract.js';
import { loadRules, type Replacements } from '../rules/loadRules.js';
import type { Rules } from '../rules/Rules.js';
import type { CallLog } from '../server/CallLog.js';
import { type Fault, orderFault } from '../server/faults.js';
import type { Runner } from '../server/Runner.js';
import { tellUnreadable } from '../server/tellUnreadable.js';
import { emptyStore } from '../store/emptyStore.js';
import { seed } from '../story/seed.js';
import { readClock, setClock } from '../work/clock.js';
import { Refusal } from '../work/Refusal.js';
import { ControlBodies } from './ControlBodies.js';
import { changeOperation } from './changeOperation.js';
import { type Decision, decide } from './decide.js';
import { policy, writePage } from './page/writePage.js';
import { readState } from './readState.js';

export interface ControlOptions {
  runner: Runner;
  contracts: PreparedContract[];
  log: CallLog;
  /** The instant the clock is set to by a reset; the real time without one. */
  start: Date | undefined;
  /** Has what is due to be delivered go out. */
  wake: () => void;
  /** The rules of the start, with more parameters replaced. */
  loadOwn: (replacements?: Replacements) => Rules;
  /** Whether others than this machine are answered. */
  open: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Calls under `/_sandbox/`, to which `/` leads, that steer the simulator: unless opened only from this machine, whatever it listens to. */
export async function serveControl(
  server: FastifyInstance,
  { runner, contracts, log, start, wake, loadOwn, open }: ControlOptions,
): Promise<void> {
  const { store } = runner;
  const bodies = new ControlBodies(contracts);
  server.get('/', async (_request, reply) => reply.redirect('/_sandbox/'));
  await server.register(
    async (control) => {
      if (!open) control.addHook('onRequest', refuseOthers);
      control.addHook('onResponse', async () => wake());
      control.setErrorHandler((error, request, reply) => {
        const refusal =
          error instanceof Refusal
            ? error
            : tellUnreadable(error as FastifyError, ['application/json']);
        if (refusal) return reply.code(400).send({ problemas: refusal.misfits });
        request.log.error({ err: error }, 'control');
        return reply
          .code(500)
          .send({ problemas: [{ onde: 'simulador', problema: 'erro interno' }] });
      });
      control.get('/clock', async () => ({ now: await readClock(store) }));
      control.put('/clock', async ({ body }) => {
        await setClock(store, bodies.readClockChange(body, await readClock(store)));
        await runner.passTime();
        return { now: await readClock(store) };
      });
      control.post('/reset', async (_request, reply) => {
        await store.transaction().execute(emptyStore);
        await setClock(store, start);
        runner.rules = loadOwn();
        log.clear();
        return reply.code(204).send();
      });
      control.post('/seed', async ({ body }) => {
        const place = bodies.readPlace(body);
        return seed({ server, runner, contracts }, place).finally(() => log.clear());
      });
      control.post('/decide', async ({ body }, reply) => {
        const decision: Decision = bodies.readDecision(body);
        await decide(runner, decision);
        return reply.code(204).send();
      });
      control.post('/change', async ({ body }, reply) => {
        await changeOperation(runner, bodies.readOperationChange(body));
        return reply.code(204).send();
      });
      control.post('/fail', async ({ body }, reply) => {
        const fault: Fault = bodies.readFault(body);
        await orderFault(store, runner.rules, fault);
        return reply.code(204).send();
      });
      control.get('/rules', async () => runner.rules.entries);
      control.put('/rules', async ({ body }, reply) => {
        runner.rules = bodies.readRules(body, loadOwn);
        return reply.code(204).send();
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

async function refuseOthers({ ip }: FastifyRequest): Promise<void> {
  if (!LOOPBACK.has(ip))
    throw Refusal.of('invalid', 'endereço', 'o controle só atende esta máquina');
}
