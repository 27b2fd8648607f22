import path from 'node:path';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig, UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { portal } from './portal.config';
import { createGitHistory } from './src/changelog/gitHistory';
import { guides, postsAndPages } from './src/contentOptions';
import { SIMULATOR } from './src/shared/simulatorAddress';

const config: Config = {
  title: portal.siteTitle,
  tagline: portal.tagline,
  favicon: 'img/favicon.svg',
  url: portal.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  // `/experimente` knows the key of the colour mode.
  storage: { namespace: false },
  // A second thread loads the renderer again, which takes longer than half of the pages.
  future: { v4: true, faster: { ssgWorkerThreads: false }, experimental_vcs: createGitHistory() },
  i18n: {
    defaultLocale: 'pt',
    locales: ['pt'],
    localeConfigs: { pt: { label: 'Português', htmlLang: 'pt-BR' } },
  },
  clientModules: [
    './src/start/pageModules.ts',
    // It imports the routes, and thereby the theme, whose own styles come first.
    './src/theme/Loading/stayOffline.ts',
  ],
  plugins: [
    './src/plugins/reproducible-build/index.ts',
    './src/plugins/api-reference/index.ts',
    './src/plugins/downloads/index.ts',
    './src/plugins/sample-hosts/index.ts',
    './src/plugins/search/index.ts',
    './src/plugins/data-pages/index.ts',
    './src/plugins/built-pages/index.ts',
    guides,
    ...postsAndPages,
    './src/plugins/markdown-pages/index.ts',
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
    './src/plugins/site-files/index.ts',
  ],
  themes: [
    [
      './src/plugins/markdown/index.ts',
      {
        customCss: [
          // Relative: the build's output must not contain a machine's paths.
          path.relative(__dirname, require.resolve('@frontier/reference/tokens.css')),
          './src/css/fonts.css',
          './src/css/infimaTokens.css',
          './src/css/site.css',
        ],
      } satisfies ThemeOptions,
    ],
  ],
  themeConfig: {
    // A phone's keyboard would cover the end of the search's list.
    metadata: [
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1.0, interactive-widget=resizes-content',
      },
    ],
    announcementBar: { id: 'ambiente-de-homologacao', content: portal.announcement },
    navbar: {
      title: portal.navbarTitle,
      logo: { alt: '', src: 'img/logo.svg', width: 28, height: 28 },
      items: [
        {
          to: '/docs',
          label: 'Frontier APIs',
          position: 'left',
          activeBasePath: '/docs',
          // Marks the section that the reader is in. The sidebar marks the page itself.
          'aria-current': 'true',
        },
        // A frame's name makes it a plain link: Docusaurus has no such route.
        { to: SIMULATOR, label: 'Experimente', position: 'left', target: '_top' },
      ],
    },
    prism: { theme: { plain: {}, styles: [] } },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Documentação',
          items: [
            { label: 'Frontier APIs', to: '/docs' },
            { label: 'Visão geral', to: '/docs/frontier' },
            { label: 'Primeira chamada', to: '/docs/frontier/getting-started' },
            { label: 'Jornadas', to: '/docs/frontier/jornadas' },
            { label: 'Busca', to: '/busca' },
            { label: 'Todas as páginas em Markdown', href: 'pathname:///llms.txt' },
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
