import type { AllContent } from '@docusaurus/types';
import { parseDocument } from '@frontier/openapi';
import { loadedReference } from '../../contracts/loadedContracts';
import type { Contract } from './Download';

/**
 * The contracts as they are published, parsed.
 *
 * @returns nothing while the documents have faults.
 * @throws {Error} when the site does not use the plugin `api-reference`.
 */
export function publishedContracts(allContent: AllContent): readonly Contract[] | undefined {
  const { parts, rendered } = loadedReference(allContent);
  const { contracts = [], downloads = [] } = rendered;
  if (contracts.length === 0 || parts?.unavailable) return undefined;
  return contracts.map(({ contract, service, title }) => {
    const bytes = downloads.find(({ path }) => path === contract)?.bytes ?? '';
    return parsePublished({ address: contract, bytes: Buffer.from(bytes), service, title });
  });
}

/** A published document, parsed once more: the reference keeps none in memory. */
export function parsePublished(
  published: Pick<Contract, 'address' | 'bytes' | 'service' | 'title'>,
): Contract {
  const { address, bytes, service } = published;
  const text = Buffer.from(bytes).toString('utf8');
  return {
    ...published,
    id: service.id,
    document: parseDocument(text, { service: service.id, source: address }),
  };
}
