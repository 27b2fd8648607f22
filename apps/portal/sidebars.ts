import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { portal } from './portal.config';
import { guidesByArea, type SidebarItems } from './src/data/guidesByArea';
import { SIMULATOR } from './src/shared/simulatorAddress';

/** A small label above items that are always visible. */
function group(label: string, items: SidebarItems) {
  return { type: 'category' as const, label, collapsible: false, items };
}

/** A topic that has a page and folds its further pages below it. */
function topic(label: string, folder: string, pages: readonly string[], page = `${folder}/index`) {
  return {
    type: 'category' as const,
    label,
    link: { type: 'doc' as const, id: `frontier/${page}` },
    items: pages.map((name) => `frontier/${folder}/${name}`),
  };
}

/** The one sidebar of the documentation, in the order of an integration. */
const sidebars: SidebarsConfig = {
  frontier: [
    group('Começar', [
      'index',
      'frontier/getting-started',
      { type: 'doc', id: 'frontier/index', label: 'Visão geral' },
      'frontier/introducao',
      'frontier/ambientes',
      { type: 'link', label: 'Experimente', href: `pathname://${SIMULATOR}` },
      topic('Simulador', 'sandbox', ['controle', 'status', 'testes', 'regras'], 'sandbox'),
      'frontier/assistentes',
      'frontier/perguntas-frequentes',
      'intro',
    ]),
    group('Construir', [
      topic('Jornadas', 'jornadas', [
        'onboarding-do-emissor',
        'nota-comercial',
        'debenture-com-parcelas',
        'oferta-primaria',
        'eventos-e-resgate-antecipado',
        'compra-e-venda',
        'transferencias',
        'bloqueios',
        'webhooks',
      ]),
      ...guidesByArea,
      'frontier/clientes',
      topic('Conceitos', 'conceitos', [
        'paginacao',
        'decimais',
        'documentos',
        'identificadores',
        'datas',
        'arquivos',
        'estados',
        'limites',
      ]),
      'frontier/conceitos/erros',
    ]),
    group('Referência', [
      'frontier/chamadas',
      ...portal.services.map(({ id, route, title }) => ({
        type: 'link' as const,
        key: `${id}-api`,
        label: title,
        className: `area area-${id}`,
        href: route,
      })),
    ]),
    group('Lançar', [
      'frontier/homologacao',
      'frontier/responder-perguntas',
      'frontier/go-live',
      'frontier/perguntas',
      'frontier/perguntar',
      'frontier/mudancas',
      'frontier/downloads',
      'frontier/glossario',
    ]),
  ],
};

export default sidebars;
