import { expect, it } from 'vitest';
import { specs, TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runRequests } from '../requests/runRequests.js';
import { endWatching, findUndrawn, watchStates } from '../watchStates.js';

it('answers random requests as contracts and rules say, and keeps accounts apart', async () => {
  const { sandbox } = await TestSandbox.start();
  const { store } = sandbox.runner;
  await watchStates(store);
  const counts = await runRequests({
    sandbox,
    specs,
    accounts: [
      ['conta-alfa', 'segredo-alfa'],
      ['conta-beta', 'segredo-beta'],
    ],
    seed: Number(process.env.RANDOM_SEED),
    stories: 2,
    requests: 500,
  });
  const changes = await endWatching(store);
  expect([...counts.faults.values()].join('\n')).toBe('');
  expect(counts.requests).toBe(1000);
  expect(counts.calls.size).toBe(58);
  expect(findUndrawn(changes)).toEqual([]);
});
