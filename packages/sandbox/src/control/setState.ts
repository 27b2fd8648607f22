import type { ResolvedContract } from '@frontier/openapi/resolve';
import { sql } from 'kysely';
import * as z from 'zod';
import { subjectOf } from '../domain/notifications.js';
import { getRow } from '../domain/rows.js';
import { notifyStatus, type Reported } from '../domain/statuses.js';
import { defineRule } from '../rules/defineRule.js';
import type { Runner } from '../server/Runner.js';
import { Refusal, requireOneOf } from '../work/Work.js';
import { anId, findObject } from './decide.js';
import { listEventNames } from './deliveries.js';
import { listSettable, listStates, type SettableKind } from './stateChanges.js';

defineRule('status-dado-pelo-controle', {});

/** Values to set on an object; absent ones do not change. */
export const stateOrder = z.strictObject({
  /** The object's id, or an operation's code. */
  id: anId,
  status: z.string().optional(),
  type: z.string().optional(),
  /** Only for operations, as `suspended`. */
  amended: z.boolean().optional(),
  suspended: z.boolean().optional(),
  /** A notification of the contract to create for the object. */
  notify: z.string().optional(),
});

export type StateOrder = z.output<typeof stateOrder>;

/** A request's status in the response to its submission only: the status of queries has no equivalent. */
const FROZEN = 'CONGELADA';

/**
 * Sets an object of any account to a state of its contract, including states that the simulator never reaches, so
 * that clients can be tested with them. Balances do not change; a notification is created only if one is named.
 * @throws Refusal naming the valid states, types or notifications, or when no object has this id
 */
export async function setState(
  runner: Runner,
  contracts: readonly ResolvedContract[],
  change: StateOrder,
): Promise<void> {
  await runner.runDueJobs();
  const found = await findObject(runner, listSettable(), change.id);
  if (!found) throw Refusal.of('missing', 'id', `não há objeto ${change.id}`);
  const { company, id, kind } = found;
  const columns = readColumns(contracts, kind, change);
  if (columns.length === 0 && change.notify === undefined) {
    throw Refusal.of('invalid', 'corpo', 'deve ter status, type, amended, suspended ou notify');
  }
  await runner.run(company, runner.rules.watch(), async (work) => {
    for (const [column, value] of columns) {
      await sql`update ${sql.table(kind.table)} set ${sql.ref(column)} = ${value}
        where id = ${id}`.execute(work.tx);
    }
    // The old status may have waited for a due decision.
    if (change.status !== undefined) {
      await work.tx.deleteFrom('jobs').where('subject', '=', id).execute();
    }
    if (change.notify === undefined) return;
    const known = listEventNames(contracts).filter((event) =>
      kind.subjects.includes(subjectOf(work.rules, event)),
    );
    if (known.length === 0) {
      throw Refusal.of('invalid', 'notify', 'nenhum contrato tem notificações deste objeto');
    }
    const event = requireOneOf('notify', change.notify, known);
    const table = kind.table as Reported;
    await notifyStatus(work, table, await getRow(work, table, { id }, id), undefined, event);
  });
}

function readColumns(
  contracts: readonly ResolvedContract[],
  { table }: SettableKind,
  { amended, status, suspended, type }: StateOrder,
): [string, string | boolean][] {
  const columns: [string, string | boolean][] = [];
  if (status !== undefined) {
    const frozen = table === 'requests' ? [FROZEN] : [];
    requireOneOf('status', status, [...listStates(contracts, table), ...frozen]);
    if (status !== FROZEN) columns.push(['status', status]);
    if (table === 'requests') columns.push(['frozen', status === FROZEN]);
  }
  if (type !== undefined) {
    if (table !== 'movements') throw Refusal.of('invalid', 'type', 'só uma movimentação o tem');
    const { choices } = contracts.find(({ service }) => service === 'pos-emissao') ?? {};
    columns.push(['kind', requireOneOf('type', type, choices?.TipoDeMovimentacao ?? [])]);
  }
  for (const [name, value] of Object.entries({ amended, suspended })) {
    if (value === undefined) continue;
    if (table !== 'operations') throw Refusal.of('invalid', name, 'só uma operação o tem');
    columns.push([name, value]);
  }
  return columns;
}
