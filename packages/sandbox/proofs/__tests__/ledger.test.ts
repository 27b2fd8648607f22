import { expect, it } from 'vitest';
import { TestSandbox } from '../../src/__tests__/startSandbox.js';
import { runJourneys } from '../ledger/runJourneys.js';

it('makes and loses no title on random journeys, and answers what the model does', async () => {
  const { sandbox } = await TestSandbox.start();
  const counts = await runJourneys({ sandbox, seed: 1, journeys: 6, steps: 100, every: 10 });
  const steps = [...counts.steps.values()].reduce((sum, count) => sum + count, 0);
  expect(steps).toBe(600);
  for (const end of [
    'offer settled',
    'offer reproved',
    'movement settled',
    'movement reproved',
    'block released',
  ]) {
    expect(counts.ends.get(end), end).toBeGreaterThan(0);
  }
});
