import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, renewCache, text } from '@frontier/light-docusaurus';
import { ROOT } from '../../shared/folders';
import { testHosts } from '../api-reference/embed/testHosts';
import { readContracts } from '../api-reference/readContracts';
import { HOSTS_META } from './client/hostsMeta';
import type { SandboxOptions } from './Rule';

export const validateOptions = checkOptions(
  'sandbox',
  keys<SandboxOptions>({
    rules: text('o caminho das regras, um arquivo YAML'),
    questions: text('o caminho das perguntas, um arquivo YAML'),
    page: address('a rota da página das regras'),
    journeys: text('a pasta das jornadas'),
    address: text('o endereço do simulador'),
  }),
);

/**
 * Watches the simulator's rules, which remark plugins show, and tells pages which hosts of their samples
 * the simulator stands for (README.md).
 */
export default function sandbox(
  _context: LoadContext,
  { address: simulator, rules }: SandboxOptions,
): Plugin {
  const file = path.resolve(ROOT, rules);
  let hosts: readonly string[] = [];
  return {
    name: 'sandbox',

    getPathsToWatch: () => [file],

    configureWebpack: (config) => renewCache(config, readFileSync(file, 'utf8')),

    allContentLoaded({ allContent }) {
      hosts = readContracts(allContent)
        .filter(({ isExtra }) => !isExtra)
        .flatMap(({ service }) => testHosts(service));
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: HOSTS_META,
            content: hosts.join(' '),
            'data-simulator': simulator,
          },
        },
      ],
    }),
  };
}
