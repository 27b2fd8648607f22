import { createSearch, SEARCH_FILE, type Search, type SearchData } from '@frontier/search';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { describeView } from './describeView';
import type { SearchRequest } from './SearchRequest';

/** Timeout for the data of the index, in ms. */
const TIMEOUT = 20_000;

let loading: Promise<Search> | undefined;

/** Loads the engine's index once. After a failure, the next call retries. */
function loadIndex(): Promise<Search> {
  loading ??= fetchData()
    .then(createSearch)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function fetchData(): Promise<SearchData> {
  const response = await fetch(SEARCH_FILE, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`${SEARCH_FILE}: ${response.status}`);
  return response.json();
}

export type SearchState = ReturnType<typeof useSearch>;

/**
 * @param field gets the focus after the button beside the status.
 * @param onEdit called after the reader changed query or filters.
 */
export function useSearch(
  field: RefObject<HTMLInputElement | null>,
  limit: number,
  first: () => SearchRequest,
  onEdit?: (request: SearchRequest) => void,
) {
  const [request, show] = useState(first);
  const [search, setSearch] = useState<Search | 'failed'>();
  const view = useMemo(() => describeView(request, { search, limit }), [request, search, limit]);
  const load = useCallback(() => {
    loadIndex().then(
      (loaded) => setSearch(() => loaded),
      () => setSearch('failed'),
    );
  }, []);

  function edit(change: Partial<SearchRequest>): void {
    const changed = { ...request, ...change };
    show(changed);
    onEdit?.(changed);
  }

  return {
    request,
    view,
    search,
    load,
    /** Shows a request that the reader did not type here. */
    show,
    /** Changes a part of the request and reports it to `onEdit`. */
    edit,

    act() {
      field.current?.focus();
      if (search !== 'failed') return edit({ kind: undefined, area: undefined });
      setSearch(undefined);
      load();
    },
  };
}
