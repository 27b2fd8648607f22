/** Fixed texts of the front page and its Markdown page. */
export const homeTexts = {
  hero: {
    title: 'Notas comerciais e\u00A0debêntures, do\u00A0cadastro à\u00A0pós-emissão',
    lead: 'APIs para cadastrar emissores e investidores, registrar solicitações de emissão, submetê-las à central depositária e acompanhar cada título depois de emitido.',
    run: 'Experimente',
  },
  firstCall: {
    title: 'A primeira chamada',
    where: 'Onde chamar',
    clients: 'Clientes prontos em TypeScript, Python e Java',
  },
  areas: {
    title: 'Uma API para cada área',
    lead: 'Os guias explicam quando e em que ordem chamar; a referência lista cada campo, limite e resposta.',
    more: { label: 'Baixar os contratos', to: '/docs/frontier/downloads' },
  },
  lifecycle: {
    title: 'A vida de um título',
    lead: 'Cada passo tem as suas chamadas e o seu guia.',
    more: { label: 'Os status de cada objeto', to: '/docs/frontier/conceitos/estados' },
  },
  goingLive: {
    title: 'Da primeira chamada à produção',
    lead: 'As etapas conhecidas, em ordem.',
    more: { label: 'Mapa da documentação', to: '/docs' },
  },
} as const;
