import { operationsOf } from '@frontier/openapi';
import {
  type MarkdownOptions,
  namePages,
  renderMarkdown,
  renderMarkdownPages,
} from '@frontier/reference';
import type { ContractModel } from '../../../contracts/loadedContracts';
import type { TwinLinks } from '../markdown/TwinLinks';
import type { TwinPage } from './TwinPage';

/** Where each operation and shared schema has its own twin, by its address on the site. */
export function placeOperations(contracts: readonly ContractModel[]): Map<string, string> {
  return new Map(
    contracts.flatMap(({ route, service }) =>
      [...namePages(service)].map(
        ([anchor, slug]) => [`${route}#${anchor}`, `${route}/${slug}`] as const,
      ),
    ),
  );
}

/** The whole reference of each service, and below it every operation and shared schema by itself. */
export function referencePages(contracts: readonly ContractModel[], links: TwinLinks): TwinPage[] {
  return contracts.flatMap((contract) => {
    const { route, service, title } = contract;
    // Called when a text is read: its links may lead to any page of the site.
    const options = () => describeOptions(contract, links);
    let texts: ReadonlyMap<string, string> | undefined;
    const read = (anchor: string) => {
      texts ??= renderMarkdownPages(service, options());
      return texts.get(anchor) ?? '';
    };
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    const part = (anchor: string) => ({
      route: `${route}/${slugs.get(anchor) ?? ''}`,
      isPart: true,
      read: () => read(anchor),
    });
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: () => renderMarkdown(service, options()),
      },
      ...operationsOf(service).map(({ anchor, method, path, title: name }): TwinPage => {
        return { ...part(anchor), title: name, description: `${method} ${path}`, area };
      }),
      ...service.schemas.map(({ anchor, name }): TwinPage => {
        return { ...part(anchor), title: name, description: '', area: undefined };
      }),
    ];
  });
}

function describeOptions(
  { badges, contract, notice, route }: ContractModel,
  links: TwinLinks,
): MarkdownOptions {
  return {
    ...(badges ? { badges } : {}),
    notice,
    downloads: [{ label: 'YAML', href: links.resolve(contract, route) }],
    addressOf: (slug) => links.twin(slug === '' ? route : `${route}/${slug}`),
    resolveLink: (address) => links.resolve(address, route),
  };
}
