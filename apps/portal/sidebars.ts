import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { portal } from './portal.config';
import { guidesByArea, type SidebarItems } from './src/data/guidesByArea';

/** A heading over items that are always in sight. */
function heading(label: string, items: SidebarItems) {
  return { type: 'category' as const, label, collapsible: false, items };
}

/**
 * The one sidebar of the documentation: what an integrating team opens
 * every day first, then what is read once, then the guides of each call.
 */
const sidebars: SidebarsConfig = {
  frontier: [
    heading(
      'Referência',
      portal.services.map(({ id, route, title }) => ({
        type: 'link',
        key: `${id}-api`,
        label: title,
        href: route,
      })),
    ),
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
    'frontier/sandbox',
    'frontier/conceitos/erros',
    { type: 'doc', id: 'frontier/homologacao', label: 'Homologação' },
    'frontier/go-live',
    {
      type: 'category',
      label: 'Comece aqui',
      link: { type: 'doc', id: 'index' },
      items: [
        'frontier/getting-started',
        'frontier/introducao',
        'frontier/index',
        'frontier/perguntas',
        'frontier/downloads',
        'frontier/importar-contratos',
        'frontier/mudancas',
        'frontier/glossario',
        'intro',
      ],
    },
    {
      type: 'category',
      label: 'Conceitos',
      link: { type: 'doc', id: 'frontier/conceitos/index' },
      items: [
        'token',
        'paginacao',
        'decimais',
        'documentos',
        'datas',
        'arquivos',
        'estados',
        'limites',
      ].map((page) => `frontier/conceitos/${page}`),
    },
    heading('Guias por área', guidesByArea),
  ],
};

export default sidebars;
