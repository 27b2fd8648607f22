/** One kind of reader and the journey suggested to them. */
interface Reader {
  readonly name: string;
  readonly text: string;
  readonly journey: string;
  readonly to: string;
}

/**
 * The parties that integrate with the APIs. A first journey is a suggestion: which role may make
 * which call is not shown, so no text here says what a role is allowed to do.
 */
export const readers: readonly Reader[] = [
  {
    name: 'Emissor',
    text: 'O título começa pelo seu cadastro, com representantes e documentos.',
    journey: 'Onboarding do emissor',
    to: '/docs/frontier/jornadas/onboarding-do-emissor',
  },
  {
    name: 'Escriturador',
    text: 'O seu CNPJ entra na solicitação, e o caminho vai até a nota liquidada.',
    journey: 'Nota comercial',
    to: '/docs/frontier/jornadas/nota-comercial',
  },
  {
    name: 'Custodiante',
    text: 'Posições mudam de dono ou de lugar, e você confere as duas pontas.',
    journey: 'Transferências',
    to: '/docs/frontier/jornadas/transferencias',
  },
  {
    name: 'Consultor',
    text: 'A solicitação reúne o que é preciso levantar com o emissor.',
    journey: 'Debênture com parcelas',
    to: '/docs/frontier/jornadas/debenture-com-parcelas',
  },
  {
    name: 'Gestor',
    text: 'Um negócio fechado vira títulos na conta do fundo.',
    journey: 'Compra e venda',
    to: '/docs/frontier/jornadas/compra-e-venda',
  },
  {
    name: 'Investidor',
    text: 'Juros, amortizações e resgates: o que você vai receber, e quando.',
    journey: 'Eventos e resgate antecipado',
    to: '/docs/frontier/jornadas/eventos-e-resgate-antecipado',
  },
];

/** What the front page says around its lists, on the page and in its text twin. */
export const homeTexts = {
  hero: {
    title: 'Notas comerciais e debêntures, do cadastro à pós-emissão',
    lead: 'APIs para cadastrar emissores e investidores, registrar solicitações de emissão, submetê-las à central depositária e acompanhar cada título depois de emitido.',
  },
  firstCall: { title: 'A primeira chamada, em dois passos' },
  areas: {
    title: 'Uma API para cada área',
    lead: 'Os guias explicam quando e em que ordem chamar; a referência lista cada campo, limite e resposta.',
  },
  lifecycle: {
    title: 'A vida de um título',
    lead: 'Cada passo tem as suas chamadas e o seu guia.',
  },
  readers: {
    title: 'Por onde começar',
    lead: 'Uma jornada, passo a passo, para cada parte que integra os seus sistemas.',
  },
} as const;
