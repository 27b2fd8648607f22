import { expect, it } from 'vitest';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runRequests } from '../requests/runRequests.js';
import { findUndrawn, watchStates } from '../watchStates.js';

const { RANDOM_SEED, STORIES = 2 } = process.env;
const UNLIMITED = 0;

it(
  'answers random requests as contracts and rules say, and keeps accounts apart',
  async () => {
    const { sandbox } = await TestSandbox.start();
    const { changes, result } = await watchStates(sandbox.runner.store, () =>
      runRequests(sandbox, Number(RANDOM_SEED), Number(STORIES)),
    );
    expect([...result.faults.values()].join('\n')).toBe('');
    expect(result.accepted.size).toBeGreaterThan(45);
    expect(findUndrawn(changes)).toEqual([]);
  },
  UNLIMITED,
);
