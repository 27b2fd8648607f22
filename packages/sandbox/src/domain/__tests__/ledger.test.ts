import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiKey } from '../../__tests__/startSandbox.js';
import { CODE, FUND, RAFAEL, startIssued } from '../../services/__tests__/story.js';
import { Refusal } from '../../work/Work.js';
import { type LedgerLine, post, readBalances, sumOf } from '../ledger.js';
import { getOperation } from '../operations.js';

const anAccount = fc.record({
  holder: fc.constantFrom(FUND, RAFAEL, '11111111111'),
  custodian: fc.constantFrom('27182818000129', '60221407000170'),
  kind: fc.constantFrom('free' as const, 'blocked' as const),
});
const aQuantity = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.constantFrom(1, 3))
  .map(([whole, part]) => new Decimal(whole).div(part).toDP(8));

it('makes and loses nothing, and lets no account below zero, whatever is moved', async () => {
  const { runner } = (await startIssued()).sandbox;
  let refused = 0;
  await runner.run(apiKey, runner.rules.watch(), async (work) => {
    const { id } = await getOperation(work, CODE, 'x');
    const moves = fc.sample(fc.tuple(anAccount, anAccount, aQuantity), { numRuns: 60, seed: 7 });
    for (const [from, to, quantity] of moves) {
      const lines: [LedgerLine, LedgerLine] = [
        { ...from, quantity: quantity.negated() },
        { ...to, quantity },
      ];
      await expect(post(work, id, lines.slice(1))).rejects.toThrow('add up to');
      await post(work, id, lines).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
      });
    }
    const balances = await readBalances(work, { operationId: id });
    const held = balances.filter(({ kind }) => kind !== 'issuer');
    expect(held.every(({ quantity }) => quantity.gt(0))).toBe(true);
    expect([sumOf(held).toFixed(), sumOf(balances).toFixed()]).toEqual(['5000', '0']);
  });
  expect(refused).toBeGreaterThan(5);
  expect(refused).toBeLessThan(55);
});
