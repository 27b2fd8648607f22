import type { Plugin } from '@docusaurus/types';
import { loadedReference } from '../../contracts/loadedContracts';
import { compileChecks } from './body/compileChecks';

/** Writes the checks of bodies for the tools in pages (README.md). */
export default function pageTools(): Plugin {
  return {
    name: 'page-tools',

    async allContentLoaded({ actions, allContent }) {
      const { contracts } = loadedReference(allContent);
      const own = contracts.filter(({ isExtra }) => !isExtra);
      await actions.createData('checks.js', compileChecks(own));
    },
  };
}
