import type { Config } from '@docusaurus/types';

/** The set-up of the plugin's readme, with the classic theme's parts named one by one. */
export default {
  title: 'Pix',
  url: 'https://pix.example',
  baseUrl: '/',
  future: { v4: true },
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR'] },
  onBrokenLinks: 'ignore',
  themes: ['@docusaurus/theme-classic', 'docusaurus-theme-openapi-docs'],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { sidebarPath: './sidebars.ts', docItemComponent: '@theme/ApiItem' },
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'api',
        docsPluginId: 'default',
        config: {
          pix: {
            specPath: 'openapi.yaml',
            outputDir: 'docs/pix',
            sidebarOptions: { groupPathsBy: 'tag' },
          },
        },
      },
    ],
  ],
  themeConfig: { navbar: { title: 'Pix' } },
} satisfies Config;
