import { sql } from 'kysely';
import type { Contract } from '../contract/Contract.js';
import { notify } from '../domain/notifications.js';
import { readPointer } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Runner } from '../server/Runner.js';
import { Refusal, type Work } from '../work/Work.js';
import { listStates } from './stateChanges.js';

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
  /** Its name in the rule `valores-das-notificacoes`. */
  subject: string;
}

const KINDS: readonly Kind[] = [
  { table: 'registrations', subject: 'cadastro' },
  { table: 'requests', subject: 'solicitacao' },
  { table: 'offers', subject: 'ofertaPrimaria' },
  { table: 'operations', subject: 'operacao' },
  { table: 'movements', subject: 'compraEVenda' },
  { table: 'financial_events', subject: 'eventoFinanceiro' },
];

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
  { table }: Kind,
  { status, suspended, type }: StateChange,
): [string, string | boolean][] {
  const columns: [string, string | boolean][] = [];
  if (status !== undefined) {
    const column = table === 'registrations' ? 'situation' : 'status';
    columns.push([column, oneOf('status', status, listStates(contracts, table))]);
  }
  if (type !== undefined) {
    if (table !== 'movements') throw Refusal.of('invalid', 'type', 'só uma movimentação o tem');
    columns.push(['kind', oneOf('type', type, listMovementTypes(contracts))]);
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

function listMovementTypes(contracts: readonly Contract[]): string[] {
  const contract = contracts.find(({ service }) => service === 'pos-emissao');
  const pointer = '/components/schemas/TipoDeMovimentacao/enum';
  return readPointer(contract?.document, pointer) as string[];
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
