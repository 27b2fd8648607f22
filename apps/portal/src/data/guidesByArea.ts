import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { portal } from '../../portal.config';
import { listGuideFiles } from '../shared/findGuides';
import { DOCS } from '../shared/folders';

/** A list of sidebar items in Docusaurus' format. */
export type SidebarItems = NonNullable<Extract<SidebarsConfig[string], readonly unknown[]>>;

function topic(label: string, folder: string, pages: readonly string[]) {
  return {
    type: 'category' as const,
    key: folder,
    label,
    items: pages.map((page) => `frontier/${folder}/${page}`),
  };
}

/** Order of an area's guides, by service. Services without an entry sort their guides by name. */
const ORDERS: Readonly<Record<string, SidebarItems>> = {
  autenticacao: ['frontier/autenticacao/autenticando'],
  onboarding: [
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
  ],
  emissao: [
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
  ],
  operacao: ['frontier/operacao/consultarOperacoes'],
  'pos-emissao': [
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
  ],
  webhook: [
    'frontier/webhook/entrega',
    'frontier/webhook/tentativas',
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
    topic('Testes de notificação', 'webhook/testes-notificacoes', [
      'criarTeste',
      'listarTestes',
      'enviarTeste',
    ]),
  ],
};

/** The guides of each call, by area, in the order of the services. */
export const guidesByArea: SidebarItems = portal.services.map(({ id, title }) => {
  const [index, ...guides] = listAreaGuides(id);
  return {
    type: 'category',
    label: title,
    className: `area area-${id}`,
    link: { type: 'doc', id: index },
    items: ORDERS[id] ?? guides,
  };
});

/** Ids of the guides of each area, in the order of the sidebar, without the area's own page. */
export const pagesByArea: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  portal.services.map(({ id }, at) => {
    const area = guidesByArea[at];
    return [id, typeof area === 'object' && 'items' in area ? idsIn(area.items) : []];
  }),
);

function idsIn(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => (typeof item === 'string' ? item : idsIn(item.items)));
}

/**
 * Lists the pages of a service's area: its index, then its guides by name.
 *
 * @param id of the service in `portal.config.ts`.
 * @param docs folder of all guides.
 * @throws {Error} with the file to write if the service has no index.
 */
export function listAreaGuides(id: string, docs = DOCS): readonly [index: string, ...string[]] {
  const folder = `frontier/${id}`;
  const index = path.join(docs, folder, 'index.mdx');
  if (!existsSync(index)) throw new Error(`${index} is missing: the service "${id}" needs guides`);
  const guides = listGuideFiles(path.join(docs, folder)).filter((file) => file !== 'index.mdx');
  return [`${folder}/index`, ...guides.map((file) => `${folder}/${file.replace(/\.mdx$/, '')}`)];
}
