import type { Selectable } from 'kysely';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { RegistrationTable } from '../store/Database.js';
import { lockName } from '../work/lockName.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { mergeSent } from './mergeSent.js';
import { newIdOf } from './storyIds.js';

const duplicates = defineRule('cadastro-duplicado', { aceita: aBoolean });

/** What the contract says of a registration; other fields are kept as sent. */
export interface RegistrationData {
  cnpj: string;
  funcao: string;
  razaoSocial: string;
}

/** Situations as the issuance API names them; a registration that was not submitted is `Não Cadastrado`. */
export type Situation = 'Aprovado' | 'Pendente' | 'Reprovado' | 'Não Cadastrado';

export type Registration = Selectable<RegistrationTable>;

/** @throws Refusal `refused` where the rule keeps one registration for each CPF or CNPJ */
export async function createRegistration(work: Work, data: RegistrationData): Promise<string> {
  const { tx, company, rules } = work;
  const { cnpj, funcao } = data;
  await lockName(work, `cadastro ${cnpj}`);
  if (!rules.of(duplicates).aceita && (await findByCnpj(work, cnpj))) {
    throw Refusal.of('refused', 'corpo/cnpj', 'já tem um cadastro nesta conta');
  }
  const id = await newIdOf(work, `cadastro ${cnpj}`);
  await tx
    .insertInto('registrations')
    .values({ id, company, cnpj, funcao, situation: 'Não Cadastrado', data: writeExact(data) })
    .execute();
  return id;
}

/** The registrations of the account, oldest first; those of a CNPJ if one is given. */
export async function listRegistrations(work: Work, cnpj?: string): Promise<unknown[]> {
  let query = work.tx
    .selectFrom('registrations')
    .select('data')
    .where('company', '=', work.company)
    .orderBy('number');
  if (cnpj !== undefined) query = query.where('cnpj', '=', cnpj);
  return (await query.execute()).map(({ data }) => parseExact(data));
}

/** @throws Refusal `missing` */
export async function getRegistration(work: Work, id: string): Promise<Registration> {
  const found = await work.tx
    .selectFrom('registrations')
    .selectAll()
    .where('company', '=', work.company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw Refusal.of('missing', 'caminho', `não há cadastro ${id} nesta conta`);
  return found;
}

/** The oldest registration of a CPF or CNPJ in this account. */
export async function findByCnpj(
  { tx, company }: Work,
  cnpj: string,
): Promise<Registration | undefined> {
  return tx
    .selectFrom('registrations')
    .selectAll()
    .where('company', '=', company)
    .where('cnpj', '=', cnpj)
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws Refusal `missing` */
export async function updateRegistration(work: Work, cnpj: string, changes: object): Promise<void> {
  const found = await findByCnpj(work, cnpj);
  if (!found) throw Refusal.of('missing', 'caminho', `não há cadastro de ${cnpj} nesta conta`);
  const { funcao, tipoPessoa, justificativa, ...updatable } = parseExact(found.data) as Record<
    string,
    unknown
  >;
  const data = {
    ...mergeSent(work.rules, updatable, changes),
    cnpj,
    funcao,
    tipoPessoa,
    justificativa,
  };
  await work.tx
    .updateTable('registrations')
    .set({ data: writeExact(data) })
    .where('id', '=', found.id)
    .execute();
}

export async function setSituation({ tx }: Work, id: string, situation: Situation): Promise<void> {
  await tx.updateTable('registrations').set({ situation }).where('id', '=', id).execute();
}
