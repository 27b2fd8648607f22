import type { Operation, Service } from './model/types/service.js';

/** The operations of a service, its webhooks included, in the order shown. */
export function operationsOf(service: Service): Operation[] {
  return service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
}
