import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import { lockName } from '../work/lockName.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { mergeSent } from './mergeSent.js';
import { newIdOf } from './storyIds.js';

const duplicates = defineRule('investidor-duplicado', { aceita: aBoolean });
const companyType = defineRule('tipo-de-empresa-do-investidor', {
  aceitaTipoEmpresa: aBoolean,
});

export interface InvestorData {
  cpfCnpj: string;
  telefone?: string;
}

export interface InvestorChanges {
  clientePj?: string;
  tipoEmpresa?: string;
}

/**
 * Registers an investor. With the rule, one that is known is changed and keeps its id.
 * @throws Refusal `invalid` for a person without a telephone, `refused` for a known one
 */
export async function createInvestor(work: Work, data: InvestorData): Promise<string> {
  const { tx, company, now, rules } = work;
  const { cpfCnpj } = data;
  if (cpfCnpj.length === 11 && data.telefone === undefined) {
    throw Refusal.of('invalid', 'corpo/telefone', 'é obrigatório para pessoa física');
  }
  await lockName(work, `investidor ${cpfCnpj}`);
  const known = await findInvestor(work, cpfCnpj);
  if (known && !rules.of(duplicates).aceita) {
    throw Refusal.of('refused', 'corpo/cpfCnpj', 'já é de um investidor desta conta');
  }
  const values = { cpf_cnpj: cpfCnpj, data: writeExact(data) };
  if (known) {
    await tx.updateTable('investors').set(values).where('id', '=', known.id).execute();
    return known.id;
  }
  const id = await newIdOf(work, `investidor ${cpfCnpj}`);
  await tx
    .insertInto('investors')
    .values({ id, company, created_at: now, ...values })
    .execute();
  return id;
}

/** A page of the account's investors, oldest first, with the count of all. */
export async function listInvestors(
  { tx, company }: Work,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ total: number; items: unknown[] }> {
  const all = tx.selectFrom('investors').where('company', '=', company);
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .select('data')
    .orderBy('number')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, items: rows.map(({ data }) => parseExact(data)) };
}

/** @throws Refusal `missing` */
export async function getInvestor(work: Work, cpfCnpj: string): Promise<unknown> {
  return parseExact((await requireInvestor(work, cpfCnpj)).data);
}

/** @throws Refusal `missing` */
export async function updateInvestor(
  work: Work,
  cpfCnpj: string,
  { tipoEmpresa, ...sent }: InvestorChanges,
): Promise<void> {
  const { id, data } = await requireInvestor(work, cpfCnpj);
  const { telefone, cpfCnpj: _, ...updatable } = parseExact(data) as Record<string, unknown>;
  const other = work.rules.of(companyType).aceitaTipoEmpresa ? tipoEmpresa : undefined;
  const changes = { ...(other !== undefined && { clientePj: other }), ...sent };
  const merged = { ...mergeSent(work.rules, updatable, changes), cpfCnpj, telefone };
  await work.tx
    .updateTable('investors')
    .set({ data: writeExact(merged) })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal `missing` */
export async function removeInvestor(work: Work, cpfCnpj: string): Promise<void> {
  const { id } = await requireInvestor(work, cpfCnpj);
  await work.tx.deleteFrom('investors').where('id', '=', id).execute();
}

/** An investor of this account. */
export async function findInvestor({ tx, company }: Work, cpfCnpj: string) {
  return tx
    .selectFrom('investors')
    .selectAll()
    .where('company', '=', company)
    .where('cpf_cnpj', '=', cpfCnpj)
    .forUpdate()
    .executeTakeFirst();
}

async function requireInvestor(work: Work, cpfCnpj: string) {
  const found = await findInvestor(work, cpfCnpj);
  if (!found) throw Refusal.of('missing', 'caminho', `não há investidor ${cpfCnpj} nesta conta`);
  return found;
}
