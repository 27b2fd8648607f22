import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import type { TestSandbox } from '../../__tests__/startSandbox.js';
import { CODE, FUND, RAFAEL, startIssued } from '../../services/__tests__/story.js';
import { Refusal, type Work } from '../../work/Work.js';
import { type LedgerLine, post, readBalances } from '../ledger.js';
import { getOperation } from '../operations.js';

/** A deterministic generator of numbers below a limit. */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % limit;
  };
}

const HOLDERS = [FUND, RAFAEL, '11111111111'];
const CUSTODIANS = ['27182818000129', '60221407000170'];
const KINDS = ['free', 'blocked'] as const;

function run<Result>(sandbox: TestSandbox, task: (work: Work) => Promise<Result>): Promise<Result> {
  const { runner } = sandbox.sandbox;
  return runner.run('d23f0824-128b-4f33-8c5c-7fd0a6a3a450', runner.rules.watch(), task);
}

it('makes and loses nothing, and lets no account below zero, whatever is moved', async () => {
  const sandbox = await startIssued();
  const dice = createDice(7);
  const account = () => ({
    holder: HOLDERS[dice(3)] ?? '',
    custodian: CUSTODIANS[dice(2)] ?? '',
    kind: KINDS[dice(2)] ?? 'free',
  });
  let refused = 0;
  await run(sandbox, async (work) => {
    const { id } = await getOperation(work, CODE, 'x');
    for (let step = 0; step < 60; step += 1) {
      const quantity = new Decimal(dice(2000) + 1).div(dice(3) === 0 ? 3 : 1).toDP(8);
      const lines: LedgerLine[] = [
        { ...account(), quantity: quantity.negated() },
        { ...account(), quantity },
      ];
      try {
        await post(work, id, lines);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
      }
    }
    const balances = await readBalances(work, { operationId: id });
    const held = balances.filter(({ kind }) => kind !== 'issuer');
    expect(held.every(({ quantity }) => quantity.gt(0))).toBe(true);
    expect(Decimal.sum(0, ...held.map(({ quantity }) => quantity)).toFixed()).toBe('5000');
    expect(Decimal.sum(0, ...balances.map(({ quantity }) => quantity)).toFixed()).toBe('0');
  });
  expect(refused).toBeGreaterThan(5);
  expect(refused).toBeLessThan(55);
});

it('refuses lines that would make titles', async () => {
  const sandbox = await startIssued();
  const [custodian = ''] = CUSTODIANS;
  const made = run(sandbox, async (work) => {
    const { id } = await getOperation(work, CODE, 'x');
    const quantity = new Decimal('0.00000001');
    await post(work, id, [{ holder: FUND, custodian, kind: 'free', quantity }]);
  });
  await expect(made).rejects.toThrow('add up to');
});
