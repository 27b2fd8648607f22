// A jornada da nota comercial, da solicitação à decisão da oferta. No simulador, comece por:
// curl -X POST http://127.0.0.1:4600/_sandbox/seed -H 'Content-Type: application/json' -d '{"journey":"nota-comercial"}'
import { decimal, type emissao, Frontier } from 'frontier-cliente';

const frontier = new Frontier({
  apiKey: process.env.API_KEY ?? 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  secretKey: process.env.SECRET_KEY ?? 'sk_homologacao_8Qv2LmZr5TnW',
  endereco: process.env.FRONTIER ?? 'http://127.0.0.1:4600',
});
const preco = decimal('1000.00000001');
const nova: emissao.NovaSolicitacao = {
  tipo: 'NotaComercial',
  numeroDaEmissao: decimal(1),
  numeroDaSerie: '1',
  dataDaEmissao: '2026-03-16',
  dataDoVencimento: '2028-03-16',
  localDaEmissao: 'São Paulo',
  ufDaEmissao: 'SP',
  dataLimiteIntegralizacao: '2026-03-20',
  cnpjDoEmissor: '04821357000191',
  emissor: {
    cnpj: '04821357000191',
    dadosBancarios: { codigoBanco: '341', agencia: '0912', conta: '48217', contaDigito: '6' },
  },
  cnpjDoEscriturador: '11235813000187',
  investidores: [
    {
      cpfCnpj: '31415926000171',
      cnpjDoCustodiante: '27182818000129',
      precoUnitario: preco,
      quantidadeSubscrita: decimal(5000),
    },
  ],
};

const { id } = await frontier.emissao.criarSolicitacao({ body: nova });
await frontier.emissao.adicionarDadosFinanceiros({
  path: { id },
  body: {
    custoDaEmissao: decimal(35000),
    valorNominalUnitario: decimal(1000),
    quantidade: decimal(5000),
    percentualDosJurosRemuneratorios: decimal('2.75'),
    percentualDoIndexador: decimal(100),
    dataDeEmissao: '2026-03-16',
    dataDeVencimento: '2028-03-16',
    indexador: 'CDI',
    tipoDeIndexador: 'CDI',
    convencao: 'Convencao_du_252',
    localDePagamento: 'São Paulo',
    ufDePagamento: 'SP',
    tipoDePagamento: 'PagamentoFinal',
    proRata: 'Util',
    tipoProjecao: 'Anbima',
    diaAniversario: 16,
  },
});
await frontier.emissao.adicionarParcelas({
  path: { id },
  body: [
    {
      dataVencimento: '2028-03-16',
      valorAmortizacao: decimal(5_000_000),
      valorJuros: decimal('754000.00000001'),
      valorTotal: decimal('5754000.00000001'),
      isIncorporacaoJuros: false,
    },
  ],
});
const arquivo = new File(['%PDF-1.7\n'], 'termo-constitutivo.pdf', { type: 'application/pdf' });
await frontier.emissao.enviarDocumentoDaSolicitacao({
  path: { id },
  body: { arquivo, tipo: 'TermoConstitutivo' },
});

const lida = await frontier.emissao.consultarSolicitacao({ path: { id } });
const [parcela] = await frontier.emissao.consultarParcelas({ path: { id } });
console.log(`${lida.status}, emissão em ${lida.dataDaEmissao}`);
console.log(`preço ${lida.investidores?.[0]?.precoUnitario}, juros ${parcela?.valorJuros}`);

const { codigoInstrumentoFinanceiro: codigo } = await frontier.emissao.submeterSolicitacao({
  path: { id },
});
await frontier.emissao.criarOfertaPrimaria({
  body: {
    codigoInstrumento: codigo,
    investidores: [{ cpfCnpj: '31415926000171', quantidade: decimal(5000), precoUnitario: preco }],
    tipoLiquidacao: 'NUCLEA',
  },
});
const ofertas = await frontier.emissao.listarOfertasPrimarias({
  query: { operacaoCodigo: codigo },
});
const [oferta] = ofertas.data ?? [];
await frontier.emissao.aprovarOuReprovarOfertaPrimaria({
  body: {
    id: oferta?.id,
    acao: 'CONFIRMAR',
    tipoLiquidacao: 'NUCLEA',
    justificativa: 'Conferida.',
  },
});
console.log(`${oferta?.status}, preço ${oferta?.investidores?.[0]?.precoUnitario}`);
console.log(`${ofertas.pagination?.total} oferta de ${codigo}`);
