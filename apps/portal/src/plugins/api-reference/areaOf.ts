import type { ServiceSource } from './options';

/** The guides that a reference belongs to, by name and route. */
export interface Area {
  readonly name: string;
  readonly route: string;
}

/** The area that the service's guides make up; all guides for a document that has none. */
export function areaOf({ extra, id, title }: ServiceSource): Area {
  return extra
    ? { name: 'Frontier APIs', route: '/docs/frontier' }
    : { name: title, route: `/docs/frontier/${id}` };
}
