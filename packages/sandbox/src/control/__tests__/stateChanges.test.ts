import { expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { NOTIFICATIONS } from '../../domain/statuses.js';
import { plain } from '../../services/__tests__/story.js';
import type { describeLives } from '../stateChanges.js';

/* The proofs `ledger` and `requests` compare the drawn transitions with those of random journeys. */
it('use only states and notifications of the contracts, and rules describe each', async () => {
  const sandbox = await TestSandbox.start();
  const { body } = await sandbox.call('GET /_sandbox/objects');
  const { lives, notifications } = plain(body) as {
    lives: ReturnType<typeof describeLives>;
    notifications: string[];
  };
  expect(lives).toHaveLength(8);
  const { entries } = sandbox.sandbox.runner.rules;
  for (const { changes, isSettable, kind, states } of lives) {
    for (const events of Object.values(NOTIFICATIONS[kind]?.subjects ?? {})) {
      expect(states, kind).toEqual(expect.arrayContaining(Object.keys(events)));
      expect(notifications, kind).toEqual(expect.arrayContaining(Object.values(events)));
    }
    for (const { from = states[0], rules, to } of changes) {
      expect(states, kind).toContain(to);
      expect(states, kind).toContain(from);
      if (isSettable) expect(rules, `${kind} ${to}`).not.toEqual([]);
      for (const name of rules) {
        const says = entries.find(({ id }) => id === name)?.says;
        expect(says, `${kind} ${to}`).toContain(`\`${to}\``);
      }
    }
  }
});

it('depend on rule parameters', async () => {
  const changed = { 'ordem-dos-status': { pendencias: false } };
  const { body } = await (await TestSandbox.start(changed)).call('GET /_sandbox/objects');
  expect(JSON.stringify(body)).toContain('{"from":"EM_ANALISE","to":"REPROVADO","by":"decide"');
});
