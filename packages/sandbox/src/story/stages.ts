/** The stages in the life of a title by the kind of their objects. */
export const STAGES = {
  registrations: 'Cadastro',
  requests: 'Solicitação',
  offers: 'Oferta',
  operations: 'Operação',
  financial_events: 'Eventos',
  movements: 'Movimentações',
  blocks: 'Bloqueios',
} as const;

export type StageKind = keyof typeof STAGES;

/** The order of the stages. Stages of one group follow the same stage and have no order of their own. */
export const LIFE: readonly (readonly [StageKind, ...StageKind[]])[] = [
  ['registrations'],
  ['requests'],
  ['offers'],
  ['operations'],
  ['financial_events', 'movements', 'blocks'],
];
