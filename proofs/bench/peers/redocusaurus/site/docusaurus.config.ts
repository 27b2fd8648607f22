import type { Config } from '@docusaurus/types';

/** The classic theme and one reference, with every default. */
export default {
  title: 'Pix',
  url: 'https://pix.example',
  baseUrl: '/',
  future: { v4: true },
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR'] },
  onBrokenLinks: 'ignore',
  themes: ['@docusaurus/theme-classic'],
  presets: [['redocusaurus', { specs: [{ spec: 'openapi.yaml', route: '/api/' }] }]],
  themeConfig: { navbar: { title: 'Pix' } },
} satisfies Config;
