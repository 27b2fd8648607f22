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
