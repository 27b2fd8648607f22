import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { listFolder } from './data/guidesByArea';
import { blog, everyPost } from './data/socialAreas';
import { arrangeAreaPage } from './plugins/api-reference/embed/arrangeAreaPage';
import { type EmbedOptions, embedParts } from './plugins/api-reference/embed/embedParts';
import { importStaticHtml } from './plugins/api-reference/embed/importStaticHtml';
import { linkTerms } from './plugins/data-pages/glossary/linkTerms';
import { type DataPages, dataPages } from './plugins/data-pages/options';
import { markAssumptions } from './plugins/data-pages/questions/markAssumptions';
import { drawDiagrams } from './plugins/markdown/diagrams/drawDiagrams';
import { highlightBlocks } from './plugins/markdown/highlightBlocks';
import { keepTogether } from './plugins/markdown/keepTogether';
import { shapeTables } from './plugins/markdown/shapeTables';
import { dataParts } from './plugins/markdown-pages/options';
import { placeSwitch } from './plugins/sample-hosts/placeSwitch';

const assumptions: [typeof markAssumptions, DataPages['questions']] = [
  markAssumptions,
  dataPages.questions,
];

const blocks = [placeSwitch, drawDiagrams, highlightBlocks, shapeTables, keepTogether];

export const guides: PluginConfig = [
  '@docusaurus/plugin-content-docs',
  {
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: listFolder,
    showLastUpdateTime: true,
    beforeDefaultRemarkPlugins: [
      arrangeAreaPage,
      [embedParts, { parts: dataParts } satisfies EmbedOptions],
      importStaticHtml,
      linkTerms,
      assumptions,
      ...blocks,
    ],
  } satisfies DocsOptions,
];

export const postsAndPages: PluginConfig[] = [
  [
    '@docusaurus/plugin-content-blog',
    {
      routeBasePath: 'blog',
      blogTitle: blog.title,
      blogDescription: blog.text,
      blogSidebarTitle: everyPost,
      blogSidebarCount: 'ALL',
      beforeDefaultRemarkPlugins: [assumptions, ...blocks],
      feedOptions: { type: null },
      onInlineAuthors: 'throw',
      onInlineTags: 'throw',
      onUntruncatedBlogPosts: 'ignore',
    } satisfies BlogOptions,
  ],
  [
    '@docusaurus/plugin-content-pages',
    {
      beforeDefaultRemarkPlugins: [embedParts, importStaticHtml, assumptions, ...blocks],
    } satisfies PagesOptions,
  ],
];
