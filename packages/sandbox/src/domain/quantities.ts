import type { Exact } from '../exact/exactJson.js';
import { aBoolean, aNumber, defineRule } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';

const fractions = defineRule('quantidade-fracionada', { inteira: aBoolean });
const places = defineRule('arredondamento', { casas: aNumber });

/** The columns of quantities and prices have 30 digits before the decimal point. */
const LARGEST = '1e20';

/** @throws Refusal `invalid` unless it is above zero and, by the rule, whole */
export function requireQuantity(work: Work, where: string, quantity: Exact): void {
  requireAmount(work, where, quantity);
  if (!quantity.isInteger() && work.rules.of(fractions).inteira) {
    throw Refusal.of('invalid', where, 'deve ser um número inteiro');
  }
}

/** @throws Refusal `invalid` unless it is above zero, with no more places than the rule allows */
export function requireAmount({ rules }: Work, where: string, amount: Exact): void {
  if (!amount.gt(0)) throw Refusal.of('invalid', where, 'deve ser maior que zero');
  if (amount.gte(LARGEST)) throw Refusal.of('invalid', where, 'é grande demais');
  const { casas } = rules.peek(places);
  if (amount.decimalPlaces() > casas) {
    rules.note(places);
    throw Refusal.of('invalid', where, `deve ter no máximo ${casas} casas decimais`);
  }
}
