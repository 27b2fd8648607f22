import path from 'node:path';
import { type Change, RULES } from '@frontier/contract-diff';
import { writeRedirect } from '@frontier/reference';
import type { RootContent } from 'mdast';
import { changesOf, findChangesPage, REDIRECT_SCRIPT_PATH } from '../../../changelog/changesPages';
import { type ChangelogEntry, readChangelog } from '../../../changelog/entries';
import { dayOfBuild } from '../../../changelog/marks';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import { chooseName } from '../../../contracts/PartRequest';
import { ROOT } from '../../../shared/folders';
import { h } from '../../../shared/mdx/jsxNodes';
import { parseInline } from '../../../shared/mdx/plainText';
import {
  codeNode,
  headingNode,
  joinCells,
  linkNode,
  listNode,
  paragraphNode,
  tableNode,
} from '../../../shared/mdx/tableNodes';
import type { DataPage } from '../DataPage';
import type { DataPages } from '../options';
import { countChanges, EFFECTS, writeFeed, writeVersions } from './writeFeed';

/** One entry: heading, the maintainer's note, and the changes grouped by effect. */
function entrySection(entry: ChangelogEntry, index: ContractIndex): RootContent[] {
  const { changes, date, id, note, service } = entry;
  const name = index.services[service]?.title ?? service;
  const day = date.split('-').reverse().join('/');
  return [
    headingNode(2, id, `${day}: ${name}, ${writeVersions(entry)}`),
    ...(note ? [paragraphNode(parseInline(note))] : []),
    paragraphNode(`${countChanges(entry)}.`),
    ...EFFECTS.flatMap(({ effect, title }) => {
      const group = changes.filter((change) => change.effect === effect);
      if (group.length === 0) return [];
      const list = listNode(group.map((change) => describeChange(change, index)));
      const head = h('p.change-effect', title);
      return h('section.change-group', { 'data-effect': effect }, [head, list]);
    }),
  ];
}

function describeChange({ after, before, places, rule, why }: Change, index: ContractIndex) {
  const values = [
    before !== undefined && ['antes ', codeNode(before)],
    after !== undefined && ['agora ', codeNode(after)],
  ].filter(Boolean);
  const shown = values.length > 0 && [': ', joinCells(values, ', ')];
  const found = [h('strong', RULES[rule].title), shown, `. ${why}`];
  return places.length === 0
    ? { cell: [found, ' Vale para todo o serviço.'] }
    : { cell: found, children: places.map((place) => ({ cell: showPlace(place, index) })) };
}

/** The call, linked if it still exists, and the path of the changed field: `body.nome`. */
function showPlace({ anchor, operation }: Change['places'][number], { operations }: ContractIndex) {
  const known = operations[operation];
  const field = anchor.startsWith(operation) ? anchor.slice(operation.length + 1) : anchor;
  return [
    known ? linkNode(known.href, known.title) : codeNode(operation),
    field !== '' && [' ', codeNode(field)],
  ];
}

/**
 * The changelog of the contracts: `<Changelog />` shows all entries, `<Changelog service="emissao" />` those of one
 * service, `<ContractVersions />` the current versions. Also publishes an Atom feed.
 */
export function changelogPage({
  docs,
  feed,
  folder,
  route,
  services,
}: DataPages['changelog']): DataPage {
  const read = () => readChangelog(path.resolve(folder), services);
  return {
    elements: {
      ContractVersions: { build: ({ index }) => versionTable(services, index, read()) },
      Changelog: {
        optional: ['service'],
        build(request) {
          const service = request.attributes.get('service');
          if (service !== undefined) chooseName(request, service, services, 'service');
          return showEntries(read(), service, request.index);
        },
      },
    },
    published: {
      address: feed,
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
          write: () =>
            writeRedirect({ target: route, title: 'Mudanças das APIs' }, REDIRECT_SCRIPT_PATH),
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

/** The entries of one service or of all; a sentence if there are none. */
export function showEntries(
  all: readonly ChangelogEntry[],
  service: string | undefined,
  index: ContractIndex,
): RootContent[] {
  const entries = all.filter((entry) => !service || entry.service === service);
  if (entries.length > 0) return entries.flatMap((entry) => entrySection(entry, index));
  return [paragraphNode('Nenhuma mudança até agora.')];
}

/** The documented versions, with links to the changes of services that have entries. */
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
      const changes = changed.has(id) ? linkNode(changesOf(id), `Mudanças de ${title}`) : 'Nenhuma';
      return [[linkNode(route, title), version, ...(changed.size > 0 ? [changes] : [])]];
    }),
  );
}
