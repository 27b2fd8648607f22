import { parseExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean, aNumber, oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { schedule } from './agenda.js';
import { notify } from './notifications.js';
import { listDocumentRows } from './registrationDocuments.js';
import { getRegistration, type Registration, setSituation } from './registrations.js';
import { listRepresentatives } from './representatives.js';

const situations = defineRule('situacao-do-cadastro', {
  decisao: oneOf('automatica', 'manual'),
  segundos: aNumber,
});
const needs = defineRule('exigencias-da-submissao', {
  representante: aBoolean,
  documentos: aBoolean,
});

/** Submits a registration; one that waits or is approved stays as it is. @throws Refusal `missing` */
export async function submitRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.situation === 'Pendente' || registration.situation === 'Aprovado') return;
  const { decisao, segundos } = work.rules.of(situations);
  await setSituation(work, id, 'Pendente');
  await tell(work, registration, 'cadastroPendente');
  if (decisao === 'automatica') {
    await schedule(work, { action: 'decideRegistration', subject: id, seconds: segundos });
  }
}

/** Approves what is complete and reproves the rest, unless somebody decided already. */
export async function decideRegistration(work: Work, id: string): Promise<void> {
  const registration = await getRegistration(work, id);
  if (registration.situation !== 'Pendente') return;
  await conclude(work, registration, await findLack(work, id));
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

async function conclude(work: Work, registration: Registration, reason?: string): Promise<void> {
  await setSituation(work, registration.id, reason === undefined ? 'Aprovado' : 'Reprovado');
  const event = reason === undefined ? 'cadastroAprovado' : 'cadastroReprovado';
  await tell(work, registration, event, reason);
}

/** What is missing for an approval. */
async function findLack(work: Work, id: string): Promise<string | undefined> {
  const { representante, documentos } = work.rules.of(needs);
  if (representante) {
    const people = (await listRepresentatives(work, id)) as { regimeAssinatura: string }[];
    const alone = people.some(({ regimeAssinatura }) => regimeAssinatura === 'Isolado');
    const together = people.filter(({ regimeAssinatura }) => regimeAssinatura === 'Coletivo');
    if (!alone && together.length < 2) return 'Ninguém assina pela empresa.';
  }
  if (!documentos) return undefined;
  const lacking = (await listDocumentRows(work, id)).find(({ file_id }) => file_id === null);
  return lacking && `Falta o arquivo do documento ${lacking.kind}.`;
}

async function tell(
  work: Work,
  { id, cnpj, data }: Registration,
  event: string,
  reason?: string,
): Promise<void> {
  const { razaoSocial } = parseExact(data) as { razaoSocial: string };
  await notify(work, {
    subject: 'cadastro',
    event,
    subjectId: id,
    metadata: { cnpj, razaoSocial, motivo: reason },
  });
}
