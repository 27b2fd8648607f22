import { expect, it } from 'vitest';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runRequests } from '../requests/runRequests.js';
import { endWatching, findUndrawn, watchStates } from '../watchStates.js';

const { RANDOM_SEED, STORIES = 2 } = process.env;
const UNLIMITED = 0;

it(
  'answers random requests as contracts and rules say, and keeps accounts apart',
  async () => {
    const { sandbox } = await TestSandbox.start();
    const { store } = sandbox.runner;
    await watchStates(store);
    const { accepted, faults } = await runRequests(sandbox, Number(RANDOM_SEED), Number(STORIES));
    const changes = await endWatching(store);
    expect([...faults.values()].join('\n')).toBe('');
    expect(accepted.size).toBeGreaterThan(45);
    expect(findUndrawn(changes)).toEqual([]);
  },
  UNLIMITED,
);
