import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFiles } from '../../plugin-kit/files';
import { collectPackages, NOTICES_PATH, writeNotices } from './notices';

/** Switches the colour mode from the first tap on, with the attribute and the storage that Docusaurus reads. */
const SWITCH_MODE = `document.addEventListener('click', ({ target }) => {
  if (!target.closest('[data-color-mode]')) return;
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  try { localStorage.setItem('theme', dataset.theme); } catch {}
})`.replaceAll(/\s+/g, ' ');

/** The files that browsers, search engines, and previews expect at known addresses (README.md). */
export default function siteFiles({ siteConfig }: LoadContext): Plugin {
  let packages: ReadonlySet<string> = new Set();

  const files = [
    {
      address: '/robots.txt',
      read: () => `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}/sitemap.xml\n`,
    },
    { address: NOTICES_PATH, read: () => writeNotices([...packages]) },
  ];

  return {
    name: 'site-files',

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          { test: /\.woff2$/, enforce: 'pre', loader: path.join(__dirname, 'subsetFont.cjs') },
        ],
      },
      plugins: [
        ({ context, hooks }) =>
          hooks.afterEmit.tap('site-files', (compilation) => {
            if (isServer) return;
            // Files that styles refer to, such as fonts.
            const files = compilation.getAssets().flatMap(({ info }) => info.sourceFilename ?? []);
            const assets = files.map((file) => ({ resource: path.resolve(context, file) }));
            packages = collectPackages([...compilation.modules, ...assets]);
          }),
      ],
    }),

    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
        { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
      ],
      preBodyTags: [{ tagName: 'script', attributes: {}, innerHTML: SWITCH_MODE }],
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}
