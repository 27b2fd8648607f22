/** The stages in the life of a title, in their order, by the kind of a stage's objects. */
export const STAGES = {
  registrations: 'Cadastro',
  requests: 'Solicitação',
  offers: 'Oferta',
  operations: 'Operação',
  financial_events: 'Eventos',
  movements: 'Movimentações',
} as const;

export type StageKind = keyof typeof STAGES;
