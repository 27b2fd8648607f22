import type { ContractModel } from '../../../contracts/loadedContracts';
import type { TwinLinks } from '../markdown/TwinLinks';

/** Where programs look for the APIs of a host. */
export const CATALOG_PATH = '/.well-known/api-catalog';

/** The APIs, each by its address, with its contract and its reference as links (RFC 9727, a linkset of RFC 9264). */
export function writeCatalog(contracts: readonly ContractModel[], links: TwinLinks): string {
  const linkset = contracts.flatMap(({ contract, route, service, title }) =>
    service.servers.map(({ url }) => ({
      anchor: url,
      'service-desc': [{ href: links.resolve(contract, route), type: 'application/yaml' }],
      'service-doc': [
        { href: links.page(route), type: 'text/html', title: `API de ${title}` },
        { href: links.twin(route), type: 'text/markdown', title: `API de ${title}` },
      ],
    })),
  );
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
