import { operationsOf } from '@frontier/openapi';
import { type MarkdownPage, namePages, portuguese, renderMarkdown } from '@frontier/reference';
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
    const pages = new Map<string, string>();
    const pageOf = (slug: string): string => {
      if (pages.size === 0) {
        for (const page of render(contract, 'operation', links))
          pages.set(page.slug, page.markdown);
      }
      return pages.get(slug) ?? '';
    };
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: () => [...render(contract, 'page', links)].map(({ markdown }) => markdown).join(''),
      },
      ...operationsOf(service).map(({ anchor, method, path, title: name }): TwinPage => {
        const slug = slugs.get(anchor) ?? '';
        return {
          route: `${route}/${slug}`,
          title: name,
          description: `${method} ${path}`,
          area,
          isPart: true,
          read: () => pageOf(slug),
        };
      }),
      ...service.schemas.map(({ anchor, name }): TwinPage => {
        const slug = slugs.get(anchor) ?? '';
        return {
          route: `${route}/${slug}`,
          title: name,
          description: '',
          area: undefined,
          isPart: true,
          read: () => pageOf(slug),
        };
      }),
    ];
  });
}

function render(
  { badges, contract, notice, route, service }: ContractModel,
  layout: 'page' | 'operation',
  links: TwinLinks,
): Iterable<MarkdownPage> {
  return renderMarkdown(service, {
    labels: portuguese,
    ...(badges ? { badges } : {}),
    layout,
    notice,
    downloads: [{ label: 'YAML', href: links.resolve(contract, route) }],
    addressOf: (slug) => links.twin(slug === '' ? route : `${route}/${slug}`),
    resolveLink: (address) => links.resolve(address, route),
  });
}
