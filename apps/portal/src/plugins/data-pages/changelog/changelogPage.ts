import path from 'node:path';
import { portuguese, writeRedirect } from '@frontier/reference';
import type { RootContent } from 'mdast';
import { changesOf, findChangesPage, REDIRECT_SCRIPT_PATH } from '../../../changelog/changesPages';
import { type ChangelogEntry, readChangelog } from '../../../changelog/entries';
import { dayOfBuild } from '../../../changelog/marks';
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
export function changelogPage({ docs, feed, folder, route, services }: ChangelogOptions): DataPage {
  const read = () => readChangelog(path.resolve(folder), services);
  return {
    watched: [path.join(folder, '*.yaml')],
    readData: () => JSON.stringify(read()),
    elements: [
      { name: 'ContractVersions', show: (index) => [versionTable(services, index, read())] },
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
    redirects: () =>
      services
        .filter((id) => !findChangesPage(id, path.resolve(ROOT, docs)).exists)
        .map((id) => ({
          address: `${changesOf(id)}.html`,
          type: 'text/html; charset=utf-8',
          write: () =>
            writeRedirect(
              { kind: 'redirect', slug: '', target: route, title: 'Mudanças das APIs' },
              portuguese.language,
              REDIRECT_SCRIPT_PATH,
            ),
        })),
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

/** The entries of one service, or of all; one sentence where there are none. */
export function showEntries(
  all: readonly ChangelogEntry[],
  service: string | undefined,
  index: ContractIndex,
): RootContent[] {
  const entries = all.filter((entry) => !service || entry.service === service);
  if (entries.length > 0) return entries.flatMap((entry) => entrySection(entry, index));
  return [paragraphNode('Nenhuma mudança até agora.')];
}

/** What is documented now, with a link to the changes of each service that has some. */
function versionTable(
  ids: readonly string[],
  { services }: ContractIndex,
  entries: readonly ChangelogEntry[],
): RootContent {
  const changed = new Set(entries.map(({ service }) => service));
  return tableNode(
    ['API', 'Versão', ...(changed.size > 0 ? ['Mudanças'] : [])],
    ids.flatMap((id) => {
      const { route, title, version = '' } = services[id] ?? {};
      if (!route || !title) return [];
      const changes = changed.has(id)
        ? [linkNode(changesOf(id), `Mudanças de ${title}`)]
        : 'Nenhuma';
      return [[[linkNode(route, title)], version, ...(changed.size > 0 ? [changes] : [])]];
    }),
  );
}
