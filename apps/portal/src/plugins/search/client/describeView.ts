import { type Kind, kindNames, type Search, type SearchResult } from '@frontier/search';
import { indexPages } from '../../../data/searchPage';
import type { SearchRequest } from './SearchRequest';
import { words } from './words';

export interface LinkEntry extends Omit<SearchResult, 'area' | 'kind'> {
  readonly kind?: Kind;
  readonly area?: string;
}

interface LinkGroup {
  readonly title: string;
  readonly entries: readonly LinkEntry[];
}

export interface View {
  /** Number of results, or a message. */
  readonly status: string;
  /** Whether the status replaces results. */
  readonly isMessage: boolean;
  readonly action?: 'retry' | 'unfilter';
  readonly groups: readonly LinkGroup[];
  /** Whether the groups are results, best first. */
  readonly hasResults: boolean;
}

interface ViewSources {
  /** The engine; `failed` after a failed load, `undefined` while loading. */
  readonly search: Search | 'failed' | undefined;
  readonly limit: number;
}

export function describeView(request: SearchRequest, { limit, search }: ViewSources): View {
  const query = request.query.trim();
  const view = { isMessage: false, hasResults: false, groups: [INDEXES] };
  if (search === 'failed') {
    return { ...view, status: words.failed, isMessage: true, action: 'retry' };
  }
  if (!query) return { ...view, status: '' };
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
    groups: [...near, INDEXES],
  };
}

/** Groups results by kind, ordered by best result, so that the first link is the best. */
function groupByKind(results: readonly SearchResult[]): LinkGroup[] {
  const kinds = new Set(results.map(({ kind }) => kind));
  return Array.from(kinds, (kind) => ({
    title: kindNames[kind].many,
    entries: results.filter((result) => result.kind === kind),
  }));
}

/** A link without the facts of a result. */
const PLAIN = { excerpt: '', missing: [], trail: [], marks: { title: [], excerpt: [] } };

const INDEXES: LinkGroup = {
  title: indexPages.title,
  entries: indexPages.pages.map(({ title, to }) => ({ ...PLAIN, url: to, title })),
};
