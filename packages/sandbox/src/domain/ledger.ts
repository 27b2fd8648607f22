import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Exact } from '../exact/exactJson.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';

/** An account of the ledger: titles of one operation. */
export interface Account {
  holder: string;
  custodian: string;
  kind: 'issuer' | 'free' | 'blocked';
}

/** What an account gains, or loses if below zero. */
export interface Line extends Account {
  quantity: Exact;
}

export interface Balance extends Account {
  operationId: string;
  quantity: Exact;
}

/**
 * Moves titles of one operation. Postings of an operation come one after the other: its row is locked first.
 * @throws Refusal `refused` if an account that is not the issuer's would fall below zero
 * @throws Error if the lines do not add up to zero: titles would be made or lost
 */
export async function post(work: Work, operationId: string, lines: Line[]): Promise<void> {
  const sum = lines.reduce((total, { quantity }) => total.plus(quantity), new Decimal(0));
  if (!sum.isZero()) throw new Error(`Um lançamento soma ${sum}, e não zero`);
  await lockOperation(work, operationId);
  const balances = await readBalances(work, { operationId });
  for (const line of lines.filter(({ kind }) => kind !== 'issuer')) {
    const balance = balances.find((candidate) => isSame(candidate, line));
    if ((balance?.quantity ?? new Decimal(0)).plus(line.quantity).isNegative()) {
      throw Refusal.of('refused', 'corpo/quantidade', 'passa da quantidade disponível');
    }
  }
  const posting = await work.newId();
  const { tx, company, now } = work;
  await tx
    .insertInto('ledger')
    .values(
      lines.map(({ holder, custodian, kind, quantity }) => ({
        company,
        posting,
        operation_id: operationId,
        holder,
        custodian,
        kind,
        quantity: quantity.toFixed(),
        posted_at: now,
      })),
    )
    .execute();
}

/**
 * What accounts hold, those with nothing left out, ordered by operation, holder and custodian. With `before`,
 * what they held before that instant.
 */
export async function readBalances(
  { tx, company }: Work,
  { operationId, holder, before }: { operationId?: string; holder?: string; before?: Date },
): Promise<Balance[]> {
  let query = tx
    .selectFrom('ledger')
    .select(['operation_id', 'holder', 'custodian', 'kind'])
    .select(({ fn }) => fn.sum<string>('quantity').as('quantity'))
    .where('company', '=', company)
    .groupBy(['operation_id', 'holder', 'custodian', 'kind'])
    .having(sql`sum(quantity)`, '<>', 0)
    .orderBy(sql`min(number)`);
  if (operationId !== undefined) query = query.where('operation_id', '=', operationId);
  if (holder !== undefined) query = query.where('holder', '=', holder);
  if (before !== undefined) query = query.where('posted_at', '<', before);
  return (await query.execute()).map(({ operation_id, quantity, ...account }) => ({
    ...account,
    operationId: operation_id,
    quantity: new Decimal(quantity),
  }));
}

async function lockOperation({ tx }: Work, id: string): Promise<void> {
  await tx.selectFrom('operations').select('id').where('id', '=', id).forUpdate().execute();
}

function isSame(one: Account, other: Account): boolean {
  return (
    one.holder === other.holder && one.custodian === other.custodian && one.kind === other.kind
  );
}
