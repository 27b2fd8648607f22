import { exampleOf } from '../../../packages/sandbox/src/__tests__/examples';
import { FUND } from '../../../packages/sandbox/src/services/__tests__/story';
import { openWithNote } from './accounts';
import type { HttpCaller } from './HttpCaller';
import { measureCalls, type Speed } from './measureCalls';
import { nextCnpj } from './startLoad';
import { startReceivers } from './startReceivers';
import { type StoreLocation, startSimulator } from './startSimulator';
import { waitUntil } from './waitUntil';

export interface StoreFigures {
  /** Time to the first response with a new store (ms). */
  started: number;
  restarted: number | undefined;
  reads: Speed;
  writes: Speed;
  deliveriesPerSecond: number;
  /** Memory after the start and at the end (bytes). */
  memory: [start: number, end: number];
}

const issuer = exampleOf('criarCadastro');

/** Measures a simulator on one store: reads, then writes, then deliveries. */
export async function measureStore(
  place: StoreLocation,
  { seconds, atOnce, deliveries }: { seconds: number; atOnce: number; deliveries: number },
): Promise<StoreFigures> {
  const receivers = await startReceivers(() => 'good');
  const simulator = await startSimulator(place);
  const begun = simulator.memory();
  const caller = await openWithNote(simulator.url, receivers.urlOf('all'));
  const call = async (route: string, body?: object): Promise<string> => {
    const { status, text } = await caller.call(route, body);
    if (status >= 300) throw new Error(`${route} responded with ${status}: ${text}`);
    return text;
  };
  const reads = await measureCalls({
    seconds,
    atOnce,
    call: async () => void (await call(`GET /api/v1/posicoes?cpfCnpj=${FUND}`)),
  });
  const writes = await measureCalls({
    seconds,
    atOnce,
    call: async () => void (await call('POST /api/v1/cadastros', newIssuer())),
  });
  const deliveriesPerSecond = await measureDeliveries(
    caller,
    deliveries,
    () => receivers.arrivals.length,
  );
  const ended = simulator.memory();
  await simulator.stop();
  await receivers.close();
  return {
    started: simulator.started,
    restarted: await measureRestart(place),
    reads,
    writes,
    deliveriesPerSecond,
    memory: [begun, ended],
  };
}

/** Measures the time from the first submission to the last of two arrivals per company. */
async function measureDeliveries(
  caller: HttpCaller,
  companies: number,
  countArrivals: () => number,
): Promise<number> {
  const ids: string[] = [];
  for (let left = companies; left > 0; left -= 1) {
    const { body } = await caller.call('POST /api/v1/cadastros', newIssuer());
    ids.push((body as { id: string }).id);
  }
  const before = countArrivals();
  const begun = performance.now();
  for (const id of ids) await caller.call(`POST /api/v1/cadastros/${id}/submit`);
  await waitUntil(
    'all deliveries have arrived',
    async () => countArrivals() >= before + companies * 2,
  );
  return (companies * 2) / ((performance.now() - begun) / 1000);
}

async function measureRestart(place: StoreLocation): Promise<number | undefined> {
  if (place.data === undefined && place.databaseUrl === undefined) return undefined;
  const again = await startSimulator(place);
  await again.stop();
  return again.started;
}

const newIssuer = (): object => ({ ...issuer, cnpj: nextCnpj() });
