import type { Kind } from '@frontier/search';
import { kindNames } from '@frontier/search';

/** What the reader searches for. */
export interface SearchRequest {
  readonly query: string;
  readonly kind?: Kind | undefined;
  /** Id of an area. */
  readonly area?: string | undefined;
}

/** Where the page of results is. */
export const SEARCH_PAGE = '/busca';

/** The address of the page that shows the answer. */
export function addressOf({ area, kind, query }: SearchRequest): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('tipo', kind);
  if (area) search.set('area', area);
  return search.size > 0 ? `${SEARCH_PAGE}?${search}` : SEARCH_PAGE;
}

/** The search that an address asks for; an unknown kind is left out. */
export function readAddress(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('tipo') ?? '';
  return {
    query: parameters.get('q') ?? '',
    kind: isKind(kind) ? kind : undefined,
    area: parameters.get('area') || undefined,
  };
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(kindNames, text);
}
