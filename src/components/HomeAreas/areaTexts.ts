/** What a reader finds in one area, and the page to begin with. */
export interface AreaText {
  readonly text: string;
  /** First guide of the area, relative to `/docs/frontier/<id>`. */
  readonly firstGuide: string;
}

/** One sentence per service of `portal.config.ts`, by its id. */
export const areaTexts: Readonly<Record<string, AreaText>> = {
  autenticacao: {
    text: 'Troca as chaves da conta da empresa pelo token que acompanha todas as outras chamadas.',
    firstGuide: 'autenticando',
  },
  onboarding: {
    text: 'Cadastra emissores, seus representantes legais e documentos, e também os investidores.',
    firstGuide: 'cadastros/criarCadastro',
  },
  emissao: {
    text: 'Cria a solicitação de emissão, completa seus dados e a submete à central depositária; cuida das ofertas primárias.',
    firstGuide: 'criarNovaSolicitacao',
  },
  operacao: {
    text: 'Consulta as operações: status, critérios de remuneração, juros e amortizações.',
    firstGuide: 'consultarOperacoes',
  },
  'pos-emissao': {
    text: 'Liquida eventos financeiros, concilia posições e registra compras e vendas, bloqueios e transferências.',
    firstGuide: 'eventosFinanceiros/listarEventos',
  },
  webhook: {
    text: 'Entrega notificações por webhook ou por um feed, com confirmação de recebimento e envios de teste.',
    firstGuide: 'configuracao/atualizarConfiguracao',
  },
};
