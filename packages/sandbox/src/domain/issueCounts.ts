import { Decimal } from 'decimal.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { Work } from '../work/Work.js';

const counted = defineRule('o-que-conta-como-emissao', { soSubmetidas: aBoolean });

/** The largest number of an issuer's requests, of whichever instrument, and the one after it. */
export async function countIssues(
  { tx, company, rules }: Work,
  cnpj: string,
): Promise<{ emissaoAtual: string; proximaEmissao: string }> {
  let query = tx
    .selectFrom('requests')
    .select(({ fn }) => fn.max('issue_number').as('largest'))
    .where('company', '=', company)
    .where('issuer', '=', cnpj);
  if (rules.of(counted).soSubmetidas) query = query.where('code', 'is not', null);
  const { largest } = await query.executeTakeFirstOrThrow();
  const current = new Decimal(largest ?? 0);
  return { emissaoAtual: current.toFixed(), proximaEmissao: current.plus(1).toFixed() };
}
