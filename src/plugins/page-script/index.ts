import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlePageScript, type PageScript } from './bundlePageScript';
import type { PageScriptOptions } from './options';

/** One small script for every page, and hydration only when a reader needs it (README.md). */
export default function pageScript(
  context: LoadContext,
  { modules }: PageScriptOptions,
): Plugin<PageScript> {
  const files = modules.map((file) => path.resolve(context.siteDir, file));
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'page-script',

    // The development server renders in the browser: there the modules belong to the application.
    getClientModules: () =>
      isProduction ? [path.join(__dirname, 'browser/announceRoute.ts')] : files,

    loadContent: () =>
      bundlePageScript({ modules: files, storageNamespace: context.siteStorage.namespace }),

    injectHtmlTags: ({ content }) =>
      isProduction
        ? {
            headTags: [
              {
                tagName: 'script',
                attributes: { src: context.baseUrl + content.path, defer: true },
              },
            ],
          }
        : {},

    async postBuild({ outDir, content }) {
      const file = path.join(outDir, content.path);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content.code);
    },
  };
}
