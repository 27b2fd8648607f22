import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig, UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { type Lightness, lighten } from '@frontier/light-docusaurus';
import { portal } from './portal.config';
import { createGitHistory } from './src/changelog/gitHistory';
import { dataPages, downloads, knownPlaces, ownValues, sampleHosts } from './src/data/dataFiles';
import { discoveryPlugins, feedOptions, LANGUAGE, tokens } from './src/data/discovery';
import { footer } from './src/data/footer';
import { allMoves } from './src/data/movedAddresses';
import { objectStates } from './src/data/objectStates';
import { pageModules } from './src/data/pageModules';
import { searchPage } from './src/data/searchPage';
import { searchSources } from './src/data/searchSources';
import { verifiers } from './src/data/signatureCheck';
import { blog, everyPost } from './src/data/socialAreas';
import { dataParts, textTwins } from './src/data/textTwins';
import { embedParts } from './src/plugins/api-reference/embed/embedParts';
import { ISLAND_PART } from './src/plugins/api-reference/embed/IslandImports';
import type { ReferencePluginOptions } from './src/plugins/api-reference/options';
import { linkTerms } from './src/plugins/data-pages/glossary/linkTerms';
import { type LeadOptions, leadOn } from './src/plugins/data-pages/moved/leadOn';
import type { QuestionsOptions } from './src/plugins/data-pages/options';
import { markReadings } from './src/plugins/data-pages/questions/markReadings';
import { DIAGRAM_PART, drawDiagrams } from './src/plugins/markdown/diagrams/drawDiagrams';
import { CODE_PART, highlightBlocks } from './src/plugins/markdown/highlightBlocks';
import { keepAmounts } from './src/plugins/markdown/keepAmounts';
import { shapeTables } from './src/plugins/markdown/shapeTables';
import type { PageToolsOptions } from './src/plugins/page-tools';
import { placeSwitch, SWITCH_PART } from './src/plugins/sample-hosts/placeSwitch';

/** Marks of our readings, in guides, posts and pages alike. */
const readings: [typeof markReadings, QuestionsOptions] = [markReadings, dataPages.questions];

/** Blocks that guides, posts and pages have alike. */
const blocks = [placeSwitch, drawDiagrams, highlightBlocks, shapeTables, keepAmounts];

/**
 * The switch: `FRONTIER_LIGHT=off` is Docusaurus as it comes; `FRONTIER_HYDRATE=load` starts React with
 * each page, not at the first touch.
 */
function chooseLightness(): Lightness {
  if (process.env.FRONTIER_LIGHT === 'off') return 'off';
  return process.env.FRONTIER_HYDRATE === 'load' ? 'load' : 'intent';
}

const light = lighten(chooseLightness(), {
  modules: pageModules,
  staticParts: [
    CODE_PART,
    DIAGRAM_PART,
    ISLAND_PART,
    SWITCH_PART,
    'CallMap',
    'DocsMap',
    'SignatureCheck',
    'TitleLifecycle',
  ],
  // Operations: their HTML is of islands, which React keeps as it is.
  pauseBefore: '<article class=r-op ',
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    editUrl: portal.guides.editUrl,
    showLastUpdateTime: portal.guides.showUpdated,
    beforeDefaultRemarkPlugins: [
      embedParts,
      ...dataParts,
      [linkTerms, dataPages.glossary],
      readings,
      ...blocks,
    ],
    remarkPlugins: [
      [leadOn, { docs: dataPages.moved.docs, readMoves: allMoves } satisfies LeadOptions],
    ],
  },
});

/** Site behaviour. The provider's facts come from `portal.config.ts`. */
const config: Config = {
  title: portal.siteTitle,
  tagline: portal.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: portal.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  noIndex: false,
  organizationName: portal.provider,
  projectName: 'frontier-developer-portal',
  ...(light.ssrTemplate && { ssrTemplate: light.ssrTemplate }),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
  future: { v4: true, faster: true, experimental_vcs: createGitHistory() },
  i18n: {
    defaultLocale: 'pt',
    locales: ['pt'],
    localeConfigs: { pt: { label: 'Português', htmlLang: LANGUAGE } },
  },
  customFields: { support: portal.support ?? null },
  clientModules: light.clientModules.map((file) => path.relative(__dirname, file)),
  plugins: [
    ...light.first,
    [
      './src/plugins/api-reference/index.ts',
      {
        services: portal.services.map(({ card, ...service }) => service),
        states: objectStates,
        knownPlaces,
        changelog: dataPages.changelog.folder,
        clients: '/docs/frontier/clientes',
        questions: dataPages.questions.file,
      } satisfies ReferencePluginOptions,
    ],
    ['./src/plugins/downloads/index.ts', downloads],
    ['./src/plugins/sample-hosts/index.ts', sampleHosts],
    ['./src/plugins/search/index.ts', searchSources],
    ['./src/plugins/search/page/index.ts', searchPage],
    [
      './src/plugins/page-tools/index.ts',
      {
        verifiers: verifiers.map(({ label, ...file }) => file),
        examples: ownValues,
      } satisfies PageToolsOptions,
    ],
    ['./src/plugins/data-pages/index.ts', dataPages],
    ...light.plugins,
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogTitle: blog.title,
        blogDescription: blog.text,
        blogSidebarTitle: everyPost,
        blogSidebarCount: 'ALL',
        beforeDefaultRemarkPlugins: [readings, ...blocks],
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
        beforeDefaultRemarkPlugins: [embedParts, readings, ...blocks],
      } satisfies PagesOptions,
    ],
    ['./src/plugins/text-twins/index.ts', { ...textTwins }],
    ...discoveryPlugins,
  ],
  themes: [
    [
      './src/plugins/markdown/index.ts',
      {
        customCss: [
          path.join('../..', tokens),
          './src/css/fonts.css',
          './src/css/tokens.css',
          './src/css/infimaTokens.css',
          './src/css/site.css',
        ],
      } satisfies ThemeOptions,
    ],
  ],
  themeConfig: {
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    blog: { sidebar: { groupByYear: true } },
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar: {
      id: 'ambiente-de-homologacao',
      content: portal.announcement,
      isCloseable: true,
    },
    navbar: {
      title: portal.navbarTitle,
      logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
      items: [
        {
          to: '/docs',
          label: 'Frontier APIs',
          position: 'left',
          activeBasePath: '/docs',
          // Where the reader is, not the page itself: that one the sidebar marks.
          'aria-current': 'true',
        },
      ],
    },
    prism: { theme: { plain: {}, styles: [] } },
    footer,
  } satisfies UserThemeConfig as unknown as ThemeConfig,
};

export default config;
