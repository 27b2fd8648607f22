import { portal } from '../../portal.config';
import type { IndexPage, StartPages } from '../plugins/search/client/describeView';
import { mapCards } from './cards';

/** Index pages, shown when a search has no results. */
const indexPages: readonly IndexPage[] = [
  { title: 'Mapa da documentação', to: '/docs', text: 'Jornadas, guias e conceitos' },
  {
    title: 'Referências',
    to: '/docs#as-apis',
    text: 'Cada API, com todas as operações e todos os campos',
  },
  {
    title: 'Erros',
    to: '/docs/frontier/conceitos/erros#todos-os-textos',
    text: 'Todos os textos, com as chamadas que os devolvem',
  },
  {
    title: 'Eventos',
    to: '/docs/frontier/webhook#todos-os-eventos',
    text: 'Todas as notificações',
  },
  {
    title: 'Glossário',
    to: '/docs/frontier/glossario',
    text: 'Os termos do mercado',
  },
];

/** Frequently used pages, shown before the reader types. */
const startPages: readonly StartPages[] = [
  {
    title: 'Para começar',
    pages: [
      { title: 'Primeira chamada', to: '/docs/frontier/getting-started' },
      { title: 'Simulador', to: '/docs/frontier/sandbox' },
      { title: 'Obter e renovar o token', to: '/docs/frontier/autenticacao' },
      { title: 'Contratos, coleção e tipos', to: '/docs/frontier/downloads' },
    ],
  },
  {
    title: 'Jornadas',
    pages: mapCards.journeys.map(({ title, to }) => ({ title, to })),
  },
  {
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
  },
  {
    title: 'Referência',
    pages: portal.services.map(({ route, title }) => ({ title, to: route })),
  },
  {
    title: 'Ir a produção',
    pages: [
      ...mapCards.goingLive.map(({ title, to }) => ({ title, to })),
      { title: 'Mudanças das APIs', to: '/docs/frontier/mudancas' },
    ],
  },
];

export const searchPage = { indexPages, startPages };

/** Text of the page of results while its script has not loaded. */
export const withoutSearch =
  'A busca é feita no seu navegador e precisa de JavaScript, que ainda não carregou ou está desativado. Sem ele, estes links levam ao que mais se procura:';
