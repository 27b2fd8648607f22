import type {
  BlogFeedItem,
  Options as BlogOptions,
  CreateFeedItemsFn,
} from '@docusaurus/plugin-content-blog';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { lighten } from '@frontier/light-docusaurus';
import { portal } from '../portal.config';
import { copyright } from './data/footer';
import { pagesByArea } from './data/guidesByArea';
import { blog, everyPost } from './data/socialAreas';
import { CHECK_PART } from './plugins/api-reference/embed/arrangeCalls';
import { embedParts } from './plugins/api-reference/embed/embedParts';
import { linkAdvice } from './plugins/api-reference/embed/fieldAdvice';
import { ISLAND_PART, importIslands } from './plugins/api-reference/embed/importIslands';
import { type DoorsOptions, openDoors } from './plugins/api-reference/embed/openDoors';
import { linkTerms } from './plugins/data-pages/glossary/linkTerms';
import { leadOn } from './plugins/data-pages/moved/leadOn';
import { type DataPages, dataPages } from './plugins/data-pages/options';
import { markAssumptions } from './plugins/data-pages/questions/markAssumptions';
import { DIAGRAM_PART, drawDiagrams } from './plugins/markdown/diagrams/drawDiagrams';
import { CODE_PART, highlightBlocks } from './plugins/markdown/highlightBlocks';
import { FOLD_PART, keepFolds } from './plugins/markdown/keepFolds';
import { keepTogether } from './plugins/markdown/keepTogether';
import { shapeTables } from './plugins/markdown/shapeTables';
import { placeSwitch, SWITCH_PART } from './plugins/sample-hosts/placeSwitch';
import { dataParts } from './plugins/text-twins/options';

/* Guides, posts and pages: the plugins that compile them, and the options that reduce their size. */

/** The page's language for screen readers and search engines. */
export const LANGUAGE = 'pt-BR';

/** Marks of our assumptions in guides, posts and pages. */
const assumptions: [typeof markAssumptions, DataPages['questions']] = [
  markAssumptions,
  dataPages.questions,
];

/** Blocks of guides, posts and pages. */
const blocks = [placeSwitch, drawDiagrams, highlightBlocks, shapeTables, keepTogether, keepFolds];

/** Guides. `FRONTIER_LIGHT=off` uses Docusaurus without our changes. */
export const light = lighten(process.env.FRONTIER_LIGHT !== 'off', {
  modules: [
    'src/plugins/api-reference/client/index.ts',
    'src/plugins/data-pages/client/dismissDefinition.ts',
    'src/plugins/data-pages/client/followMoved.ts',
    'src/plugins/data-pages/client/filterRows.ts',
    'src/components/SiteMenu/revealCurrent.ts',
    'src/theme/TOC/markTarget.ts',
    'src/plugins/search/page/browser/awaitSearch.ts',
    'src/plugins/site-files/client/followColorMode.ts',
    'src/plugins/text-twins/client/copyTwin.ts',
    'src/plugins/sample-hosts/client/switchHosts.ts',
    'src/plugins/page-tools/client/awaitTools.ts',
  ],
  staticParts: [
    CODE_PART,
    DIAGRAM_PART,
    FOLD_PART,
    ISLAND_PART,
    SWITCH_PART,
    CHECK_PART,
    'CallMap',
    'DocsMap',
    'SignatureCheck',
    'TitleLifecycle',
  ],
  // The HTML of operations comes from islands, which React leaves unchanged.
  pauseBefore: '<article class=r-op ',
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    editUrl: portal.guides.editUrl,
    showLastUpdateTime: portal.guides.showUpdated,
    beforeDefaultRemarkPlugins: [
      [openDoors, { docs: 'apps/portal/docs', pages: pagesByArea } satisfies DoorsOptions],
      linkAdvice,
      embedParts,
      importIslands,
      ...dataParts,
      [linkTerms, dataPages.glossary],
      assumptions,
      ...blocks,
    ],
    remarkPlugins: [[leadOn, dataPages.moved]],
  },
});

/**
 * The posts of the blog's feed, with summary and address. Their text is omitted: Docusaurus would read it from built
 * pages while other plugins are writing them.
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
const feedOptions: BlogOptions['feedOptions'] = {
  type: 'atom',
  title: `${blog.title} · ${portal.siteTitle}`,
  description: blog.text,
  language: LANGUAGE,
  copyright,
  createFeedItems,
};

/** Posts and pages. */
export const postsAndPages: PluginConfig[] = [
  [
    '@docusaurus/plugin-content-blog',
    {
      path: 'blog',
      routeBasePath: 'blog',
      blogTitle: blog.title,
      blogDescription: blog.text,
      blogSidebarTitle: everyPost,
      blogSidebarCount: 'ALL',
      beforeDefaultRemarkPlugins: [assumptions, ...blocks],
      showReadingTime: true,
      feedOptions,
      onInlineAuthors: 'throw',
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'ignore',
    } satisfies BlogOptions,
  ],
  [
    '@docusaurus/plugin-content-pages',
    {
      path: 'src/pages',
      beforeDefaultRemarkPlugins: [embedParts, importIslands, assumptions, ...blocks],
    } satisfies PagesOptions,
  ],
];
