/** One step in the life of a security. */
export interface LifecycleStep {
  readonly title: string;
  readonly text: string;
  /** Guide that explains the step. */
  readonly to: string;
}

/**
 * The flow from registration to post-issuance. It shows the order of the calls, not transitions
 * between states, which are not known.
 */
export const lifecycleSteps: readonly LifecycleStep[] = [
  {
    title: 'Cadastro',
    text: 'Emissor e investidores são cadastrados.',
    to: '/docs/frontier/onboarding/cadastros/criarCadastro',
  },
  {
    title: 'Solicitação',
    text: 'A emissão é pedida: tipo, datas, emissor e investidores.',
    to: '/docs/frontier/emissao/criarNovaSolicitacao',
  },
  {
    title: 'Dados, parcelas e documentos',
    text: 'A solicitação recebe condições financeiras e arquivos.',
    to: '/docs/frontier/emissao/adicionarDadosFinanceiros',
  },
  {
    title: 'Central depositária',
    text: 'A submissão devolve o código do instrumento.',
    to: '/docs/frontier/emissao/submissaoSolicitacaoCentralDepositaria',
  },
  {
    title: 'Oferta primária',
    text: 'Os títulos são ofertados aos investidores.',
    to: '/docs/frontier/emissao/ofertasPrimarias/criarOfertaPrimaria',
  },
  {
    title: 'Operação emitida',
    text: 'O título é consultado como operação.',
    to: '/docs/frontier/operacao/consultarOperacoes',
  },
  {
    title: 'Pós-emissão',
    text: 'Juros, amortizações, negociações e transferências.',
    to: '/docs/frontier/pos-emissao/eventosFinanceiros/listarEventos',
  },
];
