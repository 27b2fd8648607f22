import type { SearchPluginOptions } from '../plugins/search/options';
import { glossary, goLive, homologation, openQuestions, sandbox } from './dataFiles';
import { objectStates } from './objectStates';

/** What the search of the site and of the command line is made from, besides the contracts. */
export const searchSources = {
  docs: 'apps/portal/docs',
  blog: 'apps/portal/blog',
  data: {
    glossary: glossary.file,
    goLive: goLive.file,
    homologation: homologation.file,
    openQuestions: openQuestions.file,
    sandboxRules: sandbox.rules,
  },
  words: 'apps/portal/docs/frontier/busca.yml',
  states: objectStates,
} satisfies SearchPluginOptions;
