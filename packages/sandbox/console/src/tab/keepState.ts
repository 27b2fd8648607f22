import { ControlError } from '../api.js';

const PLACE = 'frontier-simulador';
const ADDRESS = '/estado';

/** Keeps a state in this browser, in place of the one before. @throws ControlError when there is no space */
export async function keepState(state: Blob): Promise<void> {
  const headers = { 'content-type': 'application/x-ndjson', date: new Date().toUTCString() };
  try {
    const cache = await caches.open(PLACE);
    await cache.put(ADDRESS, new Response(state, { headers }));
  } catch {
    throw new ControlError(
      'Este navegador não guardou o estado: falta espaço, ou a janela é privada. Exporte-o para um arquivo.',
    );
  }
}

/**
 * The kept state and when it was saved; `undefined` without one, or where the browser keeps nothing. Other programs of
 * this site may have written it, so an entry without a date is dropped, and the simulator checks the rest.
 */
export async function readKeptState(): Promise<{ state: Blob; at: Date } | undefined> {
  try {
    const cache = await caches.open(PLACE);
    const found = await cache.match(ADDRESS);
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
