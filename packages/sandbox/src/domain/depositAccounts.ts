import { createHash } from 'node:crypto';
import { defineRule } from '../rules/defineRule.js';
import { aNumber } from '../rules/readers.js';
import type { Work } from '../work/Work.js';

const numbers = defineRule('conta-de-deposito', { digitos: aNumber });

/** The number of a holder's deposit account: always the same for the same CPF or CNPJ of an account. */
export function depositAccount({ rules, company }: Work, cpfCnpj: string): string {
  const { digitos } = rules.of(numbers);
  const hash = createHash('sha256').update(`${company}:${cpfCnpj}`).digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, digitos);
}
