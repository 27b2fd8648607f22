import type { Plugin } from '@docusaurus/types';
import { testHosts } from '../../contracts/buildContractIndex';
import { loadedReference } from '../../contracts/loadedContracts';
import { sampleHosts as options } from './options';

/** Writes the hosts of the samples and the simulator's address for the pages (README.md). */
export default function sampleHosts(): Plugin {
  return {
    name: 'sample-hosts',

    async allContentLoaded({ actions, allContent }) {
      const hosts = loadedReference(allContent)
        .contracts.filter(({ isExtra }) => !isExtra)
        .flatMap(({ service }) => testHosts(service));
      await actions.createData('hosts.json', { hosts, simulator: options.address });
    },
  };
}
