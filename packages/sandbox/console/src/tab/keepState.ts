/** Where this browser keeps a state that the reader saved. */
const PLACE = 'frontier-simulador';
const ADDRESS = '/estado';
/** The state of the front page, on its way to `/experimente`. */
const CARRIED = '/levado';

/** Keeps a state in this browser, in place of the one before. @throws DOMException when there is no space */
export async function keepState(state: Blob, address = ADDRESS): Promise<void> {
  const cache = await caches.open(PLACE);
  const headers = { 'content-type': 'application/x-ndjson', date: new Date().toUTCString() };
  await cache.put(address, new Response(state, { headers }));
}

/** Keeps a state until the next page takes it. */
export function carryState(state: Blob): Promise<void> {
  return keepState(state, CARRIED);
}

export async function takeCarriedState(): Promise<Blob | undefined> {
  const kept = await readKeptState(CARRIED);
  if (kept) await (await caches.open(PLACE)).delete(CARRIED);
  return kept?.state;
}

/**
 * The kept state and when it was saved; `undefined` without one, or where the browser keeps nothing. Other programs of
 * this site may have written it, so an entry without a date is dropped, and the simulator checks the rest.
 */
export async function readKeptState(
  address = ADDRESS,
): Promise<{ state: Blob; at: Date } | undefined> {
  try {
    const cache = await caches.open(PLACE);
    const found = await cache.match(address);
    if (!found) return undefined;
    const at = new Date(found.headers.get('date') ?? '');
    if (!Number.isNaN(at.getTime())) return { state: await found.blob(), at };
    await forgetState();
    return undefined;
  } catch {
    return undefined;
  }
}

export async function forgetState(): Promise<void> {
  await caches.delete(PLACE);
}
