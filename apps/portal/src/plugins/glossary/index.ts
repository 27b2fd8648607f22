import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, renewCache, text } from '@frontier/light-docusaurus';
import { ROOT } from '../../shared/folders';
import type { GlossaryOptions } from './linkTerms';

export const validateOptions = checkOptions(
  'glossary',
  keys<GlossaryOptions>({
    file: text('o caminho dos termos, um arquivo YAML'),
    route: address('a rota da página do glossário'),
  }),
);

/** Watches the glossary and compiles guides anew when it changes; the remark plugins do the rest. */
export default function glossary(context: LoadContext, { file }: GlossaryOptions): Plugin {
  const terms = path.resolve(ROOT, file);
  return {
    name: 'glossary',
    getPathsToWatch: () => [terms],
    configureWebpack: (config) => ({ ...renewCache(config, readFileSync(terms, 'utf8')) }),
  };
}
