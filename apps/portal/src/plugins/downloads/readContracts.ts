import type { AllContent } from '@docusaurus/types';
import { parseDocument } from '@frontier/reference/document';
import type { ReferenceContent } from '../api-reference/ReferenceContent';
import type { Contract } from './Download';

/**
 * The contracts as the reference has read them in this run, so that no host is asked twice.
 *
 * @returns nothing while the documents have faults.
 * @throws {Error} when the site has no plugin `api-reference`.
 */
export function readContracts(allContent: AllContent): readonly Contract[] | undefined {
  const content = allContent['api-reference']?.default as ReferenceContent | undefined;
  if (!content) throw new Error('downloads: o site não tem o plugin api-reference');
  const { contracts, downloads } = content.rendered;
  if (contracts.length === 0 || content.parts?.unavailable) return undefined;
  return contracts.map(({ contract, service, title }) => {
    const bytes = downloads.find(({ path }) => path === contract)?.bytes ?? '';
    return describeContract({ address: contract, bytes: Buffer.from(bytes), service, title });
  });
}

/** A published document, parsed once more: the reference keeps none in memory. */
export function describeContract(
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
