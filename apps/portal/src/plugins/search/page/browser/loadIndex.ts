import type { Search } from '@frontier/search';
import { loadSearch } from '@frontier/search';

/** How long one file of the index may take (ms). */
const PATIENCE = 20_000;

let loading: Promise<Search> | undefined;

/** The engine with its index: asked for once, and again when it did not come. */
export function loadIndex(): Promise<Search> {
  loading ??= loadSearch(fetchJson).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
