import { operationsOf, type Service } from '@frontier/openapi';
import { headingAnchor } from './adaptDescription.js';
import { readDescription } from './readDescription.js';

/**
 * Finds the targets of fragments in descriptions. Authors write them for the anchors of other renderers (`#tag/…`,
 * `#operation/…`, `#section/…`, `#/components/schemas/…`), which all end with a name.
 */
export function findTargets(service: Service, linkTo: (anchor: string) => string) {
  const { anchors: headings = [] } = readDescription(service.description ?? '', 'page', {}) ?? {};
  const tags = service.groups.flatMap((group) => group.tags);
  const named = [
    ...service.schemas,
    ...tags,
    ...operationsOf(service).map(({ anchor, id }) => ({ anchor, name: id })),
  ];
  const anchors = new Map([
    ...headings.map((id) => [id, id] as const),
    ...named.map(({ anchor, name }) => [headingAnchor(name), anchor] as const),
    ...[...service.securitySchemes, ...named].map(({ anchor }) => [anchor, anchor] as const),
  ]);
  return (fragment: string): string | undefined => {
    const name = fragment.slice(fragment.lastIndexOf('/') + 1);
    const anchor = anchors.get(fragment) ?? anchors.get(headingAnchor(name));
    return anchor === undefined ? undefined : linkTo(anchor);
  };
}
