import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { getEditable, getRequest, type RequestRow } from './requests.js';

const adding = defineRule('segunda-adicao-de-parcelas', { soma: aBoolean });
const checking = defineRule('conferencia-das-parcelas', { total: aBoolean });

/** An instalment of the whole issue. */
export interface Instalment {
  dataVencimento: string;
  valorAmortizacao: Exact;
  valorJuros: Exact;
  valorTotal: Exact;
  isIncorporacaoJuros?: boolean;
}

/** Adds instalments to those there are, or by the rule replaces them. @throws Refusal `missing`, `invalid`, `refused` */
export async function addInstalments(work: Work, id: string, sent: Instalment[]): Promise<void> {
  const request = await getEditable(work, id);
  const before = work.rules.of(adding).soma ? readInstalments(request) : [];
  await keep(work, id, [...before, ...sent]);
}

/** Replaces all instalments. @throws Refusal `missing`, `invalid`, `refused` */
export async function replaceInstalments(
  work: Work,
  id: string,
  sent: Instalment[],
): Promise<void> {
  await getEditable(work, id);
  await keep(work, id, sent);
}

/** @throws Refusal `missing` */
export async function getInstalments(work: Work, id: string): Promise<Instalment[]> {
  return readInstalments(await getRequest(work, id));
}

/** In the order they were sent. */
export function readInstalments({ instalments }: RequestRow): Instalment[] {
  return parseExact(instalments) as Instalment[];
}

async function keep(work: Work, id: string, list: Instalment[]): Promise<void> {
  list.forEach((instalment, index) => {
    checkInstalment(work, `corpo/${index}`, instalment);
  });
  await work.tx
    .updateTable('requests')
    .set({ instalments: writeExact(list) })
    .where('id', '=', id)
    .execute();
}

function checkInstalment({ rules }: Work, place: string, instalment: Instalment): void {
  const { valorAmortizacao, valorJuros, valorTotal } = instalment;
  for (const [name, value] of Object.entries({ valorAmortizacao, valorJuros, valorTotal })) {
    if (value.isNegative() || value.gte('1e20')) {
      throw Refusal.of('invalid', `${place}/${name}`, 'deve ser zero ou maior');
    }
  }
  const sum = Decimal.add(valorAmortizacao, valorJuros);
  const isChecked = rules.of(checking).total && !instalment.isIncorporacaoJuros;
  if (isChecked && !sum.eq(valorTotal)) {
    throw Refusal.of(
      'invalid',
      `${place}/valorTotal`,
      `deve ser ${sum.toFixed()}, a soma dos dois`,
    );
  }
}
