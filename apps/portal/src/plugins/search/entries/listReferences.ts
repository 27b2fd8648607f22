import type { Group } from '@frontier/search';
import type { ContractModel } from '../../api-reference/embed/buildContractIndex';
import { plainMarkdown } from './plainMarkdown';

/** The page of each contract, with its groups of operations. */
export function listReferences(contracts: readonly ContractModel[]): Group[] {
  return contracts.map(({ route, service, title }) => ({
    kind: 'guide',
    page: route,
    area: service.id,
    trail: [title],
    anchor: '',
    title: service.title,
    text: plainMarkdown(service.summary ?? service.description),
    names: [],
    entries: service.groups.flatMap(({ tags }) =>
      tags.map(({ anchor, description, title: tag }) => ({
        kind: 'section' as const,
        anchor,
        title: tag,
        text: plainMarkdown(description),
        names: [],
      })),
    ),
  }));
}
