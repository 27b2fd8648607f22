import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean, aNumber, aText, oneOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { schedule } from './agenda.js';
import { readFinancialData } from './financialData.js';
import { readInstalments } from './instalments.js';
import {
  createOperation,
  getOperationOf,
  setOperationStatus,
  tellOperation,
} from './operations.js';
import { readInvestorSituation, readIssuerSituation } from './parties.js';
import { getRequest, type RequestRow, readData, setRequestStatus } from './requests.js';
import { takeStoryId } from './storyIds.js';

const steps = defineRule('ordem-dos-status', {
  decisao: oneOf('automatica', 'manual'),
  segundos: aNumber,
  pendencias: aBoolean,
});
const codes = defineRule('codigo-do-instrumento', { prefixo: aText, primeiro: aNumber });
const again = defineRule('quando-ha-codigo', { repetida: oneOf('mesma-resposta', 'recusa') });
const needs = defineRule('exigencias-da-emissao', {
  emissorAprovado: aBoolean,
  investidoresAprovados: aBoolean,
  quantidadeIgual: aBoolean,
  amortizacaoIgual: aBoolean,
});

/** Statuses of the submission's answer, by those of the request. */
const ANSWERS: Readonly<Record<string, string>> = {
  'Em Andamento': 'EM_ANDAMENTO',
  'Aguardando Liquidação': 'AGUARDANDO_LIQUIDACAO',
  Liquidada: 'LIQUIDADA',
  Cancelada: 'CANCELADA',
};

/**
 * Submits a request to the simulated depository: it gets its code, and the operation is born.
 * @throws Refusal `missing`; `refused` without financial data, or by the rule a second time
 */
export async function submitRequest(work: Work, id: string): Promise<object> {
  const request = await getRequest(work, id);
  if (request.code !== null) return answerAgain(work, request);
  const financial = readFinancialData(request);
  if (!financial) throw Refusal.of('refused', 'caminho', 'a solicitação não tem dados financeiros');
  const code = await chooseCode(work, request);
  await work.tx
    .updateTable('requests')
    .set({ code, status: 'Em Andamento' })
    .where('id', '=', id)
    .execute();
  await createOperation(work, { request: { ...request, code }, financial });
  const { decisao, segundos } = work.rules.of(steps);
  if (decisao === 'automatica') {
    await schedule(work, { action: 'decideSubmission', subject: id, seconds: segundos });
  }
  return { status: ANSWERS['Em Andamento'], codigoInstrumentoFinanceiro: code };
}

/** Approves a submission that is in order, and cancels the rest, unless somebody decided already. */
export async function decideSubmission(work: Work, id: string): Promise<void> {
  const request = await getRequest(work, id);
  if (request.status === 'Em Andamento')
    await conclude(work, request, await findLack(work, request));
}

/**
 * Decides a submission that waits: without a reason it is approved.
 * @throws Refusal `missing`, or `refused` if it does not wait for a decision
 */
export async function decideSubmissionByHand(
  work: Work,
  id: string,
  reason?: string,
): Promise<void> {
  const request = await getRequest(work, id);
  if (request.status !== 'Em Andamento') {
    throw Refusal.of('refused', 'id', `a solicitação está ${request.status}`);
  }
  await conclude(work, request, reason);
}

async function conclude(work: Work, request: RequestRow, reason?: string): Promise<void> {
  const operation = await getOperationOf(work, request.id);
  if (reason === undefined) {
    await setRequestStatus(work, request.id, 'Aguardando Liquidação');
    await setOperationStatus(work, operation.id, 'AGUARDANDO_LIQUIDACAO');
    await tellOperation(work, operation, 'operacaoAprovada');
  } else {
    const { pendencias } = work.rules.of(steps);
    const event = pendencias ? 'operacaoReprovadaComPendencias' : 'operacaoReprovada';
    await setRequestStatus(work, request.id, 'Cancelada');
    await setOperationStatus(work, operation.id, pendencias ? 'REPROVADO_PENDENCIAS' : 'REPROVADO');
    await tellOperation(work, operation, event, reason);
  }
}

function answerAgain(work: Work, { code, status }: RequestRow): object {
  if (work.rules.of(again).repetida === 'recusa') {
    throw Refusal.of('refused', 'caminho', 'a solicitação já foi submetida');
  }
  return { status: ANSWERS[status], codigoInstrumentoFinanceiro: code };
}

/** The code of the guides' story, or the next that no request has. */
async function chooseCode(work: Work, { tipo }: RequestRow): Promise<string> {
  const given = await takeStoryId(work, `código ${tipo}`);
  if (given !== undefined) return given;
  for (;;) {
    const code = await nextCode(work);
    const other = work.tx.selectFrom('requests').select('id').where('code', '=', code);
    if (!(await other.executeTakeFirst())) return code;
  }
}

async function nextCode({ tx, rules }: Work): Promise<string> {
  const { prefixo, primeiro } = rules.of(codes);
  const { rows } = await sql<{ number: number }>`
    select nextval('instrument_numbers') as number`.execute(tx);
  return `${prefixo}${primeiro - 1 + (rows[0]?.number ?? 0)}`;
}

/** What keeps a submission from being approved. */
async function findLack(work: Work, request: RequestRow): Promise<string | undefined> {
  const { emissorAprovado, investidoresAprovados, ...sums } = work.rules.of(needs);
  const { emissor, investidores } = readData(request);
  if (emissorAprovado && (await readIssuerSituation(work, emissor.cnpj)) !== 'Aprovado') {
    return `O emissor ${emissor.cnpj} não está Aprovado.`;
  }
  for (const { cpfCnpj } of investidoresAprovados ? investidores : []) {
    if ((await readInvestorSituation(work, cpfCnpj)) !== 'Aprovado') {
      return `O investidor ${cpfCnpj} não está Aprovado.`;
    }
  }
  return findWrongSum(request, sums);
}

function findWrongSum(
  request: RequestRow,
  { quantidadeIgual, amortizacaoIgual }: { quantidadeIgual: boolean; amortizacaoIgual: boolean },
): string | undefined {
  const financial = readFinancialData(request);
  if (!financial) return 'Faltam os dados financeiros.';
  const { quantidade, valorNominalUnitario } = financial;
  const subscribed = Decimal.sum(
    0,
    ...readData(request).investidores.map(({ quantidadeSubscrita }) => quantidadeSubscrita),
  );
  if (quantidadeIgual && !subscribed.eq(quantidade)) {
    return `Os investidores subscrevem ${subscribed.toFixed()}, e a quantidade é ${quantidade.toFixed()}.`;
  }
  const instalments = readInstalments(request);
  const paid = Decimal.sum(0, ...instalments.map(({ valorAmortizacao }) => valorAmortizacao));
  const volume = quantidade.times(valorNominalUnitario);
  if (!amortizacaoIgual || instalments.length === 0 || paid.eq(volume)) return undefined;
  return `As amortizações somam ${paid.toFixed()}, e o volume é ${volume.toFixed()}.`;
}
