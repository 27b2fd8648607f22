import { type BrowserScript, bundleScript } from '@frontier/light-docusaurus';
import { type CheckedContract, compileChecks } from './compileChecks';

/** Bundles the checks of all bodies with the script of the tool. */
export function bundleBody(contracts: readonly CheckedContract[]): Promise<BrowserScript> {
  const checks = compileChecks(contracts);
  return bundleScript('assets/ferramentas/corpo', {
    stdin: {
      contents: [
        "import { formats, hasPlaces } from '@frontier/sandbox/formats';",
        "import { startBody } from './startBody';",
        checks.code,
        `startBody({ ${checks.operations.join(', ')} });`,
      ].join('\n'),
      resolveDir: __dirname,
    },
  });
}
