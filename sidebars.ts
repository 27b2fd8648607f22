import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { portal } from './portal.config';

type Items = NonNullable<Extract<SidebarsConfig[string], readonly unknown[]>>;

/** One area: its index, its pages, its reference. */
function area(id: string, items: Items) {
  const service = portal.services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`sidebars: "${id}" não é um serviço de portal.config.ts`);
  return {
    type: 'category' as const,
    label: service.title,
    link: { type: 'doc' as const, id: `frontier/${id}/index` },
    items: [
      ...items,
      { type: 'link' as const, key: `${id}-api`, label: 'Referência da API', href: service.route },
    ],
  };
}

function topic(label: string, folder: string, pages: readonly string[]) {
  return {
    type: 'category' as const,
    key: folder,
    label,
    items: pages.map((page) => `frontier/${folder}/${page}`),
  };
}

/** The one sidebar of the documentation (specification §2, Docs pages). */
const sidebars: SidebarsConfig = {
  frontier: [
    'index',
    'intro',
    {
      type: 'category',
      label: 'Frontier APIs',
      link: { type: 'doc', id: 'frontier/index' },
      collapsed: false,
      items: [
        'frontier/introducao',
        'frontier/getting-started',
        'frontier/homologacao',
        'frontier/glossario',
      ],
    },
    {
      type: 'category',
      label: 'Jornadas',
      link: { type: 'doc', id: 'frontier/jornadas/index' },
      items: [
        'onboarding-do-emissor',
        'nota-comercial',
        'debenture-com-parcelas',
        'oferta-primaria',
        'eventos-e-resgate-antecipado',
        'compra-e-venda',
        'transferencias',
        'bloqueios',
        'webhooks',
      ].map((page) => `frontier/jornadas/${page}`),
    },
    {
      type: 'category',
      label: 'Conceitos',
      link: { type: 'doc', id: 'frontier/conceitos/index' },
      items: [
        'token',
        'erros',
        'paginacao',
        'decimais',
        'documentos',
        'datas',
        'arquivos',
        'estados',
        'limites',
      ].map((page) => `frontier/conceitos/${page}`),
    },
    area('autenticacao', ['frontier/autenticacao/autenticando']),
    area('onboarding', [
      'frontier/onboarding/endpoints',
      topic('Cadastros', 'onboarding/cadastros', [
        'criarCadastro',
        'consultarCadastros',
        'consultarCadastroPorId',
        'atualizarCadastro',
        'submeterCadastro',
      ]),
      topic('Documentos', 'onboarding/documentos', [
        'atribuirDocumento',
        'consultarDocumentos',
        'consultarDocumentoPorId',
      ]),
      topic('Representantes legais', 'onboarding/representantesLegais', [
        'criarRepresentante',
        'alterarRepresentante',
        'consultarRepresentantes',
        'consultarRepresentantePorId',
      ]),
      topic('Investidores', 'onboarding/investidores', [
        'cadastrarInvestidor',
        'listarInvestidores',
        'consultarInvestidor',
        'atualizarInvestidor',
        'removerInvestidor',
      ]),
    ]),
    area('emissao', [
      'frontier/emissao/criarNovaSolicitacao',
      'frontier/emissao/consultarSolicitacao',
      'frontier/emissao/listagemSolicitacao',
      'frontier/emissao/adicionarDadosFinanceiros',
      'frontier/emissao/adicionarParcelas',
      'frontier/emissao/consultarParcelas',
      'frontier/emissao/uploadDosDocumentos',
      'frontier/emissao/submissaoSolicitacaoCentralDepositaria',
      'frontier/emissao/consultarQuantidadesDeEmissoesDoEmissor',
      topic('Ofertas primárias', 'emissao/ofertasPrimarias', [
        'criarOfertaPrimaria',
        'consultarOfertasPrimarias',
        'aprovarOuReprovarOfertaPrimaria',
      ]),
    ]),
    area('operacao', ['frontier/operacao/consultarOperacoes']),
    area('pos-emissao', [
      topic('Bloqueios', 'pos-emissao/bloqueios', [
        'consultarBloqueios',
        'criarBloqueio',
        'liberarBloqueio',
      ]),
      'frontier/pos-emissao/compraEVenda',
      topic('Conciliações', 'pos-emissao/conciliacoes', [
        'conciliarOperacoes',
        'conciliarPosicoes',
        'conciliarCustodia',
      ]),
      topic('Eventos financeiros', 'pos-emissao/eventosFinanceiros', [
        'listarEventos',
        'liquidarEvento',
        'liquidarEventoExtraordinario',
      ]),
      'frontier/pos-emissao/investidores',
      topic('Movimentações', 'pos-emissao/movimentacoes', [
        'consultarMovimentacoes',
        'aprovarOuReprovarMovimentacao',
      ]),
      'frontier/pos-emissao/projecoesPu',
      'frontier/pos-emissao/transferenciaCustodia',
      'frontier/pos-emissao/transferenciaTitularidade',
    ]),
    area('webhook', [
      'frontier/webhook/entrega',
      'frontier/webhook/autenticacao',
      topic('Configuração', 'webhook/configuracao', [
        'consultarConfiguracao',
        'atualizarConfiguracao',
      ]),
      topic('Eventos', 'webhook/eventos', [
        'custodiante',
        'gestor',
        'cadastros',
        'compra-e-venda',
        'eventos-financeiros',
        'ofertas-primarias',
        'operacoes',
        'transferencia-custodia',
        'transferencia-titularidade',
      ]),
      topic('Feed de notificações', 'webhook/feed-notificacoes', [
        'listarNotificacoes',
        'confirmarRecebimento',
      ]),
      topic('Testes de notificações', 'webhook/testes-notificacoes', [
        'criarTeste',
        'listarTestes',
        'enviarTeste',
      ]),
    ]),
  ],
};

export default sidebars;
