import { pinService } from './support/pinService';

pinService({
  service: 'pos-emissao',
  entities: {
    pagination: 'page:integer pageSize:integer total:integer',
    eventPage: 'pagination@pagination data[]@eventGroup',
    // The list of events stands under a name the specification does not give: any name.
    eventGroup: 'operacaoCodigo puCurva:decimal8 quantidade:number *[]@financialEvent',
    financialEvent: `id status:EventStatus tipo:EventType dataVencimento:date inadimplente:boolean
      dataPagamento:date percentualAmortizacao:number investidores[]@eventInvestor`,
    eventInvestor: `investidorId cpfCnpj:cpfCnpj razaoSocial quantidade:number valor:number
      dadosBancarios@eventBankData`,
    eventBankData: 'banco agencia conta',
    extraordinarySettlement: `operacaoCodigo! valorPagamento!:decimal8
      tipoLiquidacao!:SettlementType valorJuros!:number valorPremio!:number`,
    settlement: 'valorPagamento:decimal8 tipoLiquidacao:SettlementType',
    settlementResponse: `id operacaoCodigo status:EventStatus tipo:EventType dataVencimento:date
      inadimplente:boolean percentualAmortizacao:number`,
    projectionPage: 'pagination@pagination data[]@projection instrumentos:any',
    projection: 'operacaoCodigo pu:decimal8 puJuros:decimal8 puAmortizacao:decimal8',
    custodyPage: 'data[]@custodyRow pagination@pagination',
    custodyRow: `codigoParticipante codigoTipoAtivo certificado dataVencimento:date ativo
      dataEmissao:date tipoIndiceAtivo indiceAtivo tipoTaxaReferencia indiceTaxaReferencia
      percentualTaxaReferencia:number taxaSpread:number dataUltimaAmortizacao:date
      dataUltimoJuros:date codigoAgentePagamento ativoVencido:boolean qtdCustodiaTotal:number
      qtdPropriaLivre:number qtdPropriaBloqueada:number qtdTransferenciaLivre:number
      qtdTransferenciaBloqueada:number qtdRecompra:number qtdBloqueada:number
      qtdCoobrigacao:number qtdReservaTecnica:number qtdGarantiaPenhor:number
      qtdGarantiaFiduciaria:number qtdCestas:number qtdGarantiaFirme:number
      qtdBloqueioJudicial:number qtdBloqueioTermo:number`,
    position: `codigo investidorCpfCnpj:cpfCnpj custodianteCnpj:cnpj investidorContaDeposito
      dataEmissao:date dataVencimento:date saldo:number saldoBloqueado:number
      puRemanescente:decimal8 puCurva:decimal8`,
    investorPosition: `id nome cpfCnpj:cpfCnpj saldo:number saldoBloqueado:number endereco@address
      telefone email dataCriacao razaoSocial contasDeposito[]@depositAccount`,
    address: 'cep rua numero complemento bairro cidade uf:uf',
    depositAccount: 'numero operacoes[]@accountOperation',
    accountOperation: 'codigo quantidadeTotal:number quantidadeDisponivel:number',
    buySell: `operacaoCodigo quantidade:number precoUnitario:decimal8 tipoLiquidacao:SettlementType
      investidorOrigem@buySellParty investidorDestino@buySellParty ~origem:any ~destino:any`,
    buySellParty: 'cpfCnpj:cpfCnpj custodianteCnpj:cnpj ~cpfCnpjInvestidor:cpfCnpj',
    blockRequest: `operacaoCodigo investidorCpfCnpj:cpfCnpj quantidade:number
      constricaoTipo:BlockType justificativa`,
    block: `id codigo operacaoCodigo dataCriacao tipo:BlockRecordType investidorCpfCnpj:cpfCnpj
      liberado:boolean quantidade:number constricaoTipo:BlockType justificativa
      justificativaLiberacao`,
    blockPage: 'pagination@pagination dados[]@block',
    movement: 'id tipo:MovementType dados@movementData',
    movementData: `status:MovementStatus quantidade:number precoUnitario:decimal8
      tipoLiquidacao:SettlementType dataCriacao dataRetorno motivo justificativa
      investidorOrigem@movementParty investidorDestino@movementParty`,
    movementParty: 'custodianteCnpj:cnpj cpfCnpj:cpfCnpj razaoSocial',
    // Section 3 calls some fields optional and says nothing of the others: required, as our reading.
    ownershipTransfer: `operacaoCodigo! quantidade!:number investidorOrigem!@transferParty
      investidorDestino@transferParty motivo`,
    transferParty: 'cpfCnpj!:cpfCnpj',
    custodyTransfer: 'operacaoCodigo! quantidade!:number investidor!@custodyInvestor motivo',
    custodyInvestor: `cpfCnpj!:cpfCnpj custodianteDestinoCnpj:cnpj custodianteOrigemCnpj:cnpj`,
  },
  calls: {
    'GET /eventos': {
      query: `page:integer=1 pagesize:integer=10 operacaoCodigo[] dataVencimento:date
        tipo[]:EventType status[]:EventStatus`,
      statuses: '200? 401 403 500',
      returns: '@eventPage',
    },
    'POST /eventos': {
      body: '@extraordinarySettlement',
      statuses: '200? 400 401 403 500',
      returns: '@settlementResponse',
    },
    'POST /eventos/{id}': {
      body: '@settlement',
      statuses: '200? 400 401 403 500',
      returns: '@settlementResponse',
    },
    'GET /operacoes/projecoes-pu/{data}': {
      path: 'data!:date',
      query: 'operacaoCodigo page:integer=1 pageSize:integer=10',
      statuses: '200? 401 403 500',
      returns: '@projectionPage',
    },
    'GET /conciliacoes-dcustodiapart': {
      query: 'pageSize:integer page:integer dataReferencia!:date',
      statuses: '200? 401 403 500',
      returns: '@custodyPage',
    },
    'POST /conciliacoes': { statuses: '200? 401 403 500', returns: '[]@position' },
    'POST /conciliacoes-operacoes': {
      body: 'pageSize:integer=20 page:integer=1',
      bodyMayBeAbsent: true,
      statuses: '200? 401 403 500',
      returns: '[]@position',
    },
    'GET /posicoes': {
      query: 'cpfCnpj!:cpfCnpj',
      statuses: '200? 401 403 500',
      returns: '@investorPosition',
    },
    'POST /compras-vendas': {
      body: '@buySell',
      statuses: '201 400 401 403 500',
      returns: '@movement',
    },
    'POST /bloqueios': {
      body: '@blockRequest',
      statuses: '201 400 401 403 500',
      returns: '@block',
    },
    'GET /bloqueios': {
      query: 'page:integer=1 pagesize:integer=10 operacaoCodigo cpfCnpj:cpfCnpj',
      statuses: '200? 401 403 500',
      returns: '@blockPage',
    },
    'POST /bloqueios/{id}/liberar': {
      body: 'justificativa',
      statuses: '200? 400 401 403 404 500',
      returns: '@block',
      notFound: 'Bloqueio não encontrado.',
    },
    'GET /movimentacoes': {
      query: `page:integer=1 pagesize:integer=10 tipo:MovementType status:MovementStatus
        dataCriacao operacaoCodigo`,
      statuses: '200? 401 403 500',
    },
    'POST /movimentacoes/{id}/aprovacao': {
      body: 'acao:ApprovalAction justificativa',
      statuses: '200? 400 401 403 500',
      returns: '@movement',
    },
    'POST /transferencias-titularidade': {
      body: '@ownershipTransfer',
      statuses: '200? 400 401 403 500',
      returns: '@movement',
    },
    'POST /transferencias-custodia': {
      body: '@custodyTransfer',
      statuses: '200 400 401 403 500',
    },
  },
});
