import { expect, it } from 'vitest';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runJourneys } from '../ledger/runJourneys.js';
import { endWatching, findUndrawn, watchStates } from '../watchStates.js';

it('makes and loses no title on random journeys, and goes only to states that the console draws', async () => {
  const { sandbox } = await TestSandbox.start();
  const { store } = sandbox.runner;
  await watchStates(store);
  const counts = await runJourneys({
    sandbox,
    seed: Number(process.env.RANDOM_SEED),
    journeys: 3,
    steps: 200,
    every: 20,
  });
  const changes = await endWatching(store);
  const steps = [...counts.steps.values()].reduce((sum, count) => sum + count, 0);
  expect(steps).toBe(600);
  for (const end of ['offer settled', 'movement settled'])
    expect(counts.ends.get(end), end).toBeDefined();
  expect(changes.length).toBeGreaterThan(10);
  expect(findUndrawn(changes)).toEqual([]);
});
