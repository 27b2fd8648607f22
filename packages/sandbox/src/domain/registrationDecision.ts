import { aBoolean, defineRule } from '../rules/defineRule.js';
import { defineCall, type ServiceCalls } from '../work/defineCall.js';
import type { Work } from '../work/Work.js';
import { decisionParameters, schedule } from './jobs.js';
import {
  getRegistration,
  listRepresentatives,
  type RepresentativeData,
  readDocuments,
} from './registrations.js';
import { changeStatus } from './statuses.js';
import { findForcedOutcome, findReason, type ManualDecision } from './testValues.js';

const situations = defineRule('situacao-do-cadastro', decisionParameters);
const registrationNeeds = defineRule('exigencias-da-submissao', {
  representante: aBoolean,
  documentos: aBoolean,
});

/** Submits a registration; does nothing if it is pending or approved. */
async function submitRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  work.rules.note(situations);
  if (registration.status === 'Pendente' || registration.status === 'Aprovado') return;
  await changeStatus(work, 'registrations', id, { status: 'Pendente' });
  await schedule(
    work,
    situations,
    'decideRegistration',
    id,
    findForcedOutcome(work, [registration.cnpj]),
  );
}

/** Decides a pending registration: by the control, by its test value, or by its completeness. */
export async function decideRegistration(
  work: Work,
  id: string,
  manual?: ManualDecision,
): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.status !== 'Pendente') return;
  const forced = findForcedOutcome(work, [registration.cnpj]);
  const reason = await findReason(manual, forced, () => findMissing(work, id));
  const status = reason === undefined ? 'Aprovado' : 'Reprovado';
  await changeStatus(work, 'registrations', id, { status }, reason);
}

async function findMissing(work: Work, id: string): Promise<string | undefined> {
  const { representante, documentos } = work.rules.of(registrationNeeds);
  if (representante) {
    const people = (await listRepresentatives(work, id)) as RepresentativeData[];
    const alone = people.some(({ regimeAssinatura }) => regimeAssinatura === 'Isolado');
    const together = people.filter(({ regimeAssinatura }) => regimeAssinatura === 'Coletivo');
    if (!alone && together.length < 2) return 'Ninguém assina pela empresa.';
  }
  if (!documentos) return undefined;
  const missing = (await readDocuments(work, id)).find(({ file_id }) => file_id === null);
  return missing && `Falta o arquivo do documento ${missing.kind}.`;
}

export const registrationSubmission: ServiceCalls = {
  submeterCadastro: defineCall('POST /cadastros/{id}/submit', submitRegistration),
};
