import { decimal, Frontier, RequisicaoInvalida } from 'frontier-cliente';

const frontier = new Frontier({
  apiKey: process.env.API_KEY ?? 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  secretKey: process.env.SECRET_KEY ?? 'sk_homologacao_8Qv2LmZr5TnW',
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
