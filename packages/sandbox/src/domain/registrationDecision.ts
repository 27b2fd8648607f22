import { parseExact } from '../exact/exactJson.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import { Refusal, type Work } from '../work/Work.js';
import { decisionParameters, schedule } from './agenda.js';
import { notify } from './notifications.js';
import {
  getRegistration,
  listRepresentatives,
  type Registration,
  type RepresentativeData,
  readDocuments,
} from './registrations.js';
import { updateRow } from './rows.js';
import { type Fate, findFate, findReason } from './testValues.js';

const situations = defineRule('situacao-do-cadastro', decisionParameters);
const registrationNeeds = defineRule('exigencias-da-submissao', {
  representante: aBoolean,
  documentos: aBoolean,
});

/** Submits a registration; one that waits or is approved stays as it is. @throws Refusal `missing` */
export async function submitRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  const timing = work.rules.of(situations);
  if (registration.situation === 'Pendente' || registration.situation === 'Aprovado') return;
  await setSituation(work, registration, 'Pendente', 'cadastroPendente');
  await schedule(work, timing, 'decideRegistration', id, fateOf(work, registration));
}

/** Approves what is complete and reproves the rest, if it has no fate of its own, unless it was decided before. */
export async function decideRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.situation !== 'Pendente') return;
  const fate = fateOf(work, registration);
  await conclude(work, registration, await findReason(fate, () => findLack(work, id)));
}

function fateOf(work: Work, { cnpj }: Registration): Fate | undefined {
  return findFate(work, { parties: [cnpj] });
}

/**
 * Decides a submitted registration: without a reason it is approved.
 * @throws Refusal `missing`, or `refused` if it does not wait for a decision
 */
export async function decideByHand(work: Work, id: string, reason?: string): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.situation !== 'Pendente') {
    throw Refusal.of('refused', 'id', `o cadastro está ${registration.situation}`);
  }
  await conclude(work, registration, reason);
}

function conclude(work: Work, registration: Registration, reason?: string): Promise<void> {
  return reason === undefined
    ? setSituation(work, registration, 'Aprovado', 'cadastroAprovado')
    : setSituation(work, registration, 'Reprovado', 'cadastroReprovado', reason);
}

/** What is missing for an approval. */
async function findLack(work: Work, id: string): Promise<string | undefined> {
  const { representante, documentos } = work.rules.of(registrationNeeds);
  if (representante) {
    const people = (await listRepresentatives(work, id)) as RepresentativeData[];
    const alone = people.some(({ regimeAssinatura }) => regimeAssinatura === 'Isolado');
    const together = people.filter(({ regimeAssinatura }) => regimeAssinatura === 'Coletivo');
    if (!alone && together.length < 2) return 'Ninguém assina pela empresa.';
  }
  if (!documentos) return undefined;
  const lacking = (await readDocuments(work, id)).find(({ file_id }) => file_id === null);
  return lacking && `Falta o arquivo do documento ${lacking.kind}.`;
}

async function setSituation(
  work: Work,
  { id, cnpj, data }: Registration,
  situation: Registration['situation'],
  event: string,
  reason?: string,
): Promise<void> {
  await updateRow(work, 'registrations', id, { situation });
  const { razaoSocial } = parseExact(data) as { razaoSocial: string };
  const metadata = { cnpj, razaoSocial, motivo: reason };
  await notify(work, { subject: 'cadastro', event, subjectId: id, metadata });
}
