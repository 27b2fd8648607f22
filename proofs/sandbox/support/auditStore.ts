import { sql } from 'kysely';
import type { Store } from '../../../packages/sandbox/src/store/openOn';

/** Objects of successful calls, by kind of call. */
export type Answered = Record<'registered' | 'submitted' | 'sold' | 'confirmed', string[]>;

export const nothingAnswered = (): Answered => ({
  registered: [],
  submitted: [],
  sold: [],
  confirmed: [],
});

/** Queries that return rows only for a wrong ledger, by description of the fault. */
export const LEDGER_FAULTS = {
  'a posting that does not add up to zero': `
    select posting as id from ledger group by posting, operation_id having sum(quantity) <> 0`,
  'an account below zero, even for a moment': `
    select holder as id from (
      select holder, sum(quantity) over (
        partition by operation_id, holder, custodian, kind order by number) as balance
      from ledger where kind <> 'issuer') as running where balance < 0`,
};

/**
 * Queries that return rows only for partial writes, by description of the fault. All accounts must have configured
 * their webhooks first.
 */
const FAULTS = {
  ...LEDGER_FAULTS,
  'a registration without its document': `
    select id from registrations r
    where (select count(*) from registration_documents where registration_id = r.id) <> 1`,
  'a registration whose notifications are not those of its status': `
    select id from registrations r where
      (select coalesce(string_agg(event_type, ' ' order by number), '') from notifications
        where subject_id = r.id) <>
      case status when 'Não Cadastrado' then '' when 'Pendente' then 'cadastroPendente'
        when 'Reprovado' then 'cadastroPendente cadastroReprovado'
        else 'cadastroPendente cadastroAprovado' end`,
  'a pending registration without its scheduled step': `
    select id from registrations r where status = 'Pendente'
      and (select count(*) from jobs where subject = r.id) <> 1`,
  'a sale whose notifications are not those of its status': `
    select id from movements m where
      (select string_agg(event_type, ' ' order by number) from notifications
        where subject_id = m.id) is distinct from
      case status when 'EM_ANALISE' then 'compraEVendaCriada'
        when 'AGUARDANDO_LIQUIDACAO' then 'compraEVendaCriada compraEVendaEmAnalise'
        when 'CONCLUIDA' then 'compraEVendaCriada compraEVendaEmAnalise compraEVendaLiquidada' end`,
  'a pending sale without its scheduled settlement': `
    select id from movements m where status = 'AGUARDANDO_LIQUIDACAO'
      and (select count(*) from jobs where subject = m.id) <> 1`,
  'titles sold that did not move, or moved that were not sold': `
    select 'fund' as id where
      coalesce((select sum(quantity) from ledger where holder = '31415926000171'), 0) <>
      (select case when count(*) = 0 then 0 else 4000 end from ledger)
        - coalesce((select sum(quantity) from movements where status = 'CONCLUIDA'), 0)`,
  'a notification without its delivery, or with two': `
    select id from notifications n
    where (select count(*) from deliveries where notification_id = n.id) <> 1`,
};

/** Reports partial writes, and successful calls whose effects are missing. */
export async function auditStore(store: Store, answered: Answered): Promise<string[]> {
  const faults = await findFaults(store, FAULTS);
  const registrations = await store.selectFrom('registrations').select(['id', 'status']).execute();
  const movements = await store.selectFrom('movements').select(['id', 'status']).execute();
  const kept = {
    registered: registrations,
    submitted: registrations.filter(({ status }) => status !== 'Não Cadastrado'),
    sold: movements,
    confirmed: movements.filter(({ status }) => status !== 'EM_ANALISE'),
  };
  for (const [call, rows] of Object.entries(kept)) {
    const there = new Set(rows.map(({ id }) => id));
    const lost = answered[call as keyof Answered].filter((id) => !there.has(id));
    if (lost.length > 0) faults.push(`${lost.length} × ${call}, answered and lost (${lost[0]})`);
  }
  return faults;
}

/** Faults whose queries return rows. */
export async function findFaults(store: Store, queries: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  for (const [fault, query] of Object.entries(queries)) {
    const { rows } = await sql.raw<{ id: string }>(query).execute(store);
    if (rows.length > 0) faults.push(`${rows.length} × ${fault} (${rows[0]?.id})`);
  }
  return faults;
}
