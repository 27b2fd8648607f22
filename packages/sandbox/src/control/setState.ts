import { sql } from 'kysely';
import type { Contract } from '../contract/Contract.js';
import { notify } from '../domain/notifications.js';
import { readPointer } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Runner } from '../server/Runner.js';
import { Refusal, type Work } from '../work/Work.js';

const imposed = defineRule('status-dado-pelo-controle', { aceita: aBoolean });

/** What the control makes of an object; what is not said stays. */
export interface StateChange {
  /** Of the object; an operation's code serves as well. */
  id: string;
  status?: string;
  /** A movement's kind. */
  type?: string;
  /** Of an operation. */
  suspended?: boolean;
  /** A notification of the contract that is to be made of it. */
  notify?: string;
}

interface Kind {
  table: string;
  /** The schema that lists its states: service and name. */
  states: readonly [string, string];
  /** Its name in the rule `valores-das-notificacoes`. */
  subject: string;
}

const KINDS: readonly Kind[] = (
  [
    ['registrations', 'cadastro', 'emissao', 'StatusDeAprovacao'],
    ['requests', 'solicitacao', 'emissao', 'StatusDaSolicitacao'],
    ['offers', 'ofertaPrimaria', 'emissao', 'StatusDaOfertaPrimaria'],
    ['operations', 'operacao', 'operacao', 'StatusDaOperacao'],
    ['movements', 'compraEVenda', 'pos-emissao', 'StatusDaMovimentacao'],
    ['financial_events', 'eventoFinanceiro', 'pos-emissao', 'StatusDoEventoFinanceiro'],
  ] as const
).map(([table, subject, ...states]) => ({ table, subject, states }));

const MOVEMENT_KINDS = ['pos-emissao', 'TipoDeMovimentacao'] as const;

/**
 * Gives an object of any account a state that its contract names, also one that no call of the simulator leads to: so
 * that a client meets it. Nothing else changes, no balance, and no notification unless one is named.
 * @throws Refusal naming the states, kinds and notifications there are, or where no object has this id
 */
export async function setState(
  runner: Runner,
  contracts: readonly Contract[],
  change: StateChange,
): Promise<void> {
  await runner.passTime();
  if (!runner.rules.of(imposed).aceita) {
    throw Refusal.of('refused', 'id', 'a regra status-dado-pelo-controle não aceita');
  }
  const { kind, id, company } = await find(runner, change.id);
  const columns = readColumns(contracts, kind, change);
  await runner.run(company, runner.rules.watch(), async (work) => {
    for (const [column, value] of columns) {
      await sql`update ${sql.table(kind.table)} set ${sql.ref(column)} = ${value}
        where id = ${id}`.execute(work.tx);
    }
    if (change.notify !== undefined) await tell(work, contracts, kind, id, change.notify);
  });
}

async function find({ store }: Runner, id: string) {
  for (const kind of KINDS) {
    const { rows } = await sql<{ id: string; company: string }>`
      select id, company from ${sql.table(kind.table)}
      where id = ${id}${kind.table === 'operations' ? sql` or code = ${id}` : sql``}`.execute(
      store,
    );
    if (rows[0]) return { kind, ...rows[0] };
  }
  throw Refusal.of('missing', 'id', `não há objeto ${id}`);
}

/** The columns to set, with their values. */
function readColumns(
  contracts: readonly Contract[],
  { states, table }: Kind,
  { status, suspended, type }: StateChange,
): [string, string | boolean][] {
  const columns: [string, string | boolean][] = [];
  if (status !== undefined) {
    const column = table === 'registrations' ? 'situation' : 'status';
    columns.push([column, oneOf('status', status, listValues(contracts, states))]);
  }
  if (type !== undefined) {
    if (table !== 'movements') throw Refusal.of('invalid', 'type', 'só uma movimentação o tem');
    columns.push(['kind', oneOf('type', type, listValues(contracts, MOVEMENT_KINDS))]);
  }
  if (suspended !== undefined) {
    if (table !== 'operations') throw Refusal.of('invalid', 'suspended', 'só uma operação o tem');
    columns.push(['suspended', suspended]);
  }
  return columns;
}

function oneOf(place: string, value: string, values: readonly string[]): string {
  if (values.includes(value)) return value;
  throw Refusal.of('invalid', place, `deve ser um de: ${values.join(', ')}`);
}

function listValues(
  contracts: readonly Contract[],
  [service, schema]: readonly [string, string],
): string[] {
  const contract = contracts.find((one) => one.service === service);
  return readPointer(contract?.document, `/components/schemas/${schema}/enum`) as string[];
}

async function tell(
  work: Work,
  contracts: readonly Contract[],
  { subject }: Kind,
  id: string,
  name: string,
): Promise<void> {
  const known = contracts.flatMap(({ notifications }) => notifications);
  const event = oneOf('notify', name, known);
  await notify(work, { subject, event, subjectId: id, metadata: {} });
}
