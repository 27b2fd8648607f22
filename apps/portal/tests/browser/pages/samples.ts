import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether tests check all similar cases instead of a sample, as `npm run proofs -- site` does. */
export const IS_WHOLE = Boolean(process.env.WHOLE_SITE);

/** Options of a test of one of many similar cases: `npm test` runs a sample, `npm run proofs -- site` all. */
export function sampled(isSample: boolean): { tag?: string } {
  return isSample ? {} : { tag: '@whole' };
}

/** One address per kind of page; kinds differ in the way their text loads. */
export const KINDS_OF_PAGE = {
  'front page': '/',
  guide: '/docs/frontier/introducao',
  reference: '/docs/frontier/operacao/api',
  'unknown address': '/nao-existe',
  'guide with parts of its own': '/docs/frontier/conceitos/documentos',
  'map of the guides': '/docs',
  glossary: '/docs/frontier/glossario',
  homologation: '/docs/frontier/homologacao',
  'list of posts': '/blog',
  post: '/blog/mdx-blog-post',
  'page of Markdown': '/markdown-page',
} as const;

/** Pages of the built site by route, without redirects, which have no application. */
export function listRoutes(): string[] {
  return readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .filter((name) => readFileSync(path.join('build', name), 'utf8').includes('__docusaurus'))
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`)
    .sort();
}
