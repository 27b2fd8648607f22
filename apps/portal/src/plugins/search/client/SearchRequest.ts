import { type Kind, kindNames } from '@frontier/search';

export interface SearchRequest {
  readonly query: string;
  readonly kind?: Kind | undefined;
  readonly area?: string | undefined;
}

export const SEARCH_PAGE = '/busca';

export function addressOfSearch({ area, kind, query }: SearchRequest): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (kind) search.set('tipo', kind);
  if (area) search.set('area', area);
  return search.size > 0 ? `${SEARCH_PAGE}?${search}` : SEARCH_PAGE;
}

/** Parses the request from an address. Unknown kinds are left out. */
export function readAddress(search: string): SearchRequest {
  const parameters = new URLSearchParams(search);
  const kind = parameters.get('tipo') ?? '';
  return {
    query: parameters.get('q') ?? '',
    kind: Object.hasOwn(kindNames, kind) ? (kind as Kind) : undefined,
    area: parameters.get('area') || undefined,
  };
}
