import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

/** The set-up of the plugin's getting-started guide. */
export default defineConfig({
  integrations: [
    starlight({
      title: 'Pix',
      defaultLocale: 'root',
      locales: { root: { label: 'Português', lang: 'pt-BR' } },
      plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.yaml' }])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
