import { afterEach, expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { loadRules } from '../../rules/loadRules.js';
import { claimDelivery } from '../Deliverer.js';
import { type Receiver, receiveFrom } from './startReceiver.js';

let receiver: Receiver;
afterEach(() => receiver.close());

const [entry] = loadRules().entries.filter(({ id }) => id === 'novas-tentativas');
const { esperasEmSegundos, perfis } = (entry as { parameters: unknown }).parameters as {
  esperasEmSegundos: number[];
  perfis: Record<string, number[]>;
};

const schedules: [string, object, number[]][] = [
  ['the package’s own', {}, esperasEmSegundos],
  ['a list of one’s own', { esperasEmSegundos: [7, 9000] }, [7, 9000]],
  ['a profile of one’s own', { perfil: 'meu', perfis: { meu: [90, 86_400] } }, [90, 86_400]],
];

const HOUR = 3_600_000;

/** Makes a notification for a receiver that answers 500 to each attempt. */
async function start(rule: object, attempts: number): Promise<TestSandbox> {
  const sandbox = await TestSandbox.start({ 'novas-tentativas': rule });
  receiver = await receiveFrom(sandbox, Array(attempts).fill(500));
  await sandbox.trigger();
  return sandbox;
}

it.each(schedules)('tries again after each wait, and then no more: %s', async (_, rule, waits) => {
  let begun = Date.now();
  const sandbox = await start(rule, waits.length + 1);
  const { deliverer, runner } = sandbox.sandbox;
  const read = () => runner.store.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
  let { id, next_attempt_at: planned } = await read();
  const setTime = (time: Date) => sandbox.call('PUT /_sandbox/clock', { now: time.toISOString() });
  await deliverer.attempt(id);
  for (const [turn, wait] of waits.entries()) {
    const { attempts, next_attempt_at: due, status } = await read();
    expect([status, attempts]).toEqual(['PENDING', turn + 1]);
    // The next attempt is due after the duration of this one and the wait.
    const took = +due - +planned - wait * 1000;
    expect(took).toBeGreaterThanOrEqual(0);
    expect(took).toBeLessThanOrEqual(Date.now() - begun);
    planned = due;
    await setTime(new Date(due.getTime() - HOUR));
    expect(await claimDelivery(runner.store, { lease: 30 })).toBeUndefined();
    begun = Date.now();
    await setTime(due);
    deliverer.start();
    await receiver.wait(turn + 2);
    await deliverer.stop();
  }
  expect(await read()).toMatchObject({ status: 'FAILED', attempts: waits.length + 1 });
  await setTime(new Date(Date.now() + 10_000 * HOUR));
  expect(await claimDelivery(runner.store, { lease: 30 })).toBeUndefined();
  expect(receiver.received).toHaveLength(waits.length + 1);
});

it('makes every attempt that falls due before the time that the clock is set to', async () => {
  const attempts = (perfis.quadruplica?.length ?? 0) + 1;
  const sandbox = await start({ perfil: 'quadruplica' }, attempts);
  const { deliverer } = sandbox.sandbox;
  deliverer.start();
  await receiver.wait(1);
  await sandbox.advance(24 * 3600);
  await receiver.wait(attempts);
  await deliverer.stop();
  const { items } = await sandbox.read('GET /_sandbox/deliveries');
  expect(items).toMatchObject([{ status: 'FAILED', attempts }]);
});
