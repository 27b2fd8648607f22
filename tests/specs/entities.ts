/**
 * Fields of each entity as the specification lists them (§3; request bodies §7), required ones (§5)
 * marked with a star, and the values of each enumeration (§3, §4).
 */
export const ENTITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  autenticacao: {
    Credenciais: 'apiKey* secretKey*',
    TokenDeAcesso: 'accessToken expiresAt',
  },
  onboarding: {
    NovoCadastro:
      'tipoDeEmpresa email* razaoSocial* atividadePrincipal {hash}* endereco* dadosBancarios* telefones* dataFundacao tipoPessoa funcao* cnpj* justificativa',
    CadastroCriado: 'id',
    Cadastro:
      'tipoDeEmpresa email razaoSocial atividadePrincipal {hash} endereco dadosBancarios telefones dataFundacao tipoPessoa funcao cnpj justificativa',
    AtualizacaoDoCadastro:
      'tipoDeEmpresa email razaoSocial atividadePrincipal {hash} endereco dadosBancarios telefones dataFundacao',
    Endereco: 'cep* rua* numero* complemento bairro* cidade* uf*',
    DadosBancarios: 'codigoDoBanco* agencia* digitoDaAgencia* contaCorrente* digitoDaConta*',
    Telefone: 'ddd* numero* tipo*',
    DadosDoRepresentanteLegal:
      'nomeCompleto* cpf* email* numeroDeTelefone* procurador* regimeAssinatura* pep* nomeMae* dataNascimentoRepresentante* socio* percentual',
    RepresentanteLegal:
      'nomeCompleto cpf email numeroDeTelefone procurador regimeAssinatura pep nomeMae dataNascimentoRepresentante socio percentual',
    EnvioDeDocumento: 'expirationDate file',
    DocumentoAtribuido: 'id',
    Documento: 'id url nome tipoDocumento status',
    NovoInvestidor: 'email cpfCnpj* razaoSocial* clientePj telefone',
    InvestidorCriado: 'id',
    Investidor: 'email cpfCnpj razaoSocial clientePj telefone',
    AtualizacaoDoInvestidor: 'email razaoSocial clientePj tipoEmpresa',
  },
  emissao: {
    NovaSolicitacao:
      'tipo* numeroDaEmissao* numeroDaSerie* dataDaEmissao* dataDoVencimento* localDaEmissao* ufDaEmissao* dataLimiteIntegralizacao* cnpjDoEmissor* emissor* cnpjDoEscriturador* investidores*',
    AtualizacaoDaSolicitacao:
      'tipo* numeroDaEmissao* numeroDaSerie* dataDaEmissao* dataDoVencimento* localDaEmissao* ufDaEmissao* emissor cnpjDoEscriturador* investidores*',
    EmissorEnviado: 'cnpj* dadosBancarios*',
    DadosBancariosEnviados: 'codigoBanco* agencia* agenciaDigito conta* contaDigito',
    InvestidorEnviado: 'cpfCnpj* cnpjDoCustodiante* precoUnitario* quantidadeSubscrita*',
    Solicitacao:
      'id* codigo status* tipo* numeroDaEmissao* numeroDaSerie dataDaEmissao* dataDoVencimento* localDaEmissao* ufDaEmissao* dataLimiteIntegralizacao dadosFinanceiros* emissor* investidores cnpjDoEscriturador* documentos*',
    EmissorDaSolicitacao: 'cnpj status funcao dadosBancarios',
    DadosBancariosDoEmissor: 'codigoBanco agencia agenciaDigito conta contaDigito',
    InvestidorDaSolicitacao: 'cnpjCpf cnpjDoCustodiante precoUnitario quantidadeSubscrita status',
    DadosFinanceirosEnviados:
      'custoDaEmissao* valorNominalUnitario* quantidade* percentualDosJurosRemuneratorios* percentualDoIndexador* dataDeEmissao* dataDeVencimento* indexador* tipoDeIndexador* convencao* localDePagamento* ufDePagamento* tipoDePagamento* proRata* tipoProjecao* diaAniversario* periodo tabelaPrice tabelaSac',
    DadosFinanceiros:
      'custoDaEmissao valorNominalUnitario quantidade percentualDosJurosRemuneratorios percentualDoIndexador dataDeEmissao dataDeVencimento indexador tipoDeIndexador convencao localDePagamento ufDePagamento tipoDePagamento proRata tipoProjecao diaAniversario periodo tabelaPrice tabelaSac',
    TabelaPrice: 'percentualSobre* vencimentoDa1aParcela* periodicidade*',
    TabelaSac:
      'jurosPercentualSobre* jurosVencimentoDa1aParcela* jurosPeriodicidade* amortizacaoPercentualSobre* amortizacaoVencimentoDa1aParcela* amortizacaoPeriodicidade*',
    Parcela: 'dataVencimento valorAmortizacao valorJuros valorTotal isIncorporacaoJuros',
    EnvioDeDocumento: 'arquivo* tipo',
    DocumentoDaSolicitacao: 'id tipo link dataDaCriacao dataDaAtualizacao',
    RespostaDaSubmissao: 'status codigoInstrumentoFinanceiro',
    QuantidadeDeEmissoes: 'emissoes',
    Emissoes: 'emissaoAtual proximaEmissao',
    NovaOfertaPrimaria: 'codigoInstrumento investidores tipoLiquidacao',
    InvestidorDaNovaOferta: 'cpfCnpj quantidade precoUnitario',
    AprovacaoDaOfertaPrimaria: 'id acao tipoLiquidacao justificativa',
    PaginaDeOfertasPrimarias: 'data pagination',
    Paginacao: 'page pageSize total',
    OfertaPrimaria: 'id status dataCriacao quantidadeTotal investidores operacao',
    InvestidorDaOfertaPrimaria: 'quantidade precoUnitario razaoSocial cpfCnpj contaDeposito',
    OperacaoDaOfertaPrimaria: 'codigo tipo',
  },
  operacao: {
    PaginaDeOperacoes: 'pagination data',
    Paginacao: 'page pageSize total',
    Operacao:
      'id codigo status suspenso dataCriacao tipo encerrado numeroEmissao numeroSerie distribuicaoPublica ufLocalEmissao localEmissao ufLocalPagamento localPagamento chaveExterna isin aditado criteriosRemuneracao emissor escriturador possuiPagamentosInadimplentes eventos possuiResgateAntecipado',
    CriteriosDeRemuneracao:
      'precoUnitarioEmissao quantidadeEmitida quantidadeDepositada quantidadeRestante volumeEmissao precoUnitarioLiquidacao percentualAmortizacaoRemanescente moedaEmissao dataEmissao dataVencimento dataInicioRentabilidade indexador indexadorPorcentagem taxaJurosFixoSpread convencaoJurosFixos',
    Participante: 'cpfCnpj razaoSocial',
    EventosDaOperacao: 'amortizacoes juros',
    Amortizacao: 'percentualAmortizacao data',
    Juros: 'data possuiIncorporacaoJuros',
  },
  'pos-emissao': {
    Paginacao: 'page pageSize total',
    PaginaDeEventosFinanceiros: 'pagination data',
    EventosDaOperacao: 'operacaoCodigo puCurva quantidade',
    EventoFinanceiro:
      'id status tipo dataVencimento inadimplente dataPagamento percentualAmortizacao investidores',
    InvestidorDoEvento: 'investidorId cpfCnpj razaoSocial quantidade valor dadosBancarios',
    DadosBancariosDoEvento: 'banco agencia conta',
    PedidoDeLiquidacaoExtraordinaria:
      'operacaoCodigo* valorPagamento* tipoLiquidacao* valorJuros* valorPremio*',
    PedidoDeLiquidacao: 'valorPagamento tipoLiquidacao',
    RespostaDaLiquidacao:
      'id operacaoCodigo status tipo dataVencimento inadimplente percentualAmortizacao',
    PaginaDeProjecoesDePu: 'pagination data instrumentos',
    ProjecaoDePu: 'operacaoCodigo pu puJuros puAmortizacao',
    PaginaDaConciliacaoDeCustodia: 'data pagination',
    LinhaDaConciliacaoDeCustodia:
      'codigoParticipante codigoTipoAtivo certificado dataVencimento ativo dataEmissao tipoIndiceAtivo indiceAtivo tipoTaxaReferencia indiceTaxaReferencia percentualTaxaReferencia taxaSpread dataUltimaAmortizacao dataUltimoJuros codigoAgentePagamento ativoVencido qtdCustodiaTotal qtdPropriaLivre qtdPropriaBloqueada qtdTransferenciaLivre qtdTransferenciaBloqueada qtdRecompra qtdBloqueada qtdCoobrigacao qtdReservaTecnica qtdGarantiaPenhor qtdGarantiaFiduciaria qtdCestas qtdGarantiaFirme qtdBloqueioJudicial qtdBloqueioTermo',
    PosicaoDaConciliacao:
      'codigo investidorCpfCnpj custodianteCnpj investidorContaDeposito dataEmissao dataVencimento saldo saldoBloqueado puRemanescente puCurva',
    PedidoDeConciliacaoDeOperacoes: 'pageSize page',
    PosicaoDoInvestidor:
      'id nome cpfCnpj saldo saldoBloqueado endereco telefone email dataCriacao razaoSocial contasDeposito',
    Endereco: 'cep rua numero complemento bairro cidade uf',
    ContaDeDeposito: 'numero operacoes',
    OperacaoDaConta: 'codigo quantidadeTotal quantidadeDisponivel',
    PedidoDeCompraEVenda:
      'operacaoCodigo quantidade precoUnitario tipoLiquidacao investidorOrigem investidorDestino origem destino',
    ParteDaCompraEVenda: 'cpfCnpj custodianteCnpj cpfCnpjInvestidor',
    PedidoDeBloqueio: 'operacaoCodigo investidorCpfCnpj quantidade constricaoTipo justificativa',
    Bloqueio:
      'id codigo operacaoCodigo dataCriacao tipo investidorCpfCnpj liberado quantidade constricaoTipo justificativa justificativaLiberacao',
    PaginaDeBloqueios: 'pagination dados',
    PedidoDeLiberacao: 'justificativa',
    Movimentacao: 'id tipo dados',
    DadosDaMovimentacao:
      'status quantidade precoUnitario tipoLiquidacao dataCriacao dataRetorno motivo justificativa investidorOrigem investidorDestino',
    ParteDaMovimentacao: 'custodianteCnpj cpfCnpj razaoSocial',
    PedidoDeAprovacao: 'acao justificativa',
    PedidoDeTransferenciaDeTitularidade:
      'operacaoCodigo quantidade investidorOrigem investidorDestino motivo',
    ParteDaTransferenciaDeTitularidade: 'cpfCnpj',
    PedidoDeTransferenciaDeCustodia: 'operacaoCodigo quantidade investidor motivo',
    InvestidorDaTransferenciaDeCustodia: 'cpfCnpj* custodianteDestinoCnpj custodianteOrigemCnpj',
  },
  webhook: {
    Configuracao: 'useWebhook useFeed isActive daysBeforeExpiration webhookConfig',
    ConfiguracaoDoWebhook:
      'webhookUrl* authType* hmacSecret bearerToken customHeaderKey customHeaderValue customQueryKey customQueryValue',
    Notificacao: 'subjectId subjectType eventType metadata expiresAt',
    NotificacaoDoFeed: 'id ackAt notification',
    PedidoDeConfirmacao: 'ids',
    ConfirmacaoDeRecebimento: 'id ackAt',
    EntregaDoWebhook:
      'id notificationId status attempts responseStatus errorMessage payload responseBody createdAt deliveredAt updatedAt',
    ResultadoDoTeste: 'deliveryType feedNotification webhookDelivery',
  },
};

export const ENUMERATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  onboarding: {
    TipoDeEmpresa: 'Limitada, SA, Cooperativa',
    TipoDePessoa: 'Fisica, Juridica',
    FuncaoDoCadastro: 'Emissor, Investidor, Custodiante, Consultor',
    RegimeDeAssinatura: 'Isolado, Coletivo, NaoAssina',
  },
  emissao: {
    TipoDaSolicitacao: 'NotaComercial, Debenture',
    StatusDaSolicitacao:
      'Solicitada, Em Andamento, Pendente de Aprovação, Aguardando Assinaturas, Aguardando Liquidação, Liquidada, Cancelada, Concluida',
    StatusDaSubmissao:
      'EM_ANDAMENTO, PENDENTE_APROVACAO, AGUARDANDO_ASSINATURAS, AGUARDANDO_LIQUIDACAO, SOLICITADA, LIQUIDADA, CANCELADA, CONGELADA, CONCLUIDA',
    StatusDeAprovacao: 'Aprovado, Pendente, Reprovado, Não Cadastrado',
    FuncaoDoEmissor: 'CONSULTOR, EMISSOR, INVESTIDOR',
    Indexador: 'CDI, SELIC, IPCA, TR, Pre',
    Convencao:
      'Convencao_30_360, Convencao_dc_360, Convencao_dc_365, Convencao_du_252, Convencao_dc_30',
    TipoDePagamento: 'TabelaSac, TabelaPrice, PagamentoFinal',
    ProRata: 'Corrido, Util',
    TipoProjecao: 'Anbima, RepeteUltimo',
    BaseDoPercentual: 'Principal, SaldoDevedor',
    Periodicidade: 'Mensal, Anual',
    TipoDeDocumento:
      'TermoConstitutivo, BoletimSubscricao, TermoConstitutivoAssinado, BoletimSubscricaoAssinado, Escritura',
    TipoDeDocumentoDevolvido:
      'TermoConstitutivo, BoletimSubscricao, TermoConstitutivoAssinado, BoletimSubscricaoAssinado, Escritura, ComprovanteOfertaPrimaria',
    TipoDeLiquidacao: 'NUCLEA, DIRETA',
    AcaoDeAprovacao: 'CONFIRMAR, REPROVAR',
    StatusDaOfertaPrimaria:
      'AGUARDANDO_CONFIRMACAO_CUSTODIANTE, CONCLUIDA, REPROVADA, AGUARDANDO_LIQUIDACAO, EM_ANALISE',
    TipoDaOperacao: 'CRA, DEBENTURE, NOTA_COMERCIAL, CERTIFICADO_RECEBIVEIS, CRI, CDCA',
  },
  operacao: {
    TipoDaOperacao: 'CRA, DEBENTURE, NOTA_COMERCIAL, CERTIFICADO_RECEBIVEIS, CRI, CDCA',
    StatusDaOperacao:
      'EM_ANALISE, REPROVADO_PENDENCIAS, NAO_EMITIDO, AGUARDANDO_LIQUIDACAO, PARCIALMENTE_EMITIDO, EMITIDO, REPROVADO',
  },
  'pos-emissao': {
    StatusDoEventoFinanceiro:
      'PREVISTO, PENDENTE_APROVACAO, CONCLUIDA, AGUARDANDO_LIQUIDACAO, REPROVADA, CANCELADA',
    TipoDoEventoFinanceiro:
      'AMORTIZACAO, JUROS, AMORTIZACAO_EXTRAORDINARIA, RESGATE_ANTECIPADO_TOTAL',
    TipoDeLiquidacao: 'NUCLEA, DIRETA',
    TipoDoBloqueio: 'CONSTRICAO',
    TipoDeConstricao: 'ADMINISTRATIVA, JUDICIAL',
    TipoDeMovimentacao: 'COMPRA_VENDA, INTEROPERABILIDADE, TRANSFERENCIA, TRANSFERENCIA_CUSTODIA',
    StatusDaMovimentacao:
      'EM_ANALISE, AGUARDANDO_LIQUIDACAO, REPROVADA, CANCELADA, CONCLUIDA, APROVADA, PENDENTE, EMITIDO',
    AcaoDeAprovacao: 'CONFIRMAR, REPROVAR',
  },
  webhook: {
    TipoDeAutenticacao: 'NONE, HMAC, BEARER_TOKEN, CUSTOM_HEADER, CUSTOM_QUERY_PARAMETER',
    StatusDaEntrega: 'PENDING, SUCCESS, FAILED',
  },
};
