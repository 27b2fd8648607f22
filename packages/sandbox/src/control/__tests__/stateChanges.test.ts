import { expect, it } from 'vitest';
import { states as drawn } from '../../../dist/data.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import type { DescribedLife } from '../stateChanges.js';

/* The proofs `ledger` and `requests` compare the drawn transitions with those of random journeys. */
it('use only states and notifications of the contracts, and rules describe each', async () => {
  const sandbox = await TestSandbox.start();
  const { lives, notifications } = await sandbox.read('GET /_sandbox/objects');
  expect(lives).toHaveLength(8);
  const { entries } = sandbox.sandbox.runner.rules;
  for (const { changes, kind, states, subjects } of lives as DescribedLife[]) {
    for (const events of Object.values(drawn[kind]?.subjects ?? {})) {
      expect(states, kind).toEqual(expect.arrayContaining(Object.keys(events)));
      expect(notifications, kind).toEqual(expect.arrayContaining(Object.values(events)));
    }
    const called = changes.filter(({ by }) => !['decide', 'deliver'].includes(by));
    const ways = called.map(({ by, from, sends }) => JSON.stringify([by, from, sends]));
    expect(new Set(ways).size, kind).toBe(ways.length);
    for (const { from = states[0], rules, to } of changes) {
      expect(states, kind).toContain(to);
      expect(states, kind).toContain(from);
      if (subjects) expect(rules, `${kind} ${to}`).not.toEqual([]);
      for (const name of rules) {
        const says = entries.find(({ id }) => id === name)?.says;
        expect(says, `${kind} ${to}`).toContain(`\`${to}\``);
      }
    }
  }
});
