/** One address of each kind of page; what differs is how its text comes. */
export const KINDS_OF_PAGE = {
  'front page': '/',
  'map of the guides': '/docs',
  'guide, adopted as HTML': '/docs/frontier/introducao',
  'guide with parts of its own': '/docs/frontier/conceitos/documentos',
  reference: '/docs/frontier/operacao/api',
  glossary: '/docs/frontier/glossario',
  homologation: '/docs/frontier/homologacao',
  'list of posts': '/blog',
  post: '/blog/mdx-blog-post',
  'page of Markdown': '/markdown-page',
  'unknown address': '/nao-existe',
} as const;
