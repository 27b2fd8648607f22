/** Words that only guides show, around what the contracts say; the reference has none of them. */
export const guideWords = {
  /** Headings of tables. */
  columns: {
    value: 'Valor',
    meaning: 'Significado',
    status: 'Código',
    text: 'Texto',
    advice: 'O que fazer (recomendação deste portal)',
    service: 'Serviço',
    place: 'Esquema ou chamada',
    fields: 'Campos',
    calls: 'Chamadas',
    contract: 'Contrato',
    contractName: 'Nome no contrato',
    event: 'Evento',
    guide: 'Guia',
    reference: 'Referência',
    version: 'Versão',
  },
  states: {
    shownIn: 'Onde aparece',
    calls: 'Chamadas que agem sobre o objeto',
    webhooks: 'Webhooks que avisam',
    notInformed: 'não informado',
    none: 'nenhum no contrato',
  },
  allCalls: 'todas as chamadas',
  callsOfPage: 'Chamadas desta página',
  or: 'ou',
  textNotInformed: 'Texto não informado.',
} as const;
