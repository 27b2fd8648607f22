import { formatFaults, hideSecrets } from '@frontier/openapi';
import { LANGUAGES } from '@frontier/reference';
import { sha256 } from './ContractCache';
import type { LoadedContract } from './ContractRequest';
import { isAddress } from './loadContracts';

/** Which contracts a build was made of, as JSON: from where, whether stale, and their sums. */
export function describeReport(contracts: readonly LoadedContract[]): string {
  const report = {
    stale: contracts.some(({ stale }) => stale),
    contracts: contracts.map(describe),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function describe({ bytes, document, request, stale }: LoadedContract) {
  const { id, source } = request;
  const { info } = document.root;
  const version =
    typeof info === 'object' && info !== null && 'version' in info ? info.version : '';
  return {
    service: id,
    source: hideSecrets(source),
    state: stale ? 'stale' : isAddress(source) ? 'current' : 'local',
    version,
    sha256: sha256(bytes),
    ...(stale && {
      from: stale.from,
      date: stale.date ?? null,
      faults: formatFaults(stale.faults, LANGUAGES.pt),
    }),
  };
}
