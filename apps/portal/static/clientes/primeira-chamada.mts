import { decimal, Frontier, RequisicaoInvalida } from 'frontier-cliente';

const frontier = new Frontier({
  apiKey: process.env.API_KEY ?? '',
  secretKey: process.env.SECRET_KEY ?? '',
  endereco: 'http://127.0.0.1:4600',
});

const { data: operacoes = [] } = await frontier.operacao.listarOperacoes();
console.log(`${operacoes.length} operações`);

try {
  await frontier.posEmissao.liquidarEventoExtraordinario({
    body: {
      operacaoCodigo: 'LNC000417',
      valorPagamento: decimal('1000.00000001'),
      tipoLiquidacao: 'NUCLEA',
      valorJuros: decimal('10.5'),
      valorPremio: decimal(0),
    },
  });
} catch (erro) {
  if (!(erro instanceof RequisicaoInvalida)) throw erro;
  console.log(`${erro.operacao}: ${erro.status}`);
}
