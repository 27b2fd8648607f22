/** Pages that the search lists before the reader types, and when it finds nothing. */
export const indexPages = {
  title: 'Para consultar',
  pages: [
    { title: 'Mapa da documentação', to: '/docs' },
    { title: 'Primeira chamada', to: '/docs/frontier/getting-started' },
    { title: 'Jornadas', to: '/docs/frontier/jornadas' },
    { title: 'Erros, por código', to: '/docs/frontier/conceitos/erros#todos-os-textos' },
    { title: 'Status de cada objeto', to: '/docs/frontier/conceitos/estados' },
    { title: 'Eventos de webhook', to: '/docs/frontier/webhook#todos-os-eventos' },
    { title: 'Assinatura das notificações', to: '/docs/frontier/webhook/autenticacao' },
    { title: 'Paginação', to: '/docs/frontier/conceitos/paginacao' },
    { title: 'Limites e valores padrão', to: '/docs/frontier/conceitos/limites' },
    { title: 'Glossário', to: '/docs/frontier/glossario' },
  ],
};

/** Text of the page of results while its script has not loaded. */
export const withoutSearch =
  'A busca é feita no seu navegador e precisa de JavaScript, que ainda não carregou ou está desativado. Sem ele, comece por uma destas páginas.';
