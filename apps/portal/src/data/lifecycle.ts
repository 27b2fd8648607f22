/** A call in the picture, with a link to its guide. */
export interface LifecycleCall {
  /** operationId. Tests check it against the contracts and `to` against its guide. */
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

interface LifecycleLink {
  readonly label: string;
  readonly to: string;
}

/** The calls that act on one object. */
export interface LifecycleLane {
  readonly name: string;
  /** Title of the service that offers the calls. */
  readonly area: string;
  /** Steps in their documented order; calls of one step are shown side by side. */
  readonly steps: readonly (readonly LifecycleCall[])[];
  readonly journeys: readonly LifecycleLink[];
  /** Families of notifications; an object without notifications is polled. */
  readonly news: readonly LifecycleLink[];
}

/** A stage, and its link to the next one. */
export interface LifecycleStage {
  readonly lanes: readonly LifecycleLane[];
  /** The value that calls of the next stage take from this one. */
  readonly gives?: { readonly text: string; readonly field: string; readonly takenAs: string };
  /** The open question about the transition to the next stage. */
  readonly asks?: LifecycleLink;
}

const guides = '/docs/frontier';

const journey = (label: string, name: string): LifecycleLink => ({
  label,
  to: `${guides}/jornadas/${name}`,
});

const news = (label: string, name: string): LifecycleLink => ({
  label,
  to: `${guides}/webhook/eventos/${name}`,
});

/** Label and guide of each call, by operationId. */
const CALLS = {
  criarCadastro: ['Criar cadastro', 'onboarding/cadastros/criarCadastro'],
  submeterCadastro: ['Submeter cadastro', 'onboarding/cadastros/submeterCadastro'],
  criarSolicitacao: ['Criar solicitação', 'emissao/criarNovaSolicitacao'],
  adicionarDadosFinanceiros: ['Dados financeiros', 'emissao/adicionarDadosFinanceiros'],
  adicionarParcelas: ['Parcelas', 'emissao/adicionarParcelas'],
  enviarDocumentoDaSolicitacao: ['Documentos', 'emissao/uploadDosDocumentos'],
  submeterSolicitacao: ['Submeter à central', 'emissao/submissaoSolicitacaoCentralDepositaria'],
  criarOfertaPrimaria: ['Criar oferta', 'emissao/ofertasPrimarias/criarOfertaPrimaria'],
  listarOfertasPrimarias: [
    'Consultar ofertas',
    'emissao/ofertasPrimarias/consultarOfertasPrimarias',
  ],
  aprovarOuReprovarOfertaPrimaria: [
    'Aprovar ou reprovar',
    'emissao/ofertasPrimarias/aprovarOuReprovarOfertaPrimaria',
  ],
  listarOperacoes: ['Consultar operações', 'operacao/consultarOperacoes'],
  listarEventosFinanceiros: ['Listar eventos', 'pos-emissao/eventosFinanceiros/listarEventos'],
  liquidarEventoFinanceiro: ['Liquidar evento', 'pos-emissao/eventosFinanceiros/liquidarEvento'],
  liquidarEventoExtraordinario: [
    'Amortizar ou resgatar antes',
    'pos-emissao/eventosFinanceiros/liquidarEventoExtraordinario',
  ],
  solicitarCompraEVenda: ['Solicitar compra e venda', 'pos-emissao/compraEVenda'],
  transferirTitularidade: ['Transferir titularidade', 'pos-emissao/transferenciaTitularidade'],
  transferirCustodia: ['Transferir custódia', 'pos-emissao/transferenciaCustodia'],
  aprovarOuReprovarMovimentacao: [
    'Aprovar ou reprovar',
    'pos-emissao/movimentacoes/aprovarOuReprovarMovimentacao',
  ],
  criarBloqueio: ['Criar bloqueio', 'pos-emissao/bloqueios/criarBloqueio'],
  liberarBloqueio: ['Liberar bloqueio', 'pos-emissao/bloqueios/liberarBloqueio'],
} as const;

/** Steps in order, each with its calls. */
const stepsOf = (...steps: readonly (readonly (keyof typeof CALLS)[])[]): LifecycleLane['steps'] =>
  steps.map((ids) =>
    ids.map((id) => {
      const [label, guide] = CALLS[id];
      return { id, label, to: `${guides}/${guide}` };
    }),
  );

const SAME_CODE: LifecycleLink = {
  label: 'É o mesmo código?',
  to: `${guides}/perguntas#codigo-do-instrumento`,
};

/**
 * The life of a title as the contracts document it: the calls, their order (the flows of `objectFlows`), and the value
 * that a stage passes to the next one. It is not a sequence of states. If a stage begins at an undocumented moment, the
 * picture links to the open question.
 */
export const lifecycle: readonly LifecycleStage[] = [
  {
    lanes: [
      {
        name: 'Cadastro',
        area: 'Onboarding',
        steps: stepsOf(['criarCadastro'], ['submeterCadastro']),
        journeys: [journey('Onboarding do emissor', 'onboarding-do-emissor')],
        news: [news('Cadastros', 'cadastros')],
      },
    ],
    gives: { text: 'CNPJ do emissor', field: 'cnpj', takenAs: 'cnpjDoEmissor' },
  },
  {
    lanes: [
      {
        name: 'Solicitação',
        area: 'Emissão',
        steps: stepsOf(
          ['criarSolicitacao'],
          ['adicionarDadosFinanceiros', 'adicionarParcelas', 'enviarDocumentoDaSolicitacao'],
          ['submeterSolicitacao'],
        ),
        journeys: [
          journey('Nota comercial', 'nota-comercial'),
          journey('Debênture com parcelas', 'debenture-com-parcelas'),
        ],
        news: [],
      },
    ],
    gives: {
      text: 'Código do instrumento',
      field: 'codigoInstrumentoFinanceiro',
      takenAs: 'codigoInstrumento',
    },
    asks: SAME_CODE,
  },
  {
    lanes: [
      {
        name: 'Oferta primária',
        area: 'Emissão',
        steps: stepsOf([
          'criarOfertaPrimaria',
          'listarOfertasPrimarias',
          'aprovarOuReprovarOfertaPrimaria',
        ]),
        journeys: [journey('Oferta primária', 'oferta-primaria')],
        news: [news('Ofertas primárias', 'ofertas-primarias')],
      },
    ],
    asks: {
      label: 'Quando a operação passa a existir?',
      to: `${guides}/perguntas#nascimento-da-operacao`,
    },
  },
  {
    lanes: [
      {
        name: 'Operação',
        area: 'Operação',
        steps: stepsOf(['listarOperacoes']),
        journeys: [],
        news: [news('Operações', 'operacoes')],
      },
    ],
    gives: { text: 'Código da operação', field: 'codigo', takenAs: 'operacaoCodigo' },
    asks: SAME_CODE,
  },
  {
    lanes: [
      {
        name: 'Eventos financeiros',
        area: 'Pós-emissão',
        steps: stepsOf([
          'listarEventosFinanceiros',
          'liquidarEventoFinanceiro',
          'liquidarEventoExtraordinario',
        ]),
        journeys: [journey('Eventos e resgate antecipado', 'eventos-e-resgate-antecipado')],
        news: [news('Eventos financeiros', 'eventos-financeiros')],
      },
      {
        name: 'Movimentações',
        area: 'Pós-emissão',
        steps: stepsOf(
          ['solicitarCompraEVenda', 'transferirTitularidade', 'transferirCustodia'],
          ['aprovarOuReprovarMovimentacao'],
        ),
        journeys: [
          journey('Compra e venda', 'compra-e-venda'),
          journey('Transferências', 'transferencias'),
        ],
        news: [
          news('Compra e venda', 'compra-e-venda'),
          news('Titularidade', 'transferencia-titularidade'),
          news('Custódia', 'transferencia-custodia'),
        ],
      },
      {
        name: 'Bloqueios',
        area: 'Pós-emissão',
        steps: stepsOf(['criarBloqueio'], ['liberarBloqueio']),
        journeys: [journey('Bloqueios', 'bloqueios')],
        news: [],
      },
    ],
  },
];

/** Labels and other fixed texts of the picture. */
export const lifecycleWords = {
  journeys: 'Jornada',
  news: 'Notificações',
  noNews: 'Sem notificações: consulte',
  sideBySide: 'Lado a lado',
  key: 'A seta liga chamadas que se seguem. O que está lado a lado não tem ordem conhecida.',
} as const;

/** The picture in Markdown: stages in order, and parallel lanes as a list below the stage. */
export function describeLifecycle(): string {
  const stages = lifecycle.map(({ asks, gives, lanes }, at) => {
    const [first, ...others] = lanes.map(describeLane);
    const known =
      others.length === 0
        ? [first]
        : [`${lifecycleWords.sideBySide}:`, ...[first, ...others].map((lane) => `   - ${lane}`)];
    const way = [gives ? describeGift(gives) : '', asks ? link(asks) : ''].filter(Boolean);
    const next = way.length === 0 ? [] : ['', `   ${way.join(' ')}`];
    return [`${at + 1}. ${known.join('\n')}`, ...next].join('\n');
  });
  return [...stages, lifecycleWords.key].join('\n\n');
}

function describeLane({ area, journeys, name, news: families, steps }: LifecycleLane): string {
  const flow = steps.map((calls) => calls.map(link).join(', ')).join(' → ');
  const known = journeys.map(link).join(', ');
  const told = families.map(link).join(', ');
  return [
    `**${name}** (${area}): ${flow}.`,
    ...(known === '' ? [] : [`${lifecycleWords.journeys}: ${known}.`]),
    told === '' ? `${lifecycleWords.noNews}.` : `${lifecycleWords.news}: ${told}.`,
  ].join(' ');
}

function describeGift({ field, takenAs, text }: NonNullable<LifecycleStage['gives']>): string {
  return `${text}: \`${field}\` → \`${takenAs}\`.`;
}

function link({ label, to }: LifecycleLink): string {
  return `[${label}](${to})`;
}
