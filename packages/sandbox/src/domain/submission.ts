import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { aBoolean, aTextLike, aWholeNumber, defineRule, oneOf } from '../rules/defineRule.js';
import type { ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { dayOf } from './days.js';
import { readFinancialData, readInstalments } from './financialData.js';
import { decisionParameters, schedule } from './jobs.js';
import { readInvestorSituation, readIssuerSituation } from './parties.js';
import { getRequest, type RequestRow, readData } from './requests.js';
import { getRow, insertRow, listRows, newIdOf, takeStoryId, updateRow } from './rows.js';
import { changeStatus, notifyStatus } from './statuses.js';
import { findForcedOutcome, findReason, type ManualDecision } from './testValues.js';

const steps = defineRule('ordem-dos-status', { ...decisionParameters, pendencias: aBoolean });
const codes = defineRule('codigo-do-instrumento', {
  prefixo: aTextLike(/^LNC000[\dA-Z]*$/, 'LNC000, com ou sem mais letras maiúsculas e dígitos'),
  primeiro: aWholeNumber(0, 1e9),
});
const again = defineRule('quando-ha-codigo', { repetida: oneOf('mesma-resposta', 'recusa') });
const issueNeeds = defineRule('exigencias-da-emissao', {
  emissorAprovado: aBoolean,
  investidoresAprovados: aBoolean,
  quantidadeIgual: aBoolean,
  amortizacaoIgual: aBoolean,
});

const KINDS = { NotaComercial: 'NOTA_COMERCIAL', Debenture: 'DEBENTURE' } as const;

/** Submits a request to the simulated depository, which assigns its code and creates the operation. */
async function submitRequest(work: Work, id: string): Promise<object> {
  const request = await getRequest(work, id);
  if (request.code !== null) {
    if (work.rules.of(again).repetida === 'mesma-resposta') return answer(request);
    throw Refusal.by(again, 'caminho', 'a solicitação já foi submetida');
  }
  work.rules.note(steps);
  const financial = readFinancialData(request);
  if (!financial) throw Refusal.by(steps, 'caminho', 'a solicitação não tem dados financeiros');
  const code = await chooseOperationCode(work, request);
  const submitted = await updateRow(work, 'requests', id, { code, status: 'Em Andamento' });
  const operation = await insertRow(work, 'operations', {
    id: await newIdOf(work, `operação ${request.tipo}`),
    request_id: id,
    code,
    status: 'EM_ANALISE',
    tipo: KINDS[request.tipo],
    registrar: readData(request).cnpjDoEscriturador,
    issued_on: financial.dataDeEmissao,
    matures_on: financial.dataDeVencimento,
    quantity: financial.quantidade.toFixed(),
    unit_value: financial.valorNominalUnitario.toFixed(),
    created_on: dayOf(work.now),
  });
  await notifyStatus(work, 'operations', operation);
  const forced = findForcedOutcome(work, [operation.registrar]);
  await schedule(work, steps, 'requests', id, forced);
  return answer(submitted);
}

/** Writes the request's status as this response does: `Pendente de Aprovação` is PENDENTE_APROVACAO. */
function answer({ code, frozen, status }: RequestRow): object {
  const letters = status.normalize('NFD').replace(/\p{Mark}/gu, '');
  const written = letters.replace(/ (de )?/g, '_').toUpperCase();
  return { status: frozen ? 'CONGELADA' : written, codigoInstrumentoFinanceiro: code };
}

export async function decideSubmission(
  work: Work,
  id: string,
  manual?: ManualDecision,
): Promise<void> {
  const request = await getRequest(work, id);
  if (request.status !== 'Em Andamento') return;
  const forced = findForcedOutcome(work, [readData(request).cnpjDoEscriturador]);
  const reason = await findReason(manual, forced, () => findMissingData(work, request));
  const operation = await getRow(work, 'operations', { request_id: id }, `operação de ${id}`);
  if (reason === undefined) {
    await updateRow(work, 'requests', id, { status: 'Aguardando Liquidação' });
    await changeStatus(work, 'operations', operation.id, { status: 'AGUARDANDO_LIQUIDACAO' });
    return;
  }
  const { pendencias } = work.rules.of(steps);
  const status = pendencias ? 'REPROVADO_PENDENCIAS' : 'REPROVADO';
  await updateRow(work, 'requests', id, { status: 'Cancelada' });
  await changeStatus(work, 'operations', operation.id, { status }, reason);
}

async function chooseOperationCode(work: Work, { tipo }: RequestRow): Promise<string> {
  const given = await takeStoryId(work, `código ${tipo}`);
  if (given !== undefined) return given;
  const { prefixo, primeiro } = work.rules.of(codes);
  for (;;) {
    const { rows } = await sql<{ number: number }>`
      select nextval('instrument_numbers') as number`.execute(work.tx);
    const code = `${prefixo}${primeiro - 1 + (rows[0]?.number ?? 0)}`;
    if ((await listRows(work, 'requests', { code })).length === 0) return code;
  }
}

async function findMissingData(work: Work, request: RequestRow): Promise<string | undefined> {
  const needs = work.rules.of(issueNeeds);
  const { emissor, investidores } = readData(request);
  if (needs.emissorAprovado && (await readIssuerSituation(work, emissor.cnpj)) !== 'Aprovado') {
    return `O emissor ${emissor.cnpj} não está Aprovado.`;
  }
  for (const { cpfCnpj } of needs.investidoresAprovados ? investidores : []) {
    if ((await readInvestorSituation(work, cpfCnpj)) !== 'Aprovado') {
      return `O investidor ${cpfCnpj} não está Aprovado.`;
    }
  }
  const financial = readFinancialData(request);
  if (!financial) return 'Faltam os dados financeiros.';
  const { quantidade, valorNominalUnitario } = financial;
  const subscriptions = investidores.map(({ quantidadeSubscrita }) => quantidadeSubscrita);
  const subscribed = Decimal.sum(0, ...subscriptions);
  if (needs.quantidadeIgual && !subscribed.eq(quantidade)) {
    return `Os investidores subscrevem ${subscribed.toFixed()}, e a quantidade é ${quantidade.toFixed()}.`;
  }
  const instalments = readInstalments(request);
  const paid = Decimal.sum(0, ...instalments.map(({ valorAmortizacao }) => valorAmortizacao));
  const volume = quantidade.times(valorNominalUnitario);
  if (!needs.amortizacaoIgual || instalments.length === 0 || paid.eq(volume)) return undefined;
  return `As amortizações somam ${paid.toFixed()}, e o volume é ${volume.toFixed()}.`;
}

export const requestSubmission = {
  submeterSolicitacao: { act: submitRequest },
} satisfies ServiceCalls;
