import type { Kind, Search, SearchResult } from '@frontier/search';
import { kindNames } from '@frontier/search';
import { addressOf, type SearchRequest } from './SearchRequest';
import { words } from './words';

/** One link of a list. */
export interface Entry
  extends Pick<
    SearchResult,
    'excerpt' | 'mark' | 'marks' | 'missing' | 'method' | 'path' | 'title' | 'trail' | 'url'
  > {
  readonly kind?: Kind;
  /** What choosing it searches for, instead of following the link. */
  readonly query?: string;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A page that is a list, such as the glossary. */
export interface IndexPage {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

/** Pages that readers look for most, under one heading. */
export interface StartPages {
  readonly title: string;
  readonly pages: readonly Pick<IndexPage, 'title' | 'to'>[];
}

/** What the search shows. */
export interface View {
  /** What is found, or why nothing is. */
  readonly status: string;
  /** Whether it is shown instead of results. */
  readonly isMessage: boolean;
  /** What the reader can do about it. */
  readonly action?: 'retry' | 'unfilter';
  readonly groups: readonly Group[];
  /** Whether the groups are results, the best first. */
  readonly hasResults: boolean;
  readonly hasRecent: boolean;
}

interface Sources {
  /** The engine; `failed` when it could not be had, nothing while it is on its way. */
  readonly search: Search | 'failed' | undefined;
  readonly recent: readonly string[];
  readonly indexPages: readonly IndexPage[];
  /** Shown while nothing is typed. */
  readonly startPages: readonly StartPages[];
  /** Most results to show. */
  readonly limit: number;
}

/** Says what to show for what the reader wants. */
export function describeView(
  wanted: SearchRequest,
  { indexPages, limit, recent, search, startPages }: Sources,
): View {
  const query = wanted.query.trim();
  const indexes: Group = { title: words.indexes, entries: indexPages.map(entryOfPage) };
  const view = { isMessage: false, hasRecent: false, hasResults: false, groups: [indexes] };
  if (search === 'failed') {
    return { ...view, status: words.failed, isMessage: true, action: 'retry' };
  }
  if (!query) {
    const hasRecent = recent.length > 0;
    const starts = startPages.map(({ pages, title }) => ({
      title,
      entries: pages.map((page) => entryOfPage({ ...page, text: '' })),
    }));
    const groups = hasRecent
      ? [{ title: words.recent, entries: recent.map(entryOfQuery) }, ...starts]
      : starts;
    return { ...view, status: '', groups, hasRecent };
  }
  if (!search) return { ...view, status: words.loading, isMessage: true, groups: [] };

  const { area, kind } = wanted;
  const { nearest, results } = search(query, {
    limit,
    ...(kind && { kinds: [kind] }),
    ...(area && { areas: [area] }),
  });
  if (results.length > 0) {
    const count = results.length < limit ? words.count(results.length) : words.best(limit);
    const isPartial = results.every(({ missing }) => missing.length > 0);
    const status = isPartial ? words.none(count) : count;
    return { ...view, status, groups: groupByKind(results), hasResults: true };
  }
  const isFiltered = Boolean(kind || area);
  const near = nearest.length > 0 ? [{ title: words.nearest, entries: nearest }] : [];
  return {
    ...view,
    status: (isFiltered ? words.nothingHere : words.nothing)(query),
    isMessage: true,
    ...(isFiltered && { action: 'unfilter' }),
    groups: [...near, indexes],
  };
}

/** The kind of the best result comes first, so that the first link is the best one. */
function groupByKind(results: readonly SearchResult[]): Group[] {
  const groups = new Map<Kind, SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.kind);
    if (group) group.push(result);
    else groups.set(result.kind, [result]);
  }
  return [...groups].map(([kind, entries]) => ({ title: kindNames[kind].many, entries }));
}

const UNMARKED = { missing: [], trail: [], marks: { title: [], excerpt: [] } };

function entryOfPage({ text, title, to }: IndexPage): Entry {
  return { ...UNMARKED, url: to, title, excerpt: text };
}

function entryOfQuery(query: string): Entry {
  return { ...UNMARKED, url: addressOf({ query }), title: query, excerpt: '', query };
}
