import { Decimal } from 'decimal.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Row } from '../store/Database.js';
import type { Input, ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { type LedgerLine, post, quantityRefusal, readAvailable } from './ledger.js';
import { getLiveOperation, getOperationById } from './operations.js';
import { queryPage } from './pages.js';
import { getRow, insertRow, newIdOf, updateRow } from './rows.js';

const fields = defineRule('campos-do-bloqueio', { codigo: aBoolean, operacaoCodigo: aBoolean });
const release = defineRule('liberacao-do-bloqueio', {});

type NewBlock = Input<'criarBloqueio'>;

type BlockedTitles = Pick<LedgerLine, 'custodian' | 'quantity'>;

async function createBlock(work: Work, block: NewBlock): Promise<object> {
  const operation = await getLiveOperation(work, block.operacaoCodigo);
  const parts = await collectTitles(work, operation.id, block);
  await post(work, operation.id, buildLines(block.investidorCpfCnpj, parts, ['free', 'blocked']));
  const created = await insertRow(work, 'blocks', {
    id: await newIdOf(work, 'bloqueio'),
    operation_id: operation.id,
    holder: block.investidorCpfCnpj,
    quantity: block.quantidade.toFixed(),
    kind: block.constricaoTipo,
    justification: block.justificativa,
    accounts: writeExact(parts),
    created_on: dayOf(work.now),
  });
  return present(work, created, operation.code);
}

async function releaseBlock(
  work: Work,
  id: string,
  { justificativa }: Input<'liberarBloqueio'>,
): Promise<object> {
  const block = await getRow(work, 'blocks', { id }, `bloqueio ${id}`);
  work.rules.note(release);
  if (block.released) throw Refusal.by(release, 'caminho', 'o bloqueio já foi liberado');
  const parts = parseExact(block.accounts) as BlockedTitles[];
  await post(work, block.operation_id, buildLines(block.holder, parts, ['blocked', 'free']));
  const released = await updateRow(work, 'blocks', id, {
    released: true,
    release_justification: justificativa,
  });
  return present(work, released, (await getOperationById(work, block.operation_id)).code);
}

async function listBlocks(work: Work, query: Input<'listarBloqueios'>): Promise<object> {
  const { operacaoCodigo, cpfCnpj } = query;
  const blocks = work.tx
    .selectFrom('blocks')
    .innerJoin('operations', 'operations.id', 'blocks.operation_id')
    .where('blocks.company', '=', work.company)
    .where(({ and }) => and({ 'operations.code': operacaoCodigo, 'blocks.holder': cpfCnpj }))
    .selectAll('blocks')
    .select('operations.code');
  const { items, pagination } = await queryPage(work, blocks, 'blocks.number', query);
  return { dados: items.map(({ code, ...block }) => present(work, block, code)), pagination };
}

/** Collects a quantity from the custodians' accounts, in their order. */
async function collectTitles(
  work: Work,
  operationId: string,
  { investidorCpfCnpj, quantidade }: NewBlock,
): Promise<BlockedTitles[]> {
  let missing = quantidade;
  const parts: BlockedTitles[] = [];
  for (const { custodian, quantity } of await readAvailable(work, investidorCpfCnpj, operationId)) {
    const taken = Decimal.min(quantity, missing);
    if (taken.gt(0)) parts.push({ custodian, quantity: taken });
    missing = missing.minus(taken);
  }
  if (missing.isZero()) return parts;
  throw quantityRefusal('investidorCpfCnpj', quantidade.minus(missing));
}

function buildLines(
  holder: string,
  parts: BlockedTitles[],
  [from, to]: ['free', 'blocked'] | ['blocked', 'free'],
): LedgerLine[] {
  return parts.flatMap(({ custodian, quantity }) => [
    { holder, custodian, kind: from, quantity: quantity.negated() },
    { holder, custodian, kind: to, quantity },
  ]);
}

function present({ rules }: Work, block: Row<'blocks'>, code: string): object {
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

export const blockCalls = {
  criarBloqueio: { act: createBlock },
  listarBloqueios: { act: listBlocks },
  liberarBloqueio: { act: releaseBlock },
} satisfies ServiceCalls;
