import { Decimal } from 'decimal.js';
import type { Insertable } from 'kysely';
import { isDay } from '../contract/formats.js';
import type { Database, Row } from '../store/Database.js';
import type { Check, Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { schedule, settlement } from './jobs.js';
import { post } from './ledger.js';
import { getOfOperation } from './operations.js';
import { defineEnvelope, queryPage } from './pages.js';
import { partyNameOf, readParties } from './parties.js';
import { insertRow, newIdOf, requireStatus } from './rows.js';
import { changeStatus, notifyStatus } from './statuses.js';
import { findForcedOutcome, TEST_REASON } from './testValues.js';

const envelope = defineEnvelope('envelope-das-movimentacoes');

export type Movement = Row<'movements'>;

export type NewMovement = Omit<
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
  await notifyStatus(work, 'movements', created);
  return created;
}

async function decideMovement(
  work: Work,
  id: string,
  { acao, justificativa }: Input<'aprovarOuReprovarMovimentacao'>,
): Promise<object> {
  const movement = await getOfOperation(work, 'movements', id);
  requireStatus(settlement, 'caminho', 'a movimentação', movement, 'EM_ANALISE');
  const isReproved = acao === 'REPROVAR';
  if (!isReproved) {
    await schedule(work, settlement, 'movements', id, forcedOutcomeOf(work, movement));
  }
  const status = isReproved ? 'REPROVADA' : 'AGUARDANDO_LIQUIDACAO';
  const values = { status, justification: justificativa ?? null } as const;
  const reason = isReproved ? justificativa : undefined;
  const decided = await changeStatus(work, 'movements', id, values, reason);
  return presentMovement(work, decided);
}

export async function settleMovement(work: Work, id: string): Promise<void> {
  const movement = await getOfOperation(work, 'movements', id);
  if (movement.status !== 'AGUARDANDO_LIQUIDACAO') return;
  const isForced = forcedOutcomeOf(work, movement) === 'reprova';
  const reason = isForced ? TEST_REASON : await moveTitles(work, movement);
  const status = reason === undefined ? 'CONCLUIDA' : 'REPROVADA';
  await changeStatus(work, 'movements', id, { status, returned_on: dayOf(work.now) }, reason);
}

/** @returns why the titles stay, if the holder lacks them */
async function moveTitles(work: Work, movement: Movement): Promise<string | undefined> {
  const quantity = new Decimal(movement.quantity);
  const from = { holder: movement.from_holder, custodian: movement.from_custodian };
  const to = { holder: movement.to_holder, custodian: movement.to_custodian };
  try {
    await post(work, movement.operation_id, [
      { ...from, kind: 'free', quantity: quantity.negated() },
      { ...to, kind: 'free', quantity },
    ]);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return 'A origem já não tem os títulos.';
    throw error;
  }
}

function forcedOutcomeOf(work: Work, { to_custodian, to_holder, unit_price }: Movement) {
  const prices = unit_price === null ? [] : [unit_price];
  return findForcedOutcome(work, [to_holder, to_custodian], prices);
}

const checkFilter: Check<'listarMovimentacoes'> = (problems, { dataCriacao }) => {
  if (dataCriacao === undefined || isDay(dataCriacao)) return;
  problems.add(envelope, 'consulta/dataCriacao', 'deve ser um dia, AAAA-MM-DD');
};

async function listMovements(work: Work, query: Input<'listarMovimentacoes'>): Promise<object> {
  const { tipo, status, dataCriacao, operacaoCodigo } = query;
  const own = work.tx
    .selectFrom('movements')
    .innerJoin('operations', 'operations.id', 'movements.operation_id')
    .where('movements.company', '=', work.company)
    .where(({ and }) =>
      and({
        'movements.kind': tipo,
        'movements.status': status,
        'movements.created_on': dataCriacao,
        'operations.code': operacaoCodigo,
      }),
    )
    .selectAll('movements');
  const { items, pagination } = await queryPage(work, own, 'movements.number', query);
  const { lista, paginacao } = work.rules.of(envelope);
  return { [lista]: await presentMovements(work, items), [paginacao]: pagination };
}

export async function presentMovement(work: Work, movement: Movement): Promise<object> {
  const [presented] = await presentMovements(work, [movement]);
  return presented as object;
}

async function presentMovements(work: Work, movements: readonly Movement[]): Promise<object[]> {
  const holders = movements.flatMap(({ from_holder, to_holder }) => [from_holder, to_holder]);
  const parties = await readParties(work, holders);
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

export const movementCalls = {
  listarMovimentacoes: { act: listMovements, check: checkFilter, items: 'solicitarCompraEVenda' },
  aprovarOuReprovarMovimentacao: { act: decideMovement },
} satisfies ServiceCalls;
