import type { Plugin } from '@docusaurus/types';
import { testHosts } from '../../contracts/buildContractIndex';
import { loadedReference } from '../../contracts/loadedContracts';
import { HOSTS_META } from '../../shared/sampleHosts';
import { sampleHosts as options } from './options';

/** Adds the hosts of the samples and the simulator's address to the pages (README.md). */
export default function sampleHosts(): Plugin {
  let hosts: readonly string[] = [];
  return {
    name: 'sample-hosts',

    allContentLoaded({ allContent }) {
      hosts = loadedReference(allContent)
        .contracts.filter(({ isExtra }) => !isExtra)
        .flatMap(({ service }) => testHosts(service));
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'meta',
          attributes: {
            name: HOSTS_META,
            content: hosts.join(' '),
            'data-simulator': options.address,
          },
        },
      ],
    }),
  };
}
