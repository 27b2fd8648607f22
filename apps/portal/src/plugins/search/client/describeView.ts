import type { Kind, Search, SearchResult } from '@frontier/search';
import { kindNames } from '@frontier/search';
import { addressOf, type SearchRequest } from './SearchRequest';
import { words } from './words';

export interface LinkEntry
  extends Pick<
    SearchResult,
    'excerpt' | 'mark' | 'marks' | 'missing' | 'method' | 'path' | 'title' | 'trail' | 'url'
  > {
  readonly kind?: Kind;
  readonly area?: string;
  /** Query that replaces the current one instead of following the link. */
  readonly query?: string;
}

interface LinkGroup {
  readonly title: string;
  readonly entries: readonly LinkEntry[];
}

/** A page with a list, for example the glossary. */
export interface IndexPage {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

/** The most visited pages under one heading. */
export interface StartPages {
  readonly title: string;
  readonly pages: readonly Pick<IndexPage, 'title' | 'to'>[];
}

/** The state of the search display. */
export interface View {
  /** Number of results, or a message. */
  readonly status: string;
  /** Whether the status replaces results. */
  readonly isMessage: boolean;
  /** Action of the button beside the status. */
  readonly action?: 'retry' | 'unfilter';
  readonly groups: readonly LinkGroup[];
  /** Whether the groups are results, best first. */
  readonly hasResults: boolean;
  readonly hasRecent: boolean;
}

interface ViewSources {
  /** The engine; `failed` after a failed load, `undefined` while loading. */
  readonly search: Search | 'failed' | undefined;
  readonly recent: readonly string[];
  readonly indexPages: readonly IndexPage[];
  /** Shown while the query is empty. */
  readonly startPages: readonly StartPages[];
  /** Maximum number of results. */
  readonly limit: number;
}

/** Derives the view of a request, without a DOM. */
export function describeView(
  request: SearchRequest,
  { indexPages, limit, recent, search, startPages }: ViewSources,
): View {
  const query = request.query.trim();
  const indexes: LinkGroup = { title: words.indexes, entries: indexPages.map(entryOfPage) };
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

  const { area, kind } = request;
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

/** Groups results by kind, ordered by best result, so that the first link is the best. */
function groupByKind(results: readonly SearchResult[]): LinkGroup[] {
  const groups = new Map<Kind, SearchResult[]>();
  for (const result of results) {
    const group = groups.get(result.kind);
    if (group) group.push(result);
    else groups.set(result.kind, [result]);
  }
  return [...groups].map(([kind, entries]) => ({ title: kindNames[kind].many, entries }));
}

const UNMARKED = { missing: [], trail: [], marks: { title: [], excerpt: [] } };

function entryOfPage({ text, title, to }: IndexPage): LinkEntry {
  return { ...UNMARKED, url: to, title, excerpt: text };
}

function entryOfQuery(query: string): LinkEntry {
  return { ...UNMARKED, url: addressOf({ query }), title: query, excerpt: '', query };
}
