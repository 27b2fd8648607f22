import path from 'node:path';
import type {
  BlogFeedItem,
  Options as BlogOptions,
  CreateFeedItemsFn,
} from '@docusaurus/plugin-content-blog';
import type { PluginConfig } from '@docusaurus/types';
import { portal } from '../../portal.config';
import type { SiteFilesOptions } from '../plugins/site-files/options';
import { ROOT } from '../shared/folders';
import { blog, socialAreas } from './socialAreas';

/** The page's language, as screen readers and search engines read it. */
export const LANGUAGE = 'pt-BR';

export const copyright = `© ${portal.copyrightYear} ${portal.provider}`;

/** From the repository's root: options are written into the pages' script, machines' paths not. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));

/** What search engines, previews and browsers read besides the pages. */
export const discoveryPlugins: PluginConfig[] = [
  ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
  [
    './src/plugins/site-files/index.ts',
    {
      areas: socialAreas,
      tokens,
      security: portal.security,
    } satisfies SiteFilesOptions,
  ],
];

/**
 * The posts of the blog's feed: what each is about and where it stands. Their text is not repeated:
 * Docusaurus would read it back from pages that other plugins are writing at that moment.
 */
const createFeedItems: CreateFeedItemsFn = async ({ blogPosts, siteConfig }) =>
  blogPosts.map(({ metadata }): BlogFeedItem => {
    const address = siteConfig.url + metadata.permalink;
    return {
      title: metadata.title,
      id: address,
      link: address,
      date: metadata.date,
      description: metadata.description,
      category: metadata.tags.map(({ label }) => ({ name: label, term: label })),
      author: metadata.authors.flatMap(({ name }) => (name ? [{ name }] : [])),
    };
  });

/** The blog's feed. */
export const feedOptions: BlogOptions['feedOptions'] = {
  type: 'atom',
  title: `${blog.title} · ${portal.siteTitle}`,
  description: blog.text,
  language: LANGUAGE,
  copyright,
  createFeedItems,
};
