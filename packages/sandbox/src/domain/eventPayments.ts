import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { PLACES } from './financialEvents.js';
import { readBalances } from './ledger.js';
import type { Operation } from './operations.js';

const blockedRule = defineRule('pagamento-de-bloqueados', { recebem: aBoolean });

/** What one holder is paid. */
export interface Payment {
  cpfCnpj: string;
  quantidade: Exact;
  valor: Exact;
}

/**
 * Shares an amount among the holders of an operation, by what they hold now; the last one takes what rounding
 * left, so that the parts add up to the whole.
 */
export async function sharePayment(
  work: Work,
  { id }: Operation,
  amount: Exact,
): Promise<Payment[]> {
  const { recebem } = work.rules.of(blockedRule);
  const held = new Map<string, Exact>();
  for (const { holder, kind, quantity } of await readBalances(work, { operationId: id })) {
    if (kind === 'free' || (kind === 'blocked' && recebem)) {
      held.set(holder, quantity.plus(held.get(holder) ?? 0));
    }
  }
  const total = Decimal.sum(0, ...held.values());
  let left = amount;
  return [...held].map(([cpfCnpj, quantidade], index) => {
    const share = amount.times(quantidade).div(total).toDP(PLACES, Decimal.ROUND_DOWN);
    const valor = index === held.size - 1 ? left : share;
    left = left.minus(valor);
    return { cpfCnpj, quantidade, valor };
  });
}
