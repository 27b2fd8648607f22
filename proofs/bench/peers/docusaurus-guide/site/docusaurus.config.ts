import type { Config } from '@docusaurus/types';

/** The classic theme and one guide, with every default. */
export default {
  title: 'Guide',
  url: 'https://guide.example',
  baseUrl: '/',
  future: { v4: true },
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR'] },
  // The guide links to pages that are not built here.
  onBrokenLinks: 'ignore',
  themes: ['@docusaurus/theme-classic'],
  plugins: ['@docusaurus/plugin-content-docs'],
  themeConfig: { navbar: { title: 'Guide' } },
} satisfies Config;
