import { expect, it } from 'vitest';
import { specs, TestSandbox } from '../../src/__tests__/startSandbox.js';
import { runRequests } from '../requests/runRequests.js';

it('answers random requests as contracts and rules say, and keeps accounts apart', async () => {
  const { sandbox } = await TestSandbox.start();
  const counts = await runRequests({
    sandbox,
    specs,
    accounts: [
      ['conta-alfa', 'segredo-alfa'],
      ['conta-beta', 'segredo-beta'],
    ],
    seed: 20260310,
    stories: 3,
    requests: 500,
  });
  expect([...counts.faults.values()].join('\n')).toBe('');
  expect(counts.requests).toBe(1500);
  expect(counts.calls.size).toBe(58);
});
