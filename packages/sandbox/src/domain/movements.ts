import { Decimal } from 'decimal.js';
import type { Insertable, Selectable } from 'kysely';
import type { MovementTable } from '../store/postIssuanceTables.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { post } from './ledger.js';
import { notify } from './notifications.js';
import { getOperationById } from './operations.js';
import { readName } from './parties.js';
import { scheduleSettlement } from './settlement.js';
import { newIdOf } from './storyIds.js';

export type Movement = Selectable<MovementTable>;

export interface MovementDecision {
  acao: 'CONFIRMAR' | 'REPROVAR';
  justificativa?: string;
}

type MovementKind = 'COMPRA_VENDA' | 'TRANSFERENCIA' | 'TRANSFERENCIA_CUSTODIA';

/** Notifications of each kind of movement, as far as the contract has them. */
const EVENTS: Readonly<Record<MovementKind, Partial<Record<Moment, string>>>> = {
  COMPRA_VENDA: {
    created: 'compraEVendaCriada',
    confirmed: 'compraEVendaEmAnalise',
    settled: 'compraEVendaLiquidada',
    reproved: 'compraEVendaReprovada',
  },
  TRANSFERENCIA: { created: 'transferenciaDeTitularidadeCriada' },
  TRANSFERENCIA_CUSTODIA: {
    created: 'transferenciaDeCustodiaCriada',
    settled: 'transferenciaDeCustodiaAprovada',
    reproved: 'transferenciaDeCustodiaReprovada',
  },
};

const SUBJECTS: Readonly<Record<MovementKind, string>> = {
  COMPRA_VENDA: 'compraEVenda',
  TRANSFERENCIA: 'transferenciaDeTitularidade',
  TRANSFERENCIA_CUSTODIA: 'transferenciaDeCustodia',
};

type Moment = 'created' | 'confirmed' | 'settled' | 'reproved';

/** What a new movement is made of. */
export type NewMovement = Omit<
  Insertable<MovementTable>,
  'id' | 'company' | 'status' | 'created_on' | 'kind'
> & { kind: MovementKind };

/** Keeps a movement that waits for its decision. */
export async function createMovement(work: Work, movement: NewMovement): Promise<Movement> {
  const created = await work.tx
    .insertInto('movements')
    .values({
      ...movement,
      id: await newIdOf(work, `movimentação ${movement.kind}`),
      company: work.company,
      status: 'EM_ANALISE',
      created_on: dayOf(work.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(work, created, 'created');
  return created;
}

/**
 * Confirms a movement, which then settles, or reproves it.
 * @throws Refusal `missing`; `refused` if it was decided before
 */
export async function decideMovement(
  work: Work,
  id: string,
  { acao, justificativa }: MovementDecision,
): Promise<Movement> {
  const movement = await findMovement(work, id);
  if (!movement) throw Refusal.of('missing', 'caminho', `não há movimentação ${id} nesta conta`);
  if (movement.status !== 'EM_ANALISE') {
    throw Refusal.of('refused', 'caminho', `a movimentação está ${movement.status}`);
  }
  const justification = justificativa ?? null;
  if (acao === 'REPROVAR') {
    return change(work, movement, { status: 'REPROVADA', justification }, 'reproved');
  }
  await scheduleSettlement(work, 'settleMovement', id);
  const status = 'AGUARDANDO_LIQUIDACAO';
  return change(work, movement, { status, justification }, 'confirmed');
}

/** Settles a movement that waits for it: the titles change hands, or it is reproved if they are gone. */
export async function settleMovement(work: Work, id: string): Promise<void> {
  const movement = await findMovement(work, id);
  if (movement?.status !== 'AGUARDANDO_LIQUIDACAO') return;
  const returned_on = dayOf(work.now);
  try {
    await moveTitles(work, movement);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await change(work, movement, { status: 'REPROVADA', returned_on }, 'reproved');
    return;
  }
  await change(work, movement, { status: 'CONCLUIDA', returned_on }, 'settled');
}

async function moveTitles(work: Work, movement: Movement): Promise<void> {
  const { from_holder, from_custodian, to_holder, to_custodian } = movement;
  const quantity = new Decimal(movement.quantity);
  await post(work, movement.operation_id, [
    { holder: from_holder, custodian: from_custodian, kind: 'free', quantity: quantity.negated() },
    { holder: to_holder, custodian: to_custodian, kind: 'free', quantity },
  ]);
}

/** As the API shows it. */
export async function presentMovement(work: Work, movement: Movement): Promise<object> {
  const { id, kind, unit_price } = movement;
  return {
    id,
    tipo: kind,
    dados: {
      status: movement.status,
      quantidade: new Decimal(movement.quantity),
      precoUnitario: unit_price === null ? undefined : new Decimal(unit_price),
      tipoLiquidacao: movement.settlement ?? undefined,
      dataCriacao: movement.created_on,
      dataRetorno: movement.returned_on ?? undefined,
      motivo: movement.motive ?? undefined,
      justificativa: movement.justification ?? undefined,
      investidorOrigem: await presentSide(work, movement.from_holder, movement.from_custodian),
      investidorDestino: await presentSide(work, movement.to_holder, movement.to_custodian),
    },
  };
}

/** A movement of this account, with its operation locked: the order in which all that moves titles locks. */
async function findMovement(work: Work, id: string): Promise<Movement | undefined> {
  const find = () =>
    work.tx
      .selectFrom('movements')
      .selectAll()
      .where('company', '=', work.company)
      .where('id', '=', id);
  const movement = await find().executeTakeFirst();
  if (!movement) return undefined;
  await getOperationById(work, movement.operation_id);
  return find().forUpdate().executeTakeFirst();
}

async function change(
  work: Work,
  { id }: Movement,
  values: Partial<Pick<Movement, 'status' | 'justification' | 'returned_on'>>,
  moment: Moment,
): Promise<Movement> {
  const changed = await work.tx
    .updateTable('movements')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(work, changed, moment);
  return changed;
}

async function tell(work: Work, movement: Movement, moment: Moment): Promise<void> {
  const kind = movement.kind as MovementKind;
  const event = EVENTS[kind][moment];
  if (event === undefined) return;
  const { code } = await getOperationById(work, movement.operation_id);
  const metadata = { operacaoCodigo: code, quantidade: new Decimal(movement.quantity) };
  await notify(work, { subject: SUBJECTS[kind], event, subjectId: movement.id, metadata });
}

async function presentSide(work: Work, cpfCnpj: string, custodian: string): Promise<object> {
  const razaoSocial = await readName(work, cpfCnpj);
  return { custodianteCnpj: custodian, cpfCnpj, razaoSocial };
}
