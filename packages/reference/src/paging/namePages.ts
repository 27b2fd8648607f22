import type { Service } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import { PageNames } from './PageNames.js';

/**
 * The last part of the address of each operation and shared schema where it has a page of its own.
 *
 * @param service the model, from `loadReference`.
 * @returns slugs by anchor.
 */
export function namePages(service: Service): ReadonlyMap<string, string> {
  const names = new PageNames(service);
  const places = [...operationsOf(service), ...service.schemas];
  return new Map(places.map(({ anchor }) => [anchor, names.slugOf(anchor)]));
}
