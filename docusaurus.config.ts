import path from 'node:path';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig, UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { portal } from './portal.config';
import { changelog, glossary, goLive, homologation, openQuestions } from './src/data/dataFiles';
import { objectStates } from './src/data/objectStates';
import { embedParts } from './src/plugins/api-reference/embed/embedParts';
import { ISLAND_PART } from './src/plugins/api-reference/embed/IslandImports';
import type { ReferencePluginOptions } from './src/plugins/api-reference/options';
import { showChangelog } from './src/plugins/changelog/showChangelog';
import { DIAGRAM_PART, drawDiagrams } from './src/plugins/diagrams/drawDiagrams';
import { linkTerms } from './src/plugins/glossary/linkTerms';
import { listTerms } from './src/plugins/glossary/listTerms';
import { showChecklist } from './src/plugins/go-live/showChecklist';
import { showScript } from './src/plugins/homologation/showScript';
import { markReadings } from './src/plugins/open-questions/markReadings';
import { showQuestions } from './src/plugins/open-questions/showQuestions';
import type { PageScriptOptions } from './src/plugins/page-script/options';
import { buildSsrTemplate, type HydrateOn } from './src/plugins/page-script/ssrTemplate';
import { CODE_PART, highlightBlocks } from './src/plugins/static-code/highlightBlocks';
import type { StaticTextOptions } from './src/plugins/static-text';
import { type MarkOptions, markStaticText } from './src/plugins/static-text/markStaticText';
import { shapeTables } from './src/plugins/tables/shapeTables';

/** `load` brings back Docusaurus' own way: React starts with the page, not at the first touch. */
const hydrateOn: HydrateOn = process.env.FRONTIER_HYDRATE === 'load' ? 'load' : 'intent';

/** Blocks that guides, posts and pages have alike. */
const blocks = [drawDiagrams, highlightBlocks, shapeTables];

/** Parts of guides that their served HTML is enough for. */
const staticParts = {
  parts: [CODE_PART, DIAGRAM_PART, ISLAND_PART, 'DocsMap'],
} satisfies MarkOptions;

/** A file as this folder sees it: options are written into the pages' script, machines' paths not. */
const fromHere = (file: string) => path.relative(__dirname, file);

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
  ssrTemplate: buildSsrTemplate(hydrateOn),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
  future: { v4: true, faster: true },
  i18n: {
    defaultLocale: 'pt',
    locales: ['pt'],
    localeConfigs: { pt: { label: 'Português', htmlLang: 'pt-BR' } },
  },
  // It imports the routes, and with them the theme: after the theme's own modules, whose styles come first.
  clientModules: ['./src/plugins/page-script/application/stayOffline.ts'],
  plugins: [
    './src/plugins/lean-client/index.ts',
    [
      './src/plugins/api-reference/index.ts',
      {
        services: portal.services.map(({ card, ...service }) => service),
        states: objectStates,
        changelog: changelog.folder,
      } satisfies ReferencePluginOptions,
    ],
    ['./src/plugins/glossary/index.ts', glossary],
    ['./src/plugins/homologation/index.ts', homologation],
    ['./src/plugins/go-live/index.ts', goLive],
    ['./src/plugins/open-questions/index.ts', openQuestions],
    ['./src/plugins/changelog/index.ts', changelog],
    [
      './src/plugins/page-script/index.ts',
      {
        modules: [
          'src/plugins/api-reference/client/index.ts',
          'src/plugins/glossary/client/dismissDefinition.ts',
          'src/components/SiteMenu/revealCurrent.ts',
        ],
      } satisfies PageScriptOptions,
    ],
    // With React from the start, the theme's own link to its stylesheet stays.
    hydrateOn === 'intent' ? './src/plugins/page-styles/index.ts' : null,
    ['./src/plugins/static-text/index.ts', { docs: 'docs' } satisfies StaticTextOptions],
    [
      './src/plugins/lean-docs/index.ts',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        breadcrumbs: true,
        beforeDefaultRemarkPlugins: [
          embedParts,
          [listTerms, glossary],
          [showScript, homologation],
          [showChecklist, goLive],
          [showQuestions, openQuestions],
          [showChangelog, changelog],
          [linkTerms, glossary],
          markReadings,
          ...blocks,
          [markStaticText, staticParts],
        ],
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogTitle: 'Blog',
        blogDescription: `Notas da equipe de APIs da ${portal.provider}`,
        blogSidebarTitle: 'Todas as publicações',
        blogSidebarCount: 'ALL',
        beforeDefaultRemarkPlugins: [markReadings, ...blocks],
        showReadingTime: true,
        feedOptions: { type: null },
        onInlineAuthors: 'throw',
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'ignore',
      } satisfies BlogOptions,
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        path: 'src/pages',
        beforeDefaultRemarkPlugins: [embedParts, markReadings, ...blocks],
      } satisfies PagesOptions,
    ],
    ['@docusaurus/plugin-sitemap', { lastmod: null, changefreq: null, priority: null }],
  ],
  themes: [
    [
      './src/plugins/classic-theme/index.ts',
      {
        customCss: [
          fromHere(require.resolve('@frontier/reference/tokens.css')),
          './src/css/tokens.css',
          './src/css/infimaTokens.css',
          './src/css/site.css',
        ],
      } satisfies ThemeOptions,
    ],
  ],
  themeConfig: {
    image: 'img/social.png',
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
    footer: {
      style: 'light',
      links: [
        {
          title: 'Documentação',
          items: [
            { label: 'Frontier APIs', to: '/docs/frontier' },
            { label: 'Primeira chamada', to: '/docs/frontier/getting-started' },
            { label: 'Jornadas', to: '/docs/frontier/jornadas' },
            { label: 'Projects', to: portal.links.projects },
          ],
        },
        {
          title: 'Empresa',
          items: [
            { label: `Conheça a ${portal.provider}`, href: portal.links.company },
            { label: `Blog da ${portal.provider}`, href: portal.links.blog },
            { label: 'Blog deste portal', to: '/blog' },
          ],
        },
        { title: 'Redes sociais', items: [...portal.links.social] },
      ],
      copyright: `© ${portal.copyrightYear} ${portal.provider}`,
    },
  } satisfies UserThemeConfig as unknown as ThemeConfig,
};

export default config;
