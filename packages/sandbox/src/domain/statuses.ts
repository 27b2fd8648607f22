import { Decimal } from 'decimal.js';
import type { Updateable } from 'kysely';
import { states } from '../../dist/data.js';
import { parseExact } from '../exact/exactJson.js';
import type { Database, Row } from '../store/Database.js';
import type { Work } from '../work/Work.js';
import { notify, subjectOf } from './notifications.js';
import { getOperationById } from './operations.js';
import { updateRow } from './rows.js';

/** Objects with a status that notifications report. */
export type Reported = 'registrations' | 'operations' | 'offers' | 'movements' | 'financial_events';

const METADATA: { readonly [T in Reported]: (row: Row<T>) => Record<string, unknown> } = {
  registrations: ({ cnpj, data }) => {
    const { razaoSocial } = parseExact(data) as { razaoSocial: string };
    return { cnpj, razaoSocial };
  },
  operations: ({ code }) => ({ codigo: code }),
  offers: ({ quantity }) => ({ quantidadeTotal: new Decimal(quantity) }),
  movements: ({ quantity }) => ({ quantidade: new Decimal(quantity) }),
  financial_events: ({ due_on, kind }) => ({ tipo: kind, dataVencimento: due_on }),
};

/** The contract has no notification for the fourth kind, and only the control creates it. */
const MOVEMENTS: Readonly<Record<string, string>> = {
  COMPRA_VENDA: 'compraEVenda',
  TRANSFERENCIA: 'transferenciaDeTitularidade',
  TRANSFERENCIA_CUSTODIA: 'transferenciaDeCustodia',
};

/** The subject of an object's notifications, and those by the status that it reaches. @param kind of a movement */
export function findEvents(table: string, kind: unknown) {
  const { subjects = {} } = states[table] ?? {};
  const [subject = ''] = table === 'movements' ? [MOVEMENTS[String(kind)]] : Object.keys(subjects);
  return { subject, events: subjects[subject] ?? {} };
}

/** Creates the notification `other`, or else that of the reached status, if `states.yml` has one. */
export async function notifyStatus<T extends Reported>(
  work: Work,
  table: T,
  row: Row<T>,
  reason?: string,
  other?: string,
): Promise<void> {
  const one = row as { [Kind in Reported]: Row<Kind> }[Reported];
  const own = findEvents(table, 'kind' in one ? one.kind : undefined);
  const event = other ?? own.events[one.status];
  if (event === undefined) return;
  const subject = other === undefined ? own.subject : subjectOf(work.rules, other);
  const { code: operacaoCodigo } =
    'operation_id' in one ? await getOperationById(work, one.operation_id) : {};
  const metadata = { operacaoCodigo, ...METADATA[table](row), motivo: reason };
  await notify(work, { subject, event, subjectId: one.id, metadata });
}

export async function changeStatus<T extends Reported>(
  work: Work,
  table: T,
  id: string,
  values: Updateable<Database[T]>,
  reason?: string,
): Promise<Row<T>> {
  const changed = await updateRow(work, table, id, values);
  await notifyStatus(work, table, changed, reason);
  return changed;
}
