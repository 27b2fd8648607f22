import { STAGES, type StageKind } from '@frontier/sandbox/stages';

interface StagePages {
  /** The page that the life line leads to. */
  readonly start: string;
  /** Pages and folders of the stage, by the beginning of their ids; the longest one decides. */
  readonly pages: readonly string[];
}

const PAGES: Readonly<Record<StageKind, StagePages>> = {
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
      'pos-emissao/index',
      'pos-emissao/eventosFinanceiros/',
      'pos-emissao/projecoesPu',
      'jornadas/eventos-e-resgate-antecipado',
    ],
  },
  movements: {
    start: 'pos-emissao/movimentacoes/consultarMovimentacoes',
    pages: [
      'pos-emissao/',
      'jornadas/compra-e-venda',
      'jornadas/transferencias',
      'jornadas/bloqueios',
    ],
  },
};

const KINDS = Object.keys(STAGES) as StageKind[];
const GUIDES = 'frontier/';

export const LIFE_LINE = KINDS.map((kind) => ({
  kind,
  name: STAGES[kind],
  href: `/docs/${GUIDES}${PAGES[kind].start}`,
}));

/** Ids of the journeys through a stage. */
export function journeysOf(kind: StageKind): string[] {
  return PAGES[kind].pages.filter((page) => page.startsWith('jornadas/'));
}

/** @param id of the page in Docusaurus: `frontier/emissao/index`. */
export function stageOf(id: string): StageKind | undefined {
  const found = KINDS.flatMap((kind) =>
    PAGES[kind].pages
      .filter((page) => id.startsWith(GUIDES + page))
      .map((page) => ({ kind, length: page.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.kind;
}
