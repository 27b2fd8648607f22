import { Decimal } from 'decimal.js';
import type { Selectable } from 'kysely';
import type { Exact } from '../exact/exactJson.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { BlockTable } from '../store/postIssuanceTables.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { getLiveOperation, readAvailable } from './availableTitles.js';
import { dayOf } from './days.js';
import { type Line, post } from './ledger.js';
import { getOperationById } from './operations.js';
import type { Page, Pagination } from './pages.js';
import { requireQuantity } from './quantities.js';
import { newIdOf } from './storyIds.js';

const fields = defineRule('campos-do-bloqueio', { codigo: aBoolean, operacaoCodigo: aBoolean });

export interface NewBlock {
  operacaoCodigo: string;
  investidorCpfCnpj: string;
  quantidade: Exact;
  constricaoTipo: string;
  justificativa: string;
}

/** How many titles of a custodian a block holds. */
interface Part {
  custodian: string;
  quantity: Exact;
}

/**
 * Blocks available titles of a holder, with whichever custodians they are.
 * @throws Refusal `missing`, `invalid`, or `refused` for more than is available
 */
export async function createBlock(work: Work, block: NewBlock): Promise<object> {
  const operation = await getLiveOperation(work, block.operacaoCodigo);
  requireQuantity(work, 'corpo/quantidade', block.quantidade);
  const parts = await takeParts(work, operation.id, block);
  await post(work, operation.id, moveParts(block.investidorCpfCnpj, parts, ['free', 'blocked']));
  const created = await work.tx
    .insertInto('blocks')
    .values({
      id: await newIdOf(work, 'bloqueio'),
      company: work.company,
      operation_id: operation.id,
      holder: block.investidorCpfCnpj,
      quantity: block.quantidade.toFixed(),
      kind: block.constricaoTipo,
      justification: block.justificativa,
      accounts: writeExact(parts),
      created_on: dayOf(work.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(work, created, operation.code);
}

/** Frees all titles of a block. @throws Refusal `missing`; `refused` if it was released before */
export async function releaseBlock(work: Work, id: string, justification: string): Promise<object> {
  const block = await work.tx
    .selectFrom('blocks')
    .selectAll()
    .where('company', '=', work.company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!block) throw Refusal.of('missing', 'caminho', `não há bloqueio ${id} nesta conta`);
  if (block.released) throw Refusal.of('refused', 'caminho', 'o bloqueio já foi liberado');
  const parts = parseExact(block.accounts) as Part[];
  await post(work, block.operation_id, moveParts(block.holder, parts, ['blocked', 'free']));
  const released = await work.tx
    .updateTable('blocks')
    .set({ released: true, release_justification: justification })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return present(work, released, (await getOperationById(work, block.operation_id)).code);
}

/** A page of the account's blocks, released ones too, oldest first. */
export async function listBlocks(
  work: Work,
  { page, pageSize }: Page,
  { code, holder }: { code: string | undefined; holder: string | undefined },
): Promise<{ dados: object[]; pagination: Pagination }> {
  let query = work.tx
    .selectFrom('blocks')
    .innerJoin('operations', 'operations.id', 'blocks.operation_id')
    .where('blocks.company', '=', work.company);
  if (code !== undefined) query = query.where('operations.code', '=', code);
  if (holder !== undefined) query = query.where('blocks.holder', '=', holder);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('blocks')
    .select('operations.code')
    .orderBy('blocks.number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const dados = rows.map(({ code: own, ...block }) => present(work, block, own));
  return { dados, pagination: { page, pageSize, total } };
}

/** Takes a quantity from the custodians' accounts, one after the other. */
async function takeParts(
  work: Work,
  operationId: string,
  { investidorCpfCnpj, quantidade }: NewBlock,
): Promise<Part[]> {
  let missing = quantidade;
  const parts: Part[] = [];
  for (const { custodian, quantity } of await readAvailable(work, operationId, investidorCpfCnpj)) {
    const taken = Decimal.min(quantity, missing);
    if (taken.gt(0)) parts.push({ custodian, quantity: taken });
    missing = missing.minus(Decimal.max(taken, 0));
  }
  if (missing.isZero()) return parts;
  throw Refusal.of('refused', 'corpo/quantidade', 'passa da quantidade disponível');
}

function moveParts(
  holder: string,
  parts: Part[],
  [from, to]: ['free', 'blocked'] | ['blocked', 'free'],
): Line[] {
  return parts.flatMap(({ custodian, quantity }) => [
    { holder, custodian, kind: from, quantity: quantity.negated() },
    { holder, custodian, kind: to, quantity },
  ]);
}

function present({ rules }: Work, block: Selectable<BlockTable>, code: string): object {
  const { codigo, operacaoCodigo } = rules.of(fields);
  return {
    id: block.id,
    ...(codigo && { codigo: code }),
    ...(operacaoCodigo && { operacaoCodigo: code }),
    dataCriacao: block.created_on,
    tipo: 'CONSTRICAO',
    investidorCpfCnpj: block.holder,
    liberado: block.released,
    quantidade: new Decimal(block.quantity),
    constricaoTipo: block.kind,
    justificativa: block.justification,
    justificativaLiberacao: block.release_justification ?? undefined,
  };
}
