import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { PluginConfig } from '@docusaurus/types';
import { portal } from '../../portal.config';
import type { SiteFilesOptions } from '../plugins/site-files/options';
import type { SocialPicturesOptions } from '../plugins/social-pictures/Area';
import { ROOT } from '../shared/folders';
import { createFeedItems } from './feedItems';
import { blog, socialAreas } from './socialAreas';

/** The page's language, as its readers' tools are told. */
export const LANGUAGE = 'pt-BR';

export const copyright = `© ${portal.copyrightYear} ${portal.provider}`;

/** From the repository's root: options are written into the pages' script, machines' paths not. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));

const look = { logo: 'apps/portal/static/img/logo.svg', tokens };

/** What search engines, previews and browsers read besides the pages. */
export const outsidePlugins: PluginConfig[] = [
  ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
  [
    './src/plugins/social-pictures/index.ts',
    { areas: socialAreas, ...look } satisfies SocialPicturesOptions,
  ],
  [
    './src/plugins/site-files/index.ts',
    { ...look, security: portal.security } satisfies SiteFilesOptions,
  ],
];

/** The blog's feed. */
export const feedOptions: BlogOptions['feedOptions'] = {
  type: 'atom',
  title: `${blog.title} · ${portal.siteTitle}`,
  description: blog.text,
  language: LANGUAGE,
  copyright,
  createFeedItems,
};
