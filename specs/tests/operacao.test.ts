import { pinService } from './support/pinService';

pinService({
  service: 'operacao',
  entities: {
    operationPage: 'pagination@pagination data[]@operation',
    pagination: 'page:integer pageSize:integer total:integer',
    operation: `id codigo status:OperationStatus suspenso:boolean dataCriacao tipo:InstrumentType
      encerrado:boolean numeroEmissao:number numeroSerie distribuicaoPublica:boolean
      ufLocalEmissao:uf localEmissao ufLocalPagamento:uf localPagamento chaveExterna isin
      aditado:boolean criteriosRemuneracao@remuneration emissor@party escriturador@party
      possuiPagamentosInadimplentes:boolean eventos@operationEvents
      possuiResgateAntecipado:boolean`,
    party: 'cpfCnpj:cpfCnpj razaoSocial',
    operationEvents: 'amortizacoes[]@amortization juros[]@interest',
    amortization: 'percentualAmortizacao:number data:date',
    interest: 'data:date possuiIncorporacaoJuros:boolean',
    remuneration: `precoUnitarioEmissao:decimal8 quantidadeEmitida:number
      quantidadeDepositada:number quantidadeRestante:number volumeEmissao:number
      precoUnitarioLiquidacao:decimal8 percentualAmortizacaoRemanescente:number moedaEmissao
      dataEmissao:date dataVencimento:date dataInicioRentabilidade:date indexador
      indexadorPorcentagem:number taxaJurosFixoSpread:number convencaoJurosFixos`,
  },
  calls: {
    'GET /operacoes': {
      query: `page:integer=1 pageSize:integer=100 operacaoCodigo[] dataEmissao:date
        tipo[]:InstrumentType status[]:OperationStatus codigoISIN distribuicaoPublica:boolean
        escrituradorCnpj:cnpj`,
      statuses: '200? 401 403 500',
      returns: '@operationPage',
    },
  },
});
