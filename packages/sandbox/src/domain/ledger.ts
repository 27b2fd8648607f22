import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';

const reserving = defineRule('conferencia-do-saldo', { reserva: aBoolean });

interface LedgerAccount {
  holder: string;
  custodian: string;
  kind: 'issuer' | 'free' | 'blocked';
}

export interface LedgerLine extends LedgerAccount {
  quantity: Decimal;
}

export interface Balance extends LedgerLine {
  operationId: string;
  code: string;
}

type Reader = Pick<Work, 'tx' | 'company'>;

interface BalanceFilter {
  operationId?: string | undefined;
  holder?: string;
  /** Only the lines before this instant count. */
  before?: Date;
}

/**
 * Posts lines that move titles of one operation. Its lock on the operation makes postings run one after the other.
 * @throws Refusal `refused` if an account other than the issuer's would fall below zero
 */
export async function post(work: Work, operationId: string, lines: LedgerLine[]): Promise<void> {
  const { tx, company, now } = work;
  const sum = sumOf(lines);
  if (!sum.isZero()) throw new Error(`The ledger lines add up to ${sum} instead of zero`);
  await tx
    .selectFrom('operations')
    .select('id')
    .where('id', '=', operationId)
    .forUpdate()
    .execute();
  const balances = await readBalances(work, { operationId });
  for (const line of lines.filter(({ kind }) => kind !== 'issuer')) {
    const own = balances.filter(
      ({ holder, custodian, kind }) =>
        holder === line.holder && custodian === line.custodian && kind === line.kind,
    );
    if (sumOf([...own, line]).isNegative()) throw quantityRefusal('quantidade', sumOf(own));
  }
  const posting = await work.newId();
  const rows = lines.map(({ quantity, ...account }) => ({
    company,
    operation_id: operationId,
    ...account,
    quantity: quantity.toFixed(),
    posting,
    posted_at: now,
  }));
  await tx.insertInto('ledger').values(rows).execute();
}

/** Balances of accounts except empty ones, in the order of their first lines. */
export async function readBalances(
  { tx, company }: Reader,
  { before, operationId, holder }: BalanceFilter,
): Promise<Balance[]> {
  let query = tx
    .selectFrom('ledger')
    .innerJoin('operations', 'operations.id', 'operation_id')
    .select(['operation_id as operationId', 'code', 'holder', 'custodian', 'kind'])
    .select(({ fn }) => fn.sum<string>('ledger.quantity').as('quantity'))
    .where(({ and }) => and({ 'ledger.company': company, operation_id: operationId, holder }))
    .groupBy(['operation_id', 'code', 'holder', 'custodian', 'kind'])
    .having(sql`sum(ledger.quantity)`, '<>', 0)
    .orderBy(sql`min(ledger.number)`);
  if (before) query = query.where('posted_at', '<', before);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, quantity: new Decimal(row.quantity) }));
}

/** Balances of investors: all accounts except the issuer's. */
export async function readHeld(work: Reader, filter: BalanceFilter): Promise<Balance[]> {
  return (await readBalances(work, filter)).filter(({ kind }) => kind !== 'issuer');
}

export async function readIssued(work: Work, operationId: string): Promise<Decimal> {
  return sumOf(await readHeld(work, { operationId }));
}

export function sumOf(rows: readonly { quantity: Decimal.Value }[]): Decimal {
  return Decimal.sum(0, ...rows.map(({ quantity }) => quantity));
}

/**
 * A holder's free titles by operation and custodian; the rule may exclude those in open movements. The caller must lock
 * the operation before it takes any.
 */
export async function readAvailable(
  work: Work,
  holder: string,
  operationId?: string,
): Promise<Balance[]> {
  const held = await readBalances(work, { operationId, holder });
  const free = held.filter(({ kind }) => kind === 'free');
  if (free.length === 0) return free;
  const open = await work.tx
    .selectFrom('movements')
    .select(['operation_id', 'from_custodian', 'quantity'])
    .where('company', '=', work.company)
    .where('from_holder', '=', holder)
    .where('status', 'in', ['EM_ANALISE', 'AGUARDANDO_LIQUIDACAO'])
    .execute();
  if (open.length === 0 || !work.rules.of(reserving).reserva) return free;
  return free.map((balance) => {
    const asked = open.filter(
      ({ from_custodian, operation_id }) =>
        from_custodian === balance.custodian && operation_id === balance.operationId,
    );
    // The control can open a movement again after its titles were moved.
    return { ...balance, quantity: Decimal.max(0, balance.quantity.minus(sumOf(asked))) };
  });
}

/** @param side the field of the call that names the holder */
export function quantityRefusal(side: string, available: Decimal, custodian?: string): Refusal {
  const where = custodian ? ` com o custodiante ${custodian}` : '';
  if (available.isZero()) {
    const problem = `não tem títulos disponíveis desta operação${where}`;
    return Refusal.by(reserving, `corpo/${side}`, problem);
  }
  const problem = `passa da quantidade disponível: ${available.toFixed()}${where}`;
  return Refusal.by(reserving, 'corpo/quantidade', problem);
}
