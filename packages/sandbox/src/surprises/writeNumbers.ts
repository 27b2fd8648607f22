import { Decimal } from 'decimal.js';
import { defineRule, oneOf } from '../rules/defineRule.js';
import type { Transform } from './SchemaParts.js';

const numbers = defineRule('numeros-em-texto', { numero: oneOf('numero', 'texto') });

/** Writes numbers as texts, except those that the contract calls whole. */
export const writeNumbers: Transform = (value, parts, rules) => {
  if (rules.peek(numbers).numero === 'numero') return value;
  if (!(typeof value === 'number' || Decimal.isDecimal(value))) return value;
  if (!parts.some(({ type }) => [type].flat().includes('number'))) return value;
  rules.note(numbers);
  return new Decimal(value).toFixed();
};
