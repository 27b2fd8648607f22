import path from 'node:path';
import type { ChangelogEntry } from '@frontier/contract-diff';
import { dayOfBuild, readChangelog } from '@frontier/contract-diff';
import type { RootContent } from 'mdast';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { ROOT } from '../../../shared/folders';
import { linkNode, paragraphNode, tableNode } from '../../../shared/mdx/tableNodes';
import type { DataPage } from '../DataPage';
import type { ChangelogOptions } from '../options';
import { entrySection } from './entrySection';
import { writeFeed } from './writeFeed';

/**
 * What changed in the contracts: the entries at `<Changelog />`, those of one service at
 * `<Changelog service="emissao" />`, the versions documented now at `<ContractVersions />`, and an Atom feed.
 */
export function changelogPage({ feed, folder, route, services }: ChangelogOptions): DataPage {
  const read = () => readChangelog(path.resolve(folder), services);
  return {
    watched: [path.join(folder, '*.yaml')],
    readData: () => JSON.stringify(read()),
    needsContracts: true,
    elements: [
      { name: 'ContractVersions', show: (index) => [versionTable(services, index)] },
      {
        name: 'Changelog',
        show(index, attributes) {
          const service = attributes.get('service');
          if (service === undefined || services.includes(service)) {
            return showEntries(read(), service, index);
          }
          const known = services.join(', ');
          throw new Error(`<Changelog service="${service}" />: os serviços são ${known}.`);
        },
      },
    ],
    published: {
      address: feed,
      type: 'application/atom+xml; charset=utf-8',
      write: (index, { siteConfig }) =>
        writeFeed(read(), index, {
          site: siteConfig.url,
          title: `Mudanças das APIs · ${siteConfig.title}`,
          feed,
          route,
          day: dayOfBuild(ROOT, read()),
        }),
    },
    headTags: [
      {
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: feed,
          title: 'Mudanças das APIs',
        },
      },
    ],
  };
}

/** The entries of one service, or of all; what there is to say of contracts that have not changed. */
export function showEntries(
  all: readonly ChangelogEntry[],
  service: string | undefined,
  index: ContractIndex,
): RootContent[] {
  const entries = all.filter((entry) => !service || entry.service === service);
  if (entries.length > 0) return entries.flatMap((entry) => entrySection(entry, index));
  const { title, version = '' } = index.services[service ?? ''] ?? {};
  const documented = title
    ? `a versão ${version} da API de ${title}`
    : 'as versões da tabela acima';
  return [
    paragraphNode(
      `A primeira edição deste portal documenta ${documented}. Nenhuma mudança foi registrada desde então.`,
    ),
  ];
}

function versionTable(ids: readonly string[], { services }: ContractIndex): RootContent {
  return tableNode(
    ['API', 'Versão', 'Mudanças'],
    ids.flatMap((id) => {
      const { route, title, version = '' } = services[id] ?? {};
      if (!route || !title) return [];
      const changes = linkNode(`/docs/frontier/${id}/mudancas`, `Mudanças de ${title}`);
      return [[[linkNode(route, title)], version, [changes]]];
    }),
  );
}
