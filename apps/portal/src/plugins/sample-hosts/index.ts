import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, text } from '@frontier/light-docusaurus';
import { testHosts } from '../../contracts/buildContractIndex';
import { loadedContracts } from '../../contracts/loadedContracts';
import { HOSTS_META } from './client/markHosts';
import type { SampleHostsOptions } from './startJourneys';

export const validateOptions = checkOptions(
  'sample-hosts',
  keys<SampleHostsOptions>({
    page: address('a rota da página do simulador'),
    journeys: text('a pasta das jornadas'),
    address: text('o endereço do simulador'),
  }),
);

/** Tells pages which hosts of their samples the simulator stands for (README.md). */
export default function sampleHosts(
  _site: LoadContext,
  { address: simulator }: SampleHostsOptions,
): Plugin {
  let hosts: readonly string[] = [];
  return {
    name: 'sample-hosts',

    allContentLoaded({ allContent }) {
      hosts = loadedContracts(allContent)
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
