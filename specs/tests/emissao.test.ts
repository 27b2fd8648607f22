import { pinService } from './support/pinService';

pinService({
  service: 'emissao',
  entities: {
    createPayload: `tipo!:RequestType numeroDaEmissao!:number numeroDaSerie! dataDaEmissao!:date
      dataDoVencimento!:date localDaEmissao! ufDaEmissao!:uf dataLimiteIntegralizacao!:date
      cnpjDoEmissor!:cnpj emissor!@sentIssuer cnpjDoEscriturador!:cnpj
      investidores[]!@sentInvestor`,
    updatePayload: `tipo!:RequestType numeroDaEmissao!:number numeroDaSerie! dataDaEmissao!:date
      dataDoVencimento!:date ufDaEmissao!:uf localDaEmissao! emissor@sentIssuer
      cnpjDoEscriturador!:cnpj investidores[]!@sentInvestor`,
    sentIssuer: 'cnpj!:cnpj dadosBancarios!@issuerBankData',
    issuerBankData: 'codigoBanco! agencia! agenciaDigito conta! contaDigito',
    sentInvestor: `cpfCnpj!:cpfCnpj cnpjDoCustodiante!:cnpj precoUnitario!:decimal8(>0)
      quantidadeSubscrita!:number(>0)`,
    request: `id! codigo:string(^LNC) status!:RequestStatus tipo!:RequestType
      numeroDaEmissao!:number numeroDaSerie dataDaEmissao!:date dataDoVencimento!:date
      localDaEmissao! ufDaEmissao!:uf dataLimiteIntegralizacao:date
      dadosFinanceiros!@financialData? emissor!@issuer investidores[]@investor
      cnpjDoEscriturador!:cnpj documentos[]!@requestDocument`,
    issuer: `cnpj:cnpj status:ApprovalStatus funcao:IssuerRole
      dadosBancarios@issuerBankData?`,
    investor: `cnpjCpf:cpfCnpj cnpjDoCustodiante:cnpj precoUnitario:decimal8
      quantidadeSubscrita:number status:ApprovalStatus`,
    financialData: `custoDaEmissao!:number valorNominalUnitario!:number quantidade!:number
      percentualDosJurosRemuneratorios!:number percentualDoIndexador!:number
      dataDeEmissao!:date dataDeVencimento!:date indexador!:Indexer tipoDeIndexador!:Indexer
      convencao!:DayCount localDePagamento! ufDePagamento!:uf tipoDePagamento!:PaymentType
      proRata!:ProRata tipoProjecao!:ProjectionType diaAniversario!:integer periodo
      tabelaPrice@priceTable tabelaSac@sacTable`,
    priceTable: `percentualSobre!:PercentageBase vencimentoDa1aParcela!:date
      periodicidade!:Periodicity`,
    sacTable: `jurosPercentualSobre! jurosVencimentoDa1aParcela!:date jurosPeriodicidade!
      amortizacaoPercentualSobre! amortizacaoVencimentoDa1aParcela!:date
      amortizacaoPeriodicidade!`,
    instalment: `dataVencimento:date valorAmortizacao:number valorJuros:number valorTotal:number
      isIncorporacaoJuros:boolean`,
    requestDocument: 'id tipo:RequestDocumentType link dataDaCriacao dataDaAtualizacao',
    documentUpload: 'arquivo!:file tipo:UploadedDocumentType',
    submission: 'status:SubmissionStatus codigoInstrumentoFinanceiro:string(^LNC000)',
    issueCounts: 'emissoes@issueCount',
    issueCount: 'emissaoAtual proximaEmissao',
    offerCreation: 'codigoInstrumento investidores[]@offeredInvestor tipoLiquidacao:SettlementType',
    offeredInvestor: 'cpfCnpj:cpfCnpj quantidade:number precoUnitario:decimal8',
    offerApproval: 'id:guid acao:ApprovalAction tipoLiquidacao:SettlementType justificativa',
    primaryOffer: `id status:PrimaryOfferStatus dataCriacao quantidadeTotal:number
      investidores[]@offerInvestor operacao@offerOperation`,
    offerInvestor: `quantidade:number precoUnitario:decimal8 razaoSocial cpfCnpj:cpfCnpj
      contaDeposito`,
    offerOperation: 'codigo tipo:InstrumentType',
    offerPage: 'data[]@primaryOffer pagination@pagination',
    pagination: 'page:integer pageSize:integer total:integer',
  },
  calls: {
    'POST /solicitacoes': {
      body: '@createPayload',
      statuses: '200? 400 401 403 500',
      returns: '@request',
    },
    'GET /solicitacoes/{id}': { statuses: '200? 401 403 500', returns: '@request' },
    'PUT /solicitacoes/{id}': { body: '@updatePayload', statuses: '200? 400 401 403 500' },
    'POST /solicitacoes/{id}/submissao': {
      statuses: '200? 401 403 404 500',
      returns: '@submission',
    },
    'POST /solicitacoes/{id}/documentos': { statuses: '200? 400 401 403 500' },
    'PUT /solicitacoes/{id}/documentos': {
      form: '@documentUpload',
      statuses: '200? 400 401 403 500',
    },
    'GET /emissores/{emissorCnpj}/quantidade-emissoes': {
      path: 'emissorCnpj!:cnpj',
      statuses: '200? 401 403 500',
      returns: '@issueCounts',
    },
    'POST /solicitacoes/{id}/dados-financeiros': {
      body: '@financialData',
      statuses: '200? 400 401 403 500',
    },
    'GET /solicitacoes/{id}/dados-financeiros': {
      statuses: '200? 401 403 500',
      returns: '@financialData?',
    },
    'PUT /solicitacoes/{id}/dados-financeiros': {
      body: '@financialData',
      statuses: '200? 400 401 403 500',
    },
    'POST /solicitacoes/{id}/dados-financeiros/parcelas': {
      body: '[]@instalment',
      statuses: '200? 400 401 403 500',
    },
    'PUT /solicitacoes/{id}/dados-financeiros/parcelas': {
      body: '[]@instalment',
      statuses: '200? 400 401 403 500',
    },
    'GET /solicitacoes/{id}/dados-financeiros/parcelas': {
      statuses: '200? 401 403 500',
      returns: '[]@instalment',
    },
    'POST /ofertas-primarias': { body: '@offerCreation', statuses: '200? 400 401 403 500' },
    'GET /ofertas-primarias': {
      query: 'page:integer=1 pagesize:integer=10 operacaoCodigo status:PrimaryOfferStatus',
      statuses: '200? 401 403 500',
      returns: '@offerPage',
    },
    'POST /ofertas-primarias/aprovacao': {
      body: '@offerApproval',
      statuses: '200? 400 401 403 500',
    },
  },
});
