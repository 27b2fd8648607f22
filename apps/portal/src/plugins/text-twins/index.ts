import type { LoadContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import {
  address,
  checkOptions,
  createDevDownloads,
  expected,
  keys,
  list,
  publishFile,
  text,
} from '@frontier/light-docusaurus';
import type { SkillOptions, TextTwinsOptions } from './options';
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
    skill: keys<SkillOptions>({
      name: text('o nome da pasta').pattern(/^[a-z\d]+(-[a-z\d]+)*$/),
      description: text('o que é e quando usar'),
      introduction: address('a rota de um guia'),
      areas: list('uma lista de áreas do índice', text('uma área')),
      whole: address('a rota de um guia'),
    }),
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
      const content = readSiteContent(allContent);
      files = new TwinFiles({
        site: { title, tagline },
        twins: listPages(content, options, { siteDir, siteUrl: url }),
        contracts: content.contracts.filter(({ isExtra }) => !isExtra),
        skill: options.skill,
      });
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
  if (address.startsWith('/.well-known/') && !address.endsWith('.md')) return 'application/json';
  return `text/${address.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}
