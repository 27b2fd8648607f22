import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renewCache } from '../renewCache';
import type { GlossaryOptions } from './linkTerms';

/** Watches the glossary and compiles guides anew when it changes; the remark plugins do the rest. */
export default function glossary(context: LoadContext, { file }: GlossaryOptions): Plugin {
  const terms = path.resolve(context.siteDir, file);
  return {
    name: 'glossary',
    getPathsToWatch: () => [terms],
    configureWebpack: (config) => ({ ...renewCache(config, readFileSync(terms, 'utf8')) }),
  };
}
