import { CHANGE_RULES, type Effect } from '@frontier/contract-diff';
import { escapeHtml } from '@frontier/reference';
import type { ChangelogEntry } from '../../../changelog/entries';
import type { ContractIndex } from '../../../contracts/buildContractIndex';

/** The groups of an entry, in display order. */
export const EFFECTS: readonly { readonly effect: Effect; readonly title: string }[] = [
  { effect: 'breaking', title: 'Quebra quem já integra' },
  { effect: 'compatible', title: 'Compatível' },
  { effect: 'text', title: 'Só o texto' },
];

interface FeedFacts {
  readonly site: string;
  readonly title: string;
  /** Paths of the feed and of the page of all changes, from the site's root. */
  readonly feed: string;
  readonly route: string;
  /** Date of the last change for a feed without entries. */
  readonly day: string | undefined;
}

/** The changelog as an Atom feed (RFC 4287). Each entry has its changes and a link. */
export function writeFeed(
  entries: readonly ChangelogEntry[],
  { services }: Pick<ContractIndex, 'services'>,
  { day = '1970-01-01', feed, route, site, title }: FeedFacts,
): string {
  const address = (of: string) => escapeHtml(new URL(of, site).href);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<title>${escapeHtml(title)}</title>`,
    `<id>${address(feed)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${address(feed)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(route)}"/>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    `<updated>${entries[0]?.date ?? day}T00:00:00Z</updated>`,
    ...entries.flatMap((entry) => {
      const name = services[entry.service]?.title ?? entry.service;
      const place = address(`${route}#${entry.id}`);
      return [
        '<entry>',
        `<title>${escapeHtml(`${name}, ${writeVersions(entry)}`)}</title>`,
        `<id>${place}</id>`,
        `<link rel="alternate" type="text/html" href="${place}"/>`,
        `<updated>${entry.date}T00:00:00Z</updated>`,
        `<content type="text">${escapeHtml(describeEntry(entry))}</content>`,
        '</entry>',
      ];
    }),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function describeEntry(entry: ChangelogEntry): string {
  const groups = EFFECTS.flatMap(({ effect, title }) => {
    const changes = entry.changes.filter((change) => change.effect === effect);
    return changes.map(({ places, rule }) => {
      const where = places.map(({ anchor }) => anchor).join(', ') || 'todo o serviço';
      return `${title}: ${CHANGE_RULES[rule].title} (${where})`;
    });
  });
  return [entry.note, `${countChanges(entry)}.`, ...groups].filter(Boolean).join('\n');
}

export function writeVersions({ from, to }: ChangelogEntry): string {
  return from === to ? `versão ${to}` : `versão ${from} → ${to}`;
}

export function countChanges({ changes }: ChangelogEntry): string {
  const breaking = changes.filter(({ effect }) => effect === 'breaking').length;
  const total = `${changes.length} ${changes.length === 1 ? 'mudança' : 'mudanças'}`;
  if (breaking === 0) return `${total}, nenhuma quebra quem já integra`;
  return `${total}, ${breaking} ${breaking === 1 ? 'quebra' : 'quebram'} quem já integra`;
}
