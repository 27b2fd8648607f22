import { STAGES } from '@frontier/sandbox/stages';

export const NAMES = { ...STAGES, blocks: 'Bloqueios' } as const;

export type Stage = keyof typeof NAMES;

/** The order of the stages. Stages of one group follow the same stage and have no order of their own. */
export const LIFE: readonly (readonly [Stage, ...Stage[]])[] = [
  ['registrations'],
  ['requests'],
  ['offers'],
  ['operations'],
  ['financial_events', 'movements', 'blocks'],
];

/** The page that the life line leads to, and pages and folders of the stage by the beginning of their ids. */
const PAGES: Readonly<Record<Stage, { start: string; pages: readonly string[] }>> = {
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
    name: NAMES[stage],
    href: `/docs/${GUIDES}${PAGES[stage].start}`,
    isBeside: index > 0,
  })),
);

/** Ids of the journeys through a stage. */
export function journeysOf(stage: Stage): string[] {
  return PAGES[stage].pages.filter((page) => page.startsWith('jornadas/'));
}

/**
 * If the page of a later stage is in the folder of an earlier one, the later stage decides.
 *
 * @param id of the page in Docusaurus: `frontier/emissao/index`.
 */
export function stageOf(id: string): Stage | undefined {
  const isOf = (stage: Stage) => PAGES[stage].pages.some((page) => id.startsWith(GUIDES + page));
  return LIFE.flat().findLast(isOf);
}
