import { Decimal } from 'decimal.js';
import type { Insertable } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import type { Database, Row } from '../store/Database.js';
import { defineCall, type ServiceCalls } from '../work/defineCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { schedule, settlement } from './jobs.js';
import { post } from './ledger.js';
import { notify } from './notifications.js';
import { getOfOperation, getOperationById } from './operations.js';
import { envelopeParameters, inEnvelope, type PagedParts, queryPage } from './pages.js';
import { partyNameOf, readParties } from './parties.js';
import { insertRow, newIdOf, updateRow } from './rows.js';
import { type ForcedOutcome, findForcedOutcome } from './testValues.js';

const envelope = defineRule('envelope-das-movimentacoes', envelopeParameters);

type Movement = Row<'movements'>;

type MovementStage = 'created' | 'confirmed' | 'settled' | 'reproved';

interface MovementDecision {
  acao: 'CONFIRMAR' | 'REPROVAR';
  justificativa?: string;
}

interface MovementFilter {
  tipo?: Movement['kind'];
  status?: string;
  dataCriacao?: string;
  operacaoCodigo?: string;
}

/** Subject and notifications of each kind of movement, as far as the contract names them. */
const NOTIFICATIONS: Readonly<
  Record<Movement['kind'], { subject: string; events: Partial<Record<MovementStage, string>> }>
> = {
  COMPRA_VENDA: {
    subject: 'compraEVenda',
    events: {
      created: 'compraEVendaCriada',
      confirmed: 'compraEVendaEmAnalise',
      settled: 'compraEVendaLiquidada',
      reproved: 'compraEVendaReprovada',
    },
  },
  TRANSFERENCIA: {
    subject: 'transferenciaDeTitularidade',
    events: { created: 'transferenciaDeTitularidadeCriada' },
  },
  /** Only the control creates this kind; the contract has no notification for it. */
  INTEROPERABILIDADE: { subject: 'interoperabilidade', events: {} },
  TRANSFERENCIA_CUSTODIA: {
    subject: 'transferenciaDeCustodia',
    events: {
      created: 'transferenciaDeCustodiaCriada',
      settled: 'transferenciaDeCustodiaAprovada',
      reproved: 'transferenciaDeCustodiaReprovada',
    },
  },
};

type NewMovement = Omit<
  Insertable<Database['movements']>,
  'id' | 'company' | 'status' | 'created_on'
>;

export async function createMovement(work: Work, movement: NewMovement): Promise<Movement> {
  const created = await insertRow(work, 'movements', {
    ...movement,
    id: await newIdOf(work, `movimentação ${movement.kind}`),
    status: 'EM_ANALISE',
    created_on: dayOf(work.now),
  });
  await notifyMovement(work, created, 'created');
  return created;
}

/**
 * Confirms a movement, which then settles, or reproves it.
 * @returns the movement as the API shows it
 * @throws Refusal `missing`; `refused` if it was decided before
 */
async function decideMovement(
  work: Work,
  id: string,
  { acao, justificativa }: MovementDecision,
): Promise<object> {
  const movement = await getOfOperation(work, 'movements', id);
  if (movement.status !== 'EM_ANALISE') {
    throw Refusal.by(settlement, 'refused', 'caminho', `a movimentação está ${movement.status}`);
  }
  const isReproved = acao === 'REPROVAR';
  if (!isReproved) {
    await schedule(work, settlement, 'settleMovement', id, forcedOutcomeOf(work, movement));
  }
  const decided = await change(work, id, isReproved ? 'reproved' : 'confirmed', {
    status: isReproved ? 'REPROVADA' : 'AGUARDANDO_LIQUIDACAO',
    justification: justificativa ?? null,
  });
  return presentMovement(work, decided);
}

export async function settleMovement(work: Work, id: string): Promise<void> {
  const movement = await getOfOperation(work, 'movements', id);
  if (movement.status !== 'AGUARDANDO_LIQUIDACAO') return;
  const { from_holder, from_custodian, to_holder, to_custodian } = movement;
  const quantity = new Decimal(movement.quantity);
  const returned_on = dayOf(work.now);
  if (forcedOutcomeOf(work, movement) === 'reprova') {
    await change(work, id, 'reproved', { status: 'REPROVADA', returned_on });
    return;
  }
  try {
    await post(work, movement.operation_id, [
      {
        holder: from_holder,
        custodian: from_custodian,
        kind: 'free',
        quantity: quantity.negated(),
      },
      { holder: to_holder, custodian: to_custodian, kind: 'free', quantity },
    ]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await change(work, id, 'reproved', { status: 'REPROVADA', returned_on });
    return;
  }
  await change(work, id, 'settled', { status: 'CONCLUIDA', returned_on });
}

function forcedOutcomeOf(
  work: Work,
  { to_custodian, to_holder, unit_price }: Movement,
): ForcedOutcome | undefined {
  const amounts = unit_price === null ? [] : [new Decimal(unit_price)];
  return findForcedOutcome(work, { parties: [to_holder, to_custodian], amounts });
}

async function change(
  work: Work,
  id: string,
  stage: MovementStage,
  values: Partial<Movement>,
): Promise<Movement> {
  const changed = await updateRow(work, 'movements', id, values);
  await notifyMovement(work, changed, stage);
  return changed;
}

async function notifyMovement(work: Work, movement: Movement, stage: MovementStage): Promise<void> {
  const { subject, events } = NOTIFICATIONS[movement.kind];
  const event = events[stage];
  if (event === undefined) return;
  const { code } = await getOperationById(work, movement.operation_id);
  const metadata = { operacaoCodigo: code, quantidade: new Decimal(movement.quantity) };
  await notify(work, { subject, event, subjectId: movement.id, metadata });
}

async function listMovements(work: Work, { query }: PagedParts<MovementFilter>): Promise<object> {
  const { tipo, status, dataCriacao, operacaoCodigo } = query;
  let own = work.tx
    .selectFrom('movements')
    .innerJoin('operations', 'operations.id', 'movements.operation_id')
    .where('movements.company', '=', work.company)
    .where(({ and }) =>
      and({
        'movements.kind': tipo,
        'movements.status': status,
        'operations.code': operacaoCodigo,
      }),
    )
    .selectAll('movements');
  if (dataCriacao !== undefined) {
    own = own.where(
      ({ cast, ref }) => cast<string>(ref('movements.created_on'), 'text'),
      '=',
      dataCriacao.slice(0, 10),
    );
  }
  const { items: rows, pagination } = await queryPage(work, own, 'movements.number', query);
  const items = await presentMovements(work, rows);
  return inEnvelope({ items, pagination }, work.rules.of(envelope));
}

export async function presentMovement(work: Work, movement: Movement): Promise<object> {
  const [presented] = await presentMovements(work, [movement]);
  return presented as object;
}

async function presentMovements(work: Work, movements: readonly Movement[]): Promise<object[]> {
  const parties = await readParties(
    work,
    movements.flatMap(({ from_holder, to_holder }) => [from_holder, to_holder]),
  );
  const presentSide = (cpfCnpj: string, custodianteCnpj: string) => {
    return { custodianteCnpj, cpfCnpj, razaoSocial: partyNameOf(parties(cpfCnpj)) };
  };
  return movements.map((movement) => ({
    id: movement.id,
    tipo: movement.kind,
    dados: {
      status: movement.status,
      quantidade: new Decimal(movement.quantity),
      precoUnitario: movement.unit_price === null ? undefined : new Decimal(movement.unit_price),
      tipoLiquidacao: movement.settlement ?? undefined,
      dataCriacao: movement.created_on,
      dataRetorno: movement.returned_on ?? undefined,
      motivo: movement.motive ?? undefined,
      justificativa: movement.justification ?? undefined,
      investidorOrigem: presentSide(movement.from_holder, movement.from_custodian),
      investidorDestino: presentSide(movement.to_holder, movement.to_custodian),
    },
  }));
}

export const movementCalls: ServiceCalls = {
  listarMovimentacoes: defineCall('GET /movimentacoes', listMovements),
  aprovarOuReprovarMovimentacao: defineCall('POST /movimentacoes/{id}/aprovacao', decideMovement),
};
