import { expect } from 'vitest';
import { trade } from '../support/examples';
import type { Runs, Turn } from '../support/Turn';

interface Position {
  contasDeposito: {
    operacoes: { codigo: string; quantidadeTotal: number; quantidadeDisponivel: number }[];
  }[];
}
interface Movement {
  id: string;
  dados: { status: string };
}

const price = 1012.34567891;
const justificativa = 'Quantidade e preço conferem.';

/** Titles in all of an investor's accounts. */
function count({ contasDeposito }: Position): number {
  return contasDeposito
    .flatMap(({ operacoes }) => operacoes)
    .reduce((sum, { quantidadeTotal }) => sum + quantidadeTotal, 0);
}

const ask = ({ kept, read }: Turn) =>
  read<Movement>('solicitarCompraEVenda', { body: { ...trade, operacaoCodigo: kept.codigo } });

export const compraEVenda: Runs = {
  'CEV-01': async ({ make, kept, keep, read }) => {
    const { body } = await make<Position>({ query: { cpfCnpj: kept.fundo } });
    expect(body.contasDeposito[0]?.operacoes).toMatchObject([
      { codigo: kept.codigo, quantidadeTotal: 4000, quantidadeDisponivel: 4000 },
    ]);
    const query = { cpfCnpj: kept.pessoa };
    const buyer = await read<Position>('consultarPosicaoDoInvestidor', { query });
    keep({ antes: [count(body), count(buyer)] });
  },
  'CEV-02': async ({ make }) => {
    const { body } = await make<Position>({
      query: { cpfCnpj: '11144477735' },
      code: 200,
      rule: 'saldo-em-que-unidade',
    });
    expect(body).toMatchObject({ saldo: 0, contasDeposito: [] });
  },
  'CEV-03': async ({ make, kept, keep }) => {
    const body = { ...trade, operacaoCodigo: kept.codigo, precoUnitario: price };
    const answer = await make<Movement>({ body });
    expect(answer.body).toMatchObject({ tipo: 'COMPRA_VENDA', dados: { quantidade: 500 } });
    expect(answer.text).toContain('"precoUnitario":1012.34567891,');
    keep({ movimentacao: answer.body.id });
  },
  'CEV-04': ({ make, kept }) =>
    make({
      body: { ...trade, operacaoCodigo: kept.codigo, tipoLiquidacao: 'OUTRA' },
      misfit: 'corpo/tipoLiquidacao: deve ser um de: NUCLEA, DIRETA',
    }),
  'CEV-05': async ({ make, kept }) => {
    const { body } = await make<{ data: Movement[] }>({
      query: { tipo: 'COMPRA_VENDA', operacaoCodigo: kept.codigo },
    });
    expect(body.data).toMatchObject([{ id: kept.movimentacao, dados: { status: 'EM_ANALISE' } }]);
  },
  'CEV-06': async ({ make, kept }) => {
    const { body } = await make({
      path: { id: kept.movimentacao },
      body: { acao: 'CONFIRMAR', justificativa },
    });
    expect(body).toMatchObject({
      id: kept.movimentacao,
      dados: { status: 'AGUARDANDO_LIQUIDACAO', justificativa },
    });
  },
  'CEV-07': async (turn) => {
    const { make, keep } = turn;
    const { id } = await ask(turn);
    const { body } = await make({ path: { id }, body: { acao: 'REPROVAR', justificativa } });
    expect(body).toMatchObject({ id, dados: { status: 'REPROVADA', justificativa } });
    keep({ movimentacaoReprovada: id });
  },
  'CEV-08': async (turn) => {
    const { id } = await ask(turn);
    await turn.make({
      path: { id },
      body: { acao: 'OUTRA', justificativa },
      misfit: 'corpo/acao: deve ser um de: CONFIRMAR, REPROVAR',
    });
    const path = { id };
    await turn.read('aprovarOuReprovarMovimentacao', { path, body: { acao: 'REPROVAR' } });
  },
  'CEV-09': async ({ make, kept }) => {
    const [sold, bought] = kept.antes;
    const { body: seller } = await make<Position>({ query: { cpfCnpj: kept.fundo } });
    const { body: buyer } = await make<Position>({ query: { cpfCnpj: kept.pessoa } });
    expect([count(seller), count(buyer)]).toEqual([sold - 500, bought + 500]);
  },
};
