import { portal } from '../../portal.config';
import type { StartPages } from '../plugins/search/client/describeView';

/** Pages with lists, shown when a search has no results. */
const indexPages: StartPages = {
  title: 'Consultar',
  pages: [
    { title: 'Erros, por código', to: '/docs/frontier/conceitos/erros#todos-os-textos' },
    { title: 'Status de cada objeto', to: '/docs/frontier/conceitos/estados' },
    { title: 'Eventos de webhook', to: '/docs/frontier/webhook#todos-os-eventos' },
    { title: 'Assinatura das notificações', to: '/docs/frontier/webhook/autenticacao' },
    { title: 'Paginação', to: '/docs/frontier/conceitos/paginacao' },
    { title: 'Limites e valores padrão', to: '/docs/frontier/conceitos/limites' },
    { title: 'Glossário', to: '/docs/frontier/glossario' },
  ],
};

/** Frequently used pages, shown before the reader types. */
const startPages: readonly StartPages[] = [
  {
    title: 'Para começar',
    pages: [
      { title: 'Primeira chamada', to: '/docs/frontier/getting-started' },
      { title: 'Simulador', to: '/docs/frontier/sandbox' },
      { title: 'Obter e renovar o token', to: '/docs/frontier/autenticacao' },
      { title: 'Contratos e coleção', to: '/docs/frontier/downloads' },
    ],
  },
  {
    title: 'Jornadas',
    pages: [
      { title: 'Cadastrar um emissor', to: '/docs/frontier/jornadas/onboarding-do-emissor' },
      { title: 'Emitir uma nota comercial', to: '/docs/frontier/jornadas/nota-comercial' },
      {
        title: 'Emitir uma debênture com parcelas',
        to: '/docs/frontier/jornadas/debenture-com-parcelas',
      },
      { title: 'Distribuir os títulos em oferta', to: '/docs/frontier/jornadas/oferta-primaria' },
      {
        title: 'Pagar juros e amortizações',
        to: '/docs/frontier/jornadas/eventos-e-resgate-antecipado',
      },
      { title: 'Registrar uma compra e venda', to: '/docs/frontier/jornadas/compra-e-venda' },
      { title: 'Mudar o dono ou o custodiante', to: '/docs/frontier/jornadas/transferencias' },
      { title: 'Cumprir uma ordem de bloqueio', to: '/docs/frontier/jornadas/bloqueios' },
      { title: 'Receber as notificações', to: '/docs/frontier/jornadas/webhooks' },
    ],
  },
  indexPages,
  {
    title: 'Referência',
    pages: portal.services.map(({ route, title }) => ({ title, to: route })),
  },
  {
    title: 'Ir a produção',
    pages: [
      { title: 'Roteiro de homologação', to: '/docs/frontier/homologacao' },
      { title: 'Ir a produção', to: '/docs/frontier/go-live' },
      { title: 'Perguntas à Frontier', to: '/docs/frontier/perguntas' },
      { title: 'Como perguntar', to: '/docs/frontier/perguntar' },
      { title: 'Mudanças das APIs', to: '/docs/frontier/mudancas' },
    ],
  },
];

export const searchPage = { indexPages, startPages };

/** Text of the page of results while its script has not loaded. */
export const withoutSearch =
  'A busca é feita no seu navegador e precisa de JavaScript, que ainda não carregou ou está desativado. Sem ele, estes links levam às páginas mais procuradas:';
