import { parseExact } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import { defineCall, type ServiceCalls } from '../work/defineCall.js';
import type { Work } from '../work/Work.js';
import { decisionParameters, schedule } from './jobs.js';
import { notify } from './notifications.js';
import {
  getRegistration,
  listRepresentatives,
  type Registration,
  type RepresentativeData,
  readDocuments,
} from './registrations.js';
import { updateRow } from './rows.js';
import {
  type ForcedOutcome,
  findForcedOutcome,
  findReason,
  type ManualDecision,
} from './testValues.js';

const situations = defineRule('situacao-do-cadastro', decisionParameters);
const registrationNeeds = defineRule('exigencias-da-submissao', {
  representante: aBoolean,
  documentos: aBoolean,
});

/** Submits a registration; does nothing if it is pending or approved. @throws Refusal `missing` */
async function submitRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  work.rules.note(situations);
  if (registration.status === 'Pendente' || registration.status === 'Aprovado') return;
  await setStatus(work, registration, 'Pendente', 'cadastroPendente');
  await schedule(work, situations, 'decideRegistration', id, forcedOutcomeOf(work, registration));
}

/** Decides a pending registration: by the control, by its test value, or by its completeness. */
export async function decideRegistration(
  work: Work,
  id: string,
  manual?: ManualDecision,
): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.status !== 'Pendente') return;
  const forced = forcedOutcomeOf(work, registration);
  const reason = await findReason(manual, forced, () => findMissing(work, id));
  if (reason === undefined) await setStatus(work, registration, 'Aprovado', 'cadastroAprovado');
  else await setStatus(work, registration, 'Reprovado', 'cadastroReprovado', reason);
}

function forcedOutcomeOf(work: Work, { cnpj }: Registration): ForcedOutcome | undefined {
  return findForcedOutcome(work, { parties: [cnpj] });
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

async function setStatus(
  work: Work,
  { id, cnpj, data }: Registration,
  status: Registration['status'],
  event: string,
  reason?: string,
): Promise<void> {
  await updateRow(work, 'registrations', id, { status });
  const { razaoSocial } = parseExact(data) as { razaoSocial: string };
  const metadata = { cnpj, razaoSocial, motivo: reason };
  await notify(work, { subject: 'cadastro', event, subjectId: id, metadata });
}

export const registrationSubmission: ServiceCalls = {
  submeterCadastro: defineCall('POST /cadastros/{id}/submit', submitRegistration),
};
