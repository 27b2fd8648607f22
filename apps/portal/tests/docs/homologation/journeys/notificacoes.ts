import { expect } from 'vitest';
import { readVerifiers } from '../../support/readVerifiers';
import { prepareSample } from '../../support/runSample';
import { earlyPayment, issuer, offer, request, settings } from '../support/examples';
import { sign } from '../support/receiveAll';
import { submitAnother } from '../support/submitAnother';
import type { Runs, Turn } from '../support/Turn';

interface Created {
  id: string;
}
interface Offers {
  data: Created[];
}

const aprovado = { acao: 'CONFIRMAR', justificativa: 'Confere.' };
const reprovado = { acao: 'REPROVAR', justificativa: 'Não confere.' };

/** The downloadable JavaScript verifier as a command that prints whether it accepts a delivery. */
function prepareVerifier(): (body: string, signature: string) => boolean {
  const sample = readVerifiers().find(({ language }) => language === 'js');
  if (!sample) throw new Error('no verifier in JavaScript');
  const env = { WEBHOOK_TIPO: 'HMAC', WEBHOOK_SEGREDO: settings.webhookConfig.hmacSecret };
  const run = prepareSample(sample);
  return (body, signature) =>
    run({ args: [signature], env, input: Buffer.from(body) }) === 'aceita';
}

const subscribed = offer.investidores as Record<string, unknown>[];

/** Offers titles of an instrument to those who subscribed, and approves that. */
async function issue({ read }: Turn, codigo: string, investidores = subscribed): Promise<void> {
  await read('criarOfertaPrimaria', {
    body: { ...offer, codigoInstrumento: codigo, investidores },
  });
  const query = { operacaoCodigo: codigo };
  const { data } = await read<Offers>('listarOfertasPrimarias', { query });
  await read('aprovarOuReprovarOfertaPrimaria', { body: { ...aprovado, id: data.at(-1)?.id } });
}

export const notificacoes: Runs = {
  'NOT-01': async ({ kept, read, receive }) => {
    const incomplete = { ...issuer, cnpj: '66778899000105' };
    const { id } = await read<Created>('criarCadastro', { body: incomplete });
    await read('submeterCadastro', { path: { id } });
    const of = await receive();
    expect(of('notificarCadastroPendente')).toEqual([kept.cadastro, id]);
    expect(of('notificarCadastroAprovado')).toEqual([kept.cadastro]);
    expect(of('notificarCadastroReprovado')).toEqual([id]);
  },
  'NOT-02': async ({ kept, receive }) => {
    const of = await receive();
    const { oferta, ofertaReprovada } = kept;
    expect(of('notificarOfertaPrimariaCriada')).toEqual([oferta, ofertaReprovada]);
    expect(of('notificarOfertaPrimariaEmAnalise')).toEqual([oferta]);
    expect(of('notificarOfertaPrimariaLiquidada')).toEqual([oferta]);
    expect(of('notificarOfertaPrimariaReprovada')).toEqual([ofertaReprovada]);
  },
  'NOT-03': async (turn) => {
    const { kept, receive, story } = turn;
    const investidores = request.investidores.slice(0, 1);
    await submitAnother(turn, { investidores });
    await story.pass(0);
    await story.rule({ 'ordem-dos-status': { pendencias: false } });
    await submitAnother(turn, { investidores });
    await story.pass(0);
    await story.rule();
    const of = await receive();
    expect(of('notificarOperacaoEmAnalise')).toContain(kept.operacao);
    expect(of('notificarOperacaoAprovada')).toContain(kept.operacao);
    expect(of('notificarOperacaoEmitida')).toEqual([kept.operacao]);
    const reproved = of('notificarOperacaoReprovada');
    const withPending = of('notificarOperacaoReprovadaComPendencias');
    expect([...reproved, ...withPending]).toHaveLength(2);
    expect(of('notificarOperacaoEmAnalise')).toEqual(
      expect.arrayContaining([...reproved, ...withPending]),
    );
  },
  'NOT-04': async (turn) => {
    const { kept, read, receive, story } = turn;
    await story.control('change', { code: kept.codigo, change: 'amend' });
    const half = await submitAnother(turn);
    await issue(turn, half.codigo, [{ ...subscribed[0], quantidade: 2500 }]);
    const none = await submitAnother(turn);
    await story.control('change', { code: none.codigo, change: 'cancel' });
    const rest = { operacaoCodigo: kept.codigo, valorPagamento: 4_500_000 };
    await read('liquidarEventoExtraordinario', { body: { ...earlyPayment, ...rest } });
    const of = await receive();
    expect(of('notificarOperacaoAditada')).toEqual([kept.operacao]);
    expect(of('notificarOperacaoEncerrada')).toEqual([kept.operacao]);
    expect(of('notificarOperacaoAtualizada')).toHaveLength(1);
    expect(of('notificarOperacaoCancelada')).toHaveLength(1);
  },
  'NOT-05': async (turn) => {
    const { kept, read, receive, story } = turn;
    const { codigo } = await submitAnother(turn);
    await issue(turn, codigo);
    await story.rule({ liquidacao: { decisao: 'manual' } });
    const early = { ...earlyPayment, operacaoCodigo: codigo };
    const { id } = await read<Created>('liquidarEventoExtraordinario', { body: early });
    await story.decide(id, false);
    await story.rule();
    const of = await receive();
    expect(of('notificarEventoFinanceiroEmAnalise')).toContain(kept.evento);
    expect(of('notificarEventoFinanceiroAprovado')).toContain(kept.evento);
    expect(of('notificarEventoFinanceiroReprovado')).toEqual([id]);
    expect(of('notificarEventoFinanceiroCancelado')).toContain(kept.outroEvento);
  },
  'NOT-06': async ({ kept, receive }) => {
    const of = await receive();
    const { movimentacao, movimentacaoReprovada } = kept;
    expect(of('notificarCompraEVendaCriada')).toEqual(
      expect.arrayContaining([movimentacao, movimentacaoReprovada]),
    );
    expect(of('notificarCompraEVendaEmAnalise')).toEqual([movimentacao]);
    expect(of('notificarCompraEVendaLiquidada')).toEqual([movimentacao]);
    expect(of('notificarCompraEVendaReprovada')).toContain(movimentacaoReprovada);
  },
  'NOT-07': async ({ kept, read, receive }) => {
    const [sent = '', asked = ''] = kept.custodias;
    await read('aprovarOuReprovarMovimentacao', { path: { id: sent }, body: aprovado });
    await read('aprovarOuReprovarMovimentacao', { path: { id: asked }, body: reprovado });
    const of = await receive();
    expect(of('notificarTransferenciaDeCustodiaCriada')).toEqual([sent, asked]);
    expect(of('notificarTransferenciaDeCustodiaAprovada')).toEqual([sent]);
    expect(of('notificarTransferenciaDeCustodiaReprovada')).toEqual([asked]);
  },
  'NOT-08': async ({ kept, receive }) => {
    const of = await receive();
    expect(of('notificarTransferenciaDeTitularidadeCriada')).toEqual([kept.transferencia]);
  },
  'NOT-09': async ({ kept, receive, story }) => {
    const of = await receive();
    expect(of('notificarCadastroAprovado')).toEqual([kept.cadastro]);
    const { received, url } = story.receiver;
    const { body = '' } = received.find((one) => one.body.includes('cadastroAprovado')) ?? {};
    for (const signature of [sign(body), sign(body), sign(`${body} `)]) {
      await fetch(url, { method: 'POST', body, headers: { 'x-assinatura': signature } });
    }
    const accepts = prepareVerifier();
    const accepted = received
      .slice(-3)
      .filter((copy) => accepts(copy.body, String(copy.headers['x-assinatura'])));
    expect(accepted).toHaveLength(2);
    // A repeated delivery has the same bytes and is handled once.
    expect(new Set(accepted.map((copy) => copy.body)).size).toBe(1);
  },
};
