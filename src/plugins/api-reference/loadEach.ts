import { type LoadedSource, loadService, SpecError } from '@frontier/reference/document';
import { type ServiceSource, UNREADABLE } from './options';
import type { Gathered } from './renderAvailable';

/** Reads every document, at once; the faults of all that have some are told together. */
export async function loadEach(
  sources: readonly ServiceSource[],
  read: (source: string) => Promise<Uint8Array>,
): Promise<Gathered> {
  const results = await Promise.allSettled(
    sources.map(({ id, source }) =>
      loadService({ service: id, source, unreadable: UNREADABLE }, read),
    ),
  );
  const loaded = new Map<string, LoadedSource>();
  const faults = sources.flatMap(({ id }, index) => {
    const result = results[index];
    if (result?.status === 'fulfilled') loaded.set(id, result.value);
    else if (result?.reason instanceof SpecError) return result.reason.faults;
    else if (result) throw result.reason;
    return [];
  });
  return { loaded, faults };
}
