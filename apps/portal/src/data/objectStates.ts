import type { ObjectFlow, StatedObjects } from '../contracts/ContractIndex';

/** The known flows, by the object's name in `objectStates`. */
export const objectFlows = {
  solicitacao: [
    { calls: ['criarSolicitacao'], leads: [{ to: 'Criada' }] },
    {
      calls: ['adicionarDadosFinanceiros', 'adicionarParcelas', 'enviarDocumentoDaSolicitacao'],
      leads: [{ to: 'Completada' }],
    },
    { calls: ['submeterSolicitacao'], leads: [{ to: 'Submetida' }] },
  ],
  aprovacao: [
    { calls: ['criarCadastro'], leads: [{ to: 'Criado' }] },
    { calls: ['submeterCadastro'], leads: [{ to: 'Submetido' }] },
  ],
  movimentacao: [
    {
      calls: ['solicitarCompraEVenda', 'transferirTitularidade', 'transferirCustodia'],
      leads: [{ to: 'Criada' }],
    },
    {
      calls: ['aprovarOuReprovarMovimentacao'],
      leads: [
        { to: 'Confirmada', with: 'CONFIRMAR' },
        { to: 'Reprovada', with: 'REPROVAR' },
      ],
    },
  ],
  bloqueio: [
    { calls: ['criarBloqueio'], leads: [{ to: 'Criado' }] },
    { calls: ['liberarBloqueio'], leads: [{ to: 'Liberado', with: 'justificativa' }] },
  ],
} as const satisfies Readonly<Record<string, ObjectFlow>>;

/**
 * Every list of states and kinds of the contracts, with the calls and webhooks of each object. The page of states is
 * built from it.
 */
export const objectStates = {
  solicitacao: {
    title: 'Status da solicitação',
    question: 'ordem-dos-status',
    schemas: ['emissao/StatusDaSolicitacao'],
    calls: [
      'criarSolicitacao',
      'atualizarSolicitacao',
      'adicionarDadosFinanceiros',
      'adicionarParcelas',
      'enviarDocumentoDaSolicitacao',
      'submeterSolicitacao',
    ],
    webhooks: [],
    flow: objectFlows.solicitacao,
  },
  submissao: {
    title: 'Status que a submissão devolve',
    question: 'ordem-dos-status',
    schemas: ['emissao/StatusDaSubmissao'],
    calls: ['submeterSolicitacao'],
    webhooks: [],
  },
  aprovacao: {
    title: 'Status do emissor e dos investidores',
    question: 'situacao-de-emissor-e-investidores',
    schemas: ['emissao/StatusDeAprovacao'],
    calls: ['criarCadastro', 'submeterCadastro'],
    webhooks: [
      'notificarCadastroPendente',
      'notificarCadastroAprovado',
      'notificarCadastroReprovado',
    ],
    flow: objectFlows.aprovacao,
  },
  ofertaPrimaria: {
    title: 'Status da oferta primária',
    question: 'decisao-da-oferta',
    schemas: ['emissao/StatusDaOfertaPrimaria'],
    calls: ['criarOfertaPrimaria', 'aprovarOuReprovarOfertaPrimaria'],
    webhooks: [
      'notificarOfertaPrimariaCriada',
      'notificarOfertaPrimariaEmAnalise',
      'notificarOfertaPrimariaLiquidada',
      'notificarOfertaPrimariaReprovada',
    ],
  },
  operacao: {
    title: 'Status da operação',
    question: 'status-das-operacoes',
    schemas: ['operacao/StatusDaOperacao'],
    calls: [],
    webhooks: [
      'notificarOperacaoAditada',
      'notificarOperacaoAprovada',
      'notificarOperacaoAtualizada',
      'notificarOperacaoCancelada',
      'notificarOperacaoEmAnalise',
      'notificarOperacaoEmitida',
      'notificarOperacaoEncerrada',
      'notificarOperacaoReprovada',
      'notificarOperacaoReprovadaComPendencias',
    ],
  },
  instrumento: {
    title: 'Tipo de instrumento',
    schemas: ['operacao/TipoDaOperacao', 'emissao/TipoDaOperacao'],
    calls: [],
    webhooks: [],
  },
  eventoFinanceiro: {
    title: 'Status do evento financeiro',
    question: 'status-dos-eventos',
    schemas: ['pos-emissao/StatusDoEventoFinanceiro'],
    calls: ['liquidarEventoFinanceiro', 'liquidarEventoExtraordinario'],
    webhooks: [
      'notificarEventoFinanceiroAprovado',
      'notificarEventoFinanceiroCancelado',
      'notificarEventoFinanceiroEmAnalise',
      'notificarEventoFinanceiroReprovado',
    ],
  },
  tipoDoEvento: {
    title: 'Tipo do evento financeiro',
    schemas: ['pos-emissao/TipoDoEventoFinanceiro'],
    calls: [],
    webhooks: [],
  },
  movimentacao: {
    title: 'Status da movimentação',
    question: 'status-das-movimentacoes',
    schemas: ['pos-emissao/StatusDaMovimentacao'],
    calls: [
      'solicitarCompraEVenda',
      'transferirTitularidade',
      'transferirCustodia',
      'aprovarOuReprovarMovimentacao',
    ],
    webhooks: [
      'notificarCompraEVendaCriada',
      'notificarCompraEVendaEmAnalise',
      'notificarCompraEVendaLiquidada',
      'notificarCompraEVendaReprovada',
      'notificarTransferenciaDeCustodiaAprovada',
      'notificarTransferenciaDeCustodiaCriada',
      'notificarTransferenciaDeCustodiaReprovada',
      'notificarTransferenciaDeTitularidadeCriada',
    ],
    flow: objectFlows.movimentacao,
  },
  tipoDaMovimentacao: {
    title: 'Tipo da movimentação',
    schemas: ['pos-emissao/TipoDeMovimentacao'],
    calls: [],
    webhooks: [],
  },
  liquidacao: {
    title: 'Tipo de liquidação',
    schemas: ['emissao/TipoDeLiquidacao', 'pos-emissao/TipoDeLiquidacao'],
    calls: [],
    webhooks: [],
  },
  bloqueio: {
    title: 'Natureza da constrição',
    schemas: ['pos-emissao/TipoDeConstricao'],
    calls: ['criarBloqueio', 'liberarBloqueio'],
    webhooks: [],
    flow: objectFlows.bloqueio,
  },
  aprovar: {
    title: 'Ação de aprovação',
    schemas: ['emissao/AcaoDeAprovacao', 'pos-emissao/AcaoDeAprovacao'],
    calls: ['aprovarOuReprovarOfertaPrimaria', 'aprovarOuReprovarMovimentacao'],
    webhooks: [],
  },
  entrega: {
    title: 'Status da entrega',
    schemas: ['webhook/StatusDaEntrega'],
    calls: ['enviarTesteDeNotificacao'],
    webhooks: [],
  },
  autenticacaoDoWebhook: {
    title: 'Autenticação da entrega',
    schemas: ['webhook/TipoDeAutenticacao'],
    calls: ['atualizarConfiguracao'],
    webhooks: [],
  },
} as const satisfies StatedObjects;
