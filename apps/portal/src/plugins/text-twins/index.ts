import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import {
  checkOptions,
  createDevDownloads,
  expected,
  keys,
  publishFile,
} from '@frontier/light-docusaurus';
import type { TextTwinsOptions } from './options';
import { listPages } from './pages/listPages';
import { readSiteContent } from './pages/TwinPage';
import { TwinFiles } from './TwinFiles';

export const validateOptions = checkOptions(
  'text-twins',
  keys<TextTwinsOptions>({
    remarkPlugins: Joi.array().required().messages(expected('uma lista de plugins do remark')),
    components: Joi.object()
      .pattern(Joi.string(), Joi.function())
      .required()
      .messages(expected('as funções que escrevem cada componente')),
    describePage: Joi.object()
      .pattern(Joi.string(), Joi.function())
      .required()
      .messages(expected('as funções que escrevem as páginas sem fonte em Markdown')),
  }),
);

/** Every page as Markdown, at its address with `.md`, and the index of all of them (README.md). */
export default function textTwins(
  { siteConfig: { tagline, title, url }, siteDir }: LoadContext,
  options: TextTwinsOptions,
): Plugin {
  let files: TwinFiles | undefined;
  const find = (address: string) => {
    const bytes = files?.read(address);
    return bytes === undefined ? undefined : { type: typeOf(address), bytes };
  };
  return {
    name: 'text-twins',

    allContentLoaded({ allContent }) {
      const site = { siteDir, siteUrl: url };
      files = new TwinFiles(
        { title, tagline },
        listPages(readSiteContent(allContent), options, site),
      );
      return Promise.resolve();
    },

    configureWebpack(_, isServer): object {
      return isServer ? {} : { devServer: createDevDownloads(find) };
    },

    async postBuild({ outDir }) {
      for (const { address, text } of files?.all() ?? []) {
        await publishFile(outDir, decodeURI(address), text);
      }
    },
  };
}

function typeOf(address: string): string {
  return `text/${address.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}
