import type { Selectable } from 'kysely';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import type { RepresentativeTable } from '../store/Database.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { getRegistration } from './registrations.js';
import { newIdOf } from './storyIds.js';

const samePerson = defineRule('representantes-exigidos', { aceitaMesmoCpf: aBoolean });
const identifier = defineRule('id-do-representante', {
  naCriacao: aBoolean,
  nasConsultas: aBoolean,
});

export interface RepresentativeData {
  cpf: string;
  regimeAssinatura: string;
}

/**
 * Adds a person to a registration. Gives what the creation answers: by the rule its `id`.
 * @throws Refusal `missing` for the registration, `refused` for the same CPF twice
 */
export async function createRepresentative(
  work: Work,
  registrationId: string,
  data: RepresentativeData,
): Promise<{ id: string } | undefined> {
  await getRegistration(work, registrationId);
  await refuseSamePerson(work, registrationId, data.cpf);
  const id = await newIdOf(work, 'representante');
  await work.tx
    .insertInto('representatives')
    .values({ id, registration_id: registrationId, cpf: data.cpf, data: writeExact(data) })
    .execute();
  return work.rules.of(identifier).naCriacao ? { id } : undefined;
}

/** The people of a registration, in the order they were added. @throws Refusal `missing` */
export async function listRepresentatives(work: Work, registrationId: string): Promise<unknown[]> {
  await getRegistration(work, registrationId);
  const rows = await work.tx
    .selectFrom('representatives')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('number')
    .execute();
  return rows.map((row) => present(work, row));
}

/** @throws Refusal `missing` */
export async function getRepresentative(
  work: Work,
  registrationId: string,
  id: string,
): Promise<unknown> {
  return present(work, await findRow(work, registrationId, id));
}

/** Replaces all of a person's data: the contract requires each field again. @throws Refusal `missing`, `refused` */
export async function updateRepresentative(
  work: Work,
  { registrationId, id, data }: { registrationId: string; id: string; data: RepresentativeData },
): Promise<void> {
  await findRow(work, registrationId, id);
  await refuseSamePerson(work, registrationId, data.cpf, id);
  await work.tx
    .updateTable('representatives')
    .set({ cpf: data.cpf, data: writeExact(data) })
    .where('id', '=', id)
    .execute();
}

async function findRow(work: Work, registrationId: string, id: string) {
  await getRegistration(work, registrationId);
  const row = await work.tx
    .selectFrom('representatives')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw Refusal.of('missing', 'caminho', `o cadastro não tem o representante ${id}`);
  return row;
}

async function refuseSamePerson(
  { tx, rules }: Work,
  registrationId: string,
  cpf: string,
  except = '',
): Promise<void> {
  if (rules.of(samePerson).aceitaMesmoCpf) return;
  const other = await tx
    .selectFrom('representatives')
    .select('id')
    .where('registration_id', '=', registrationId)
    .where('cpf', '=', cpf)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (other) throw Refusal.of('refused', 'corpo/cpf', 'já é de um representante deste cadastro');
}

function present({ rules }: Work, { id, data }: Selectable<RepresentativeTable>): unknown {
  const person = parseExact(data) as object;
  return rules.of(identifier).nasConsultas ? { id, ...person } : person;
}
