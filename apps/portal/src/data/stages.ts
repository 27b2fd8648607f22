import { LIFE, STAGES, type StageKind } from '@frontier/sandbox/stages';

/** The page that the life line leads to, and pages and folders of the stage by the beginning of their ids. */
const PAGES: Readonly<Record<StageKind, { start: string; pages: readonly string[] }>> = {
  registrations: { start: 'onboarding', pages: ['onboarding/', 'jornadas/onboarding-do-emissor'] },
  requests: {
    start: 'emissao',
    pages: ['emissao/', 'jornadas/nota-comercial', 'jornadas/debenture-com-parcelas'],
  },
  offers: {
    start: 'emissao/ofertasPrimarias/criarOfertaPrimaria',
    pages: ['emissao/ofertasPrimarias/', 'jornadas/oferta-primaria'],
  },
  operations: { start: 'operacao', pages: ['operacao/'] },
  financial_events: {
    start: 'pos-emissao/eventosFinanceiros/listarEventos',
    pages: [
      'pos-emissao/eventosFinanceiros/',
      'pos-emissao/projecoesPu',
      'jornadas/eventos-e-resgate-antecipado',
    ],
  },
  movements: {
    start: 'pos-emissao/movimentacoes/consultarMovimentacoes',
    pages: [
      'pos-emissao/movimentacoes/',
      'pos-emissao/compraEVenda',
      'pos-emissao/transferencia',
      'jornadas/compra-e-venda',
      'jornadas/transferencias',
    ],
  },
  blocks: {
    start: 'pos-emissao/bloqueios/consultarBloqueios',
    pages: ['pos-emissao/bloqueios/', 'jornadas/bloqueios'],
  },
};

const GUIDES = 'frontier/';

export const LIFE_LINE = LIFE.flatMap((group) =>
  group.map((stage, index) => ({
    stage,
    name: STAGES[stage],
    href: `/docs/${GUIDES}${PAGES[stage].start}`,
    isBeside: index > 0,
  })),
);

export function journeysOf(stage: StageKind): string[] {
  return PAGES[stage].pages.filter((page) => page.startsWith('jornadas/'));
}

/**
 * If the page of a later stage is in the folder of an earlier one, the later stage decides.
 *
 * @param id of the page in Docusaurus: `frontier/emissao/index`.
 */
export function stageOf(id: string): StageKind | undefined {
  const isOf = (stage: StageKind) =>
    PAGES[stage].pages.some((page) => id.startsWith(GUIDES + page));
  return LIFE.flat().findLast(isOf);
}
