import { setTimeout as sleep } from 'node:timers/promises';
import type { Integration, Reply } from './Integration.js';
import type { Receiver } from './startRecording.js';

/** Milliseconds in which two retries of the slowest profile come in. */
const RETRIES = 96_000;

/** Makes the calls that `answers` proposes for the questions that the journeys leave open. */
export async function callNext(client: Integration, receiver: Receiver): Promise<void> {
  const body = (call: string) => client.examples.request(call).value as Record<string, unknown>;
  await client.login();
  const { pep, ...person } = body('criarRepresentanteLegal');
  await client.send('criarRepresentanteLegal', {}, { ...person, cpf: '52998224725' });
  await client.send('criarRepresentanteLegal', {}, { ...person, cpf: '52998224725', pep });
  await client.send('liberarBloqueio', {}, body('liberarBloqueio'));
  await client.make({ call: 'criarSolicitacao' });
  await client.send('submeterSolicitacao', {});
  await client.send('confirmarRecebimento', {}, { ids: [crypto.randomUUID()] });
  await client.send('conciliarCustodia', {
    dataReferencia: '2027-05-17',
    page: '1',
    pageSize: '10',
  });
  await confirmOnOtherDays(client);
  await payEarly(client);
  await client.readAll('consultarPosicaoDoInvestidor', { cpfCnpj: '04172538690' });
  await client.send('removerInvestidor', { cpfCnpj: '04172538690' });
  receiver.behaviour = 'failing';
  const before = receiver.arrivals.length;
  await client.send('enviarTesteDeNotificacao', {});
  const until = Date.now() + RETRIES;
  const hasRetried = () => {
    const attempts = new Map<string, number>();
    for (const { body } of receiver.arrivals.slice(before)) {
      attempts.set(body, (attempts.get(body) ?? 0) + 1);
    }
    const counts = [...attempts.values()];
    return counts.some((count) => count > 2) && !counts.includes(2);
  };
  while (Date.now() < until && !hasRetried()) await sleep(500);
  await sleep(1000);
  await client.login();
  await client.goTo('2028-06-01');
  await sleep(9000);
  receiver.behaviour = 'good';
  await client.login();
}

/** Confirms an offer before the issue, and one after the last day to pay for it. */
async function confirmOnOtherDays(client: Integration): Promise<void> {
  const issue = {
    numeroDaEmissao: 7,
    dataDaEmissao: '2027-12-01',
    dataDoVencimento: '2029-12-01',
    dataLimiteIntegralizacao: '2027-12-10',
  };
  const { id } = (await client.make({ call: 'criarSolicitacao', with: issue })).body as {
    id: string;
  };
  const example = (call: string) => client.examples.request(call).value as object;
  const data = { dataDeEmissao: '2027-12-01', dataDeVencimento: '2029-12-01' };
  const money = { ...example('adicionarDadosFinanceiros'), ...data };
  await client.send('adicionarDadosFinanceiros', { id }, money);
  await client.send('adicionarParcelas', { id }, example('adicionarParcelas'));
  const submitted = await client.send('submeterSolicitacao', { id });
  const code = String(submitted.body.codigoInstrumentoFinanceiro);
  const offer = example('criarOfertaPrimaria') as { investidores: object[] };
  for (const quantidade of [100, 200]) {
    const investidores = [{ ...offer.investidores[0], quantidade }];
    const body = { ...offer, codigoInstrumento: code, investidores };
    await client.send('criarOfertaPrimaria', {}, body);
  }
  await client.readAll('listarOfertasPrimarias', { operacaoCodigo: code });
  const all = await client.send('listarOfertasPrimarias', { operacaoCodigo: code });
  const offers = (all.body.data as { id: string }[]).map(({ id }) => id);
  const decide = (index: number, acao: string): Promise<Reply> =>
    client.send(
      'aprovarOuReprovarOfertaPrimaria',
      {},
      { id: offers[index], acao, tipoLiquidacao: 'NUCLEA', justificativa: 'Decisão' },
    );
  const early = await decide(0, 'CONFIRMAR');
  await client.goTo('2027-12-01');
  if (early.status >= 300) await decide(0, 'CONFIRMAR');
  await client.goTo('2027-12-13');
  const late = await decide(1, 'CONFIRMAR');
  if (late.status >= 300) await decide(1, 'REPROVAR');
}

async function payEarly(client: Integration): Promise<void> {
  const list = await client.send('listarEventosFinanceiros', { operacaoCodigo: 'LNC000417' });
  const groups = list.body.data as Record<string, unknown>[];
  const events = groups.flatMap(
    (group) => Object.values(group).find(Array.isArray) as Record<string, unknown>[],
  );
  const event =
    events.find(({ status, tipo }) => status === 'PREVISTO' && tipo === 'JUROS') ??
    events.find(({ status }) => status === 'PREVISTO');
  const investors = (event?.investidores ?? []) as { valor: unknown }[];
  const amount = investors.reduce((sum, { valor }) => sum + Number(valor), 0);
  const body = { valorPagamento: amount, tipoLiquidacao: 'NUCLEA' };
  const at = { id: String(event?.id) };
  const early = await client.send('liquidarEventoFinanceiro', at, body);
  if (early.status < 300) return;
  await client.goTo('2028-03-16');
  await client.send('liquidarEventoFinanceiro', at, body);
}
