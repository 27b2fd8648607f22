import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { BrowserScript } from '../bundler/bundleScript';
import { checkOptions } from '../options/checkOptions';
import { expected, keys, list, text } from '../options/optionsOf';
import { bundlePageScript } from './bundlePageScript';
import type { PageScriptOptions } from './options';

const COPYING = path.join(__dirname, 'browser/answerCopying.ts');

export const validateOptions = checkOptions(
  'page-script',
  keys<PageScriptOptions>({
    modules: list(
      'uma lista de módulos para o navegador',
      text('o caminho de um módulo, a partir da pasta do site'),
    ),
    bundled: Joi.boolean().strict().required().messages(expected('true ou false')),
  }),
);

/** One small script for every page, and hydration only when a reader needs it (README.md). */
export default function pageScript(
  context: LoadContext,
  { bundled, modules }: PageScriptOptions,
): Plugin<BrowserScript> {
  const files = [COPYING, ...modules.map((file) => path.resolve(context.siteDir, file))];
  const isApart = bundled && process.env.NODE_ENV === 'production';
  return {
    name: 'page-script',

    // The development server renders in the browser: there the modules belong to the application.
    getClientModules: () =>
      isApart
        ? ['announceRoute', 'retryParts'].map((name) =>
            path.join(__dirname, `application/${name}.ts`),
          )
        : files,

    loadContent: () =>
      bundlePageScript({ modules: files, storageNamespace: context.siteStorage.namespace }),

    injectHtmlTags: ({ content }) =>
      isApart
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
      if (!bundled) return;
      const file = path.join(outDir, content.path);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content.code);
    },
  };
}
