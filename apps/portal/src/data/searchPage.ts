import { portal } from '../../portal.config';
import type { SearchPageOptions } from '../plugins/search/page';

/** The pages that list all there is of something, for readers to whom the search gives nothing. */
const indexPages: SearchPageOptions['indexPages'] = [
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

/** The search as pages and browsers show it. */
export const searchPage = { shortName: portal.provider, indexPages } satisfies SearchPageOptions;

/** What the page of results says where its script has not come. */
export const withoutSearch =
  'A busca é feita no seu navegador e precisa de JavaScript, que ainda não carregou ou está desativado. Sem ele, estes índices levam a tudo:';
