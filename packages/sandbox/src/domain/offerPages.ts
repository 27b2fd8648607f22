import { Decimal } from 'decimal.js';
import type { Work } from '../work/Work.js';
import { depositAccount } from './depositAccounts.js';
import { readOfferInvestors } from './offers.js';
import type { Page, Pagination } from './pages.js';
import { readName } from './parties.js';

/** A page of the account's offers, oldest first; filters that are given all hold. */
export async function listOffers(
  work: Work,
  { page, pageSize }: Page,
  { code, status }: { code: string | undefined; status: string | undefined },
): Promise<{ data: object[]; pagination: Pagination }> {
  let query = work.tx
    .selectFrom('offers')
    .innerJoin('operations', 'operations.id', 'offers.operation_id')
    .where('offers.company', '=', work.company);
  if (code !== undefined) query = query.where('operations.code', '=', code);
  if (status !== undefined) query = query.where('offers.status', '=', status);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('offers')
    .select(['operations.code', 'operations.tipo'])
    .orderBy('offers.number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = [];
  for (const { code: codigo, tipo, ...offer } of rows) {
    const investidores = [];
    for (const investor of readOfferInvestors(offer)) {
      investidores.push({
        ...investor,
        razaoSocial: await readName(work, investor.cpfCnpj),
        contaDeposito: depositAccount(work, investor.cpfCnpj),
      });
    }
    data.push({
      id: offer.id,
      status: offer.status,
      dataCriacao: offer.created_on,
      quantidadeTotal: new Decimal(offer.quantity),
      investidores,
      operacao: { codigo, tipo },
    });
  }
  return { data, pagination: { page, pageSize, total } };
}
