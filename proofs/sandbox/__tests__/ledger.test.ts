import { expect, it } from 'vitest';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runJourneys } from '../ledger/runJourneys.js';
import { findUndrawn, watchStates } from '../watchStates.js';

const { JOURNEYS = 2, RANDOM_SEED } = process.env;
const UNLIMITED = 0;

it(
  'makes and loses no title on random journeys, and goes only to states that the console draws',
  async () => {
    const { sandbox } = await TestSandbox.start();
    const { changes, result } = await watchStates(sandbox.runner.store, () =>
      runJourneys(sandbox, Number(RANDOM_SEED), Number(JOURNEYS)),
    );
    expect([...result]).toEqual(expect.arrayContaining(['offer settled', 'movement settled']));
    expect(changes.length).toBeGreaterThan(10);
    expect(findUndrawn(changes)).toEqual([]);
  },
  UNLIMITED,
);
