import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../../packages/sandbox/src/node/openStore';
import type { Store } from '../../../packages/sandbox/src/store/openOn';
import { openWithNote } from './accounts';
import { auditDeliveries } from './auditDeliveries';
import { type Answered, auditStore, nothingAnswered } from './auditStore';
import { startLoad } from './startLoad';
import type { PostgresServer } from './startPostgres';
import { startReceivers } from './startReceivers';
import { type StoreLocation, startSimulator } from './startSimulator';
import { waitUntil } from './waitUntil';

/** Maximum number of successful writes before a kill, and the maximum delay after them (ms). */
const WRITES = 150;
const LATER = 100;

/** A timeout of one second, so that the lease of a killed sender expires soon. */
const RULES = { 'resposta-esperada': { segundos: 1 } };

export interface KillPlan {
  place: StoreLocation;
  /** PostgreSQL server, killed instead of the simulator in every other round. */
  server?: PostgresServer;
  rounds: number;
}

/** Kills during writes and deliveries, and audits the store after each round. */
export async function proveKills({ place, server, rounds }: KillPlan) {
  const receivers = await startReceivers(() => 'good');
  const answered = nothingAnswered();
  const faults: string[] = [];
  let simulator = await startSimulator(place, RULES);
  const caller = await openWithNote(simulator.url, receivers.urlOf('all'));
  for (let round = 1; round <= rounds; round += 1) {
    const load = startLoad(caller, answered);
    const enough = countAnswered(answered) + 1 + Math.random() * WRITES;
    await waitUntil(async () => countAnswered(answered) >= enough, 'enough is written');
    await setTimeout(Math.random() * LATER);
    if (server && round % 2 === 0) await server.killAndRestart();
    else await simulator.kill();
    await load.stop();
    faults.push(...(await look(place, (store) => auditStore(store, answered))));
    if (server && round % 2 === 0) continue;
    simulator = await startSimulator(place, RULES);
    caller.url = simulator.url;
  }
  await waitUntil(async () => {
    const pages = [];
    for (let offset = 0, total = 1; offset < total; offset += 1000) {
      const { body } = await caller.call(
        `GET /_sandbox/objects/deliveries?limit=1000&offset=${offset}`,
      );
      const page = body as { items: { status: string }[]; total: unknown };
      total = Number(page.total);
      pages.push(...page.items);
    }
    return pages.every(({ status }) => status === 'SUCCESS');
  }, 'every delivery has arrived');
  await simulator.stop();
  const ended = await look(place, async (store) => {
    faults.push(...(await auditStore(store, answered)));
    return auditDeliveries(store, receivers.arrivals);
  });
  await receivers.close();
  return { ...ended, writes: countAnswered(answered), faults: [...faults, ...ended.faults] };
}

const countAnswered = (answered: Answered): number => Object.values(answered).flat().length;

/** Reads the store directly, without a simulator. */
async function look<Result>(place: StoreLocation, read: (store: Store) => Promise<Result>) {
  const store = await openStore(place);
  try {
    return await read(store);
  } finally {
    await store.destroy();
  }
}
