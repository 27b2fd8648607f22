import { expect, it } from 'vitest';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { runJourneys } from '../ledger/runJourneys.js';
import { endWatching, findUndrawn, watchStates } from '../watchStates.js';

const { JOURNEYS = 2, RANDOM_SEED } = process.env;
const UNLIMITED = 0;

it(
  'makes and loses no title on random journeys, and goes only to states that the console draws',
  async () => {
    const { sandbox } = await TestSandbox.start();
    const { store } = sandbox.runner;
    await watchStates(store);
    const ends = await runJourneys(sandbox, Number(RANDOM_SEED), Number(JOURNEYS));
    const changes = await endWatching(store);
    expect([...ends]).toEqual(expect.arrayContaining(['offer settled', 'movement settled']));
    expect(changes.length).toBeGreaterThan(10);
    expect(findUndrawn(changes)).toEqual([]);
  },
  UNLIMITED,
);
