import type { Service } from '@frontier/openapi';
import { operationsOf, toAnchorPart } from '@frontier/openapi';
import { headingAnchor } from './adaptDescription.js';
import { readDescription } from './readDescription.js';

/** Fragments of other renderers for an operation, with or without its tag. */
const OPERATION = /(?:^|\/)operations?\/([^/]+)$/;

/**
 * Finds the targets of fragments in descriptions. Authors write them for the anchors of other renderers (`#tag/…`,
 * `#operation/…`, `#section/…`, `#/components/schemas/…`).
 */
export function findTargets(service: Service, linkTo: (anchor: string) => string) {
  const { anchors: headings = [] } = readDescription(service.description ?? '', 'page', {}) ?? {};
  const tags = service.groups.flatMap((group) => group.tags);
  const anchors = new Map([
    ...headings.map((id) => [id, id] as const),
    ...service.schemas.flatMap(({ anchor, name }) => [
      [`/components/schemas/${name}`, anchor] as const,
      [`schema/${toAnchorPart(name)}`, anchor] as const,
      [anchor, anchor] as const,
    ]),
    ...service.securitySchemes.map(({ anchor }) => [anchor, anchor] as const),
    ...tags.flatMap(({ anchor, name }) => [
      [anchor, anchor] as const,
      [`tag/${toAnchorPart(name)}`, anchor] as const,
    ]),
    ...operationsOf(service).flatMap(({ anchor, id }) => [
      [id, anchor] as const,
      [anchor, anchor] as const,
    ]),
  ]);
  return (fragment: string): string | undefined => {
    const operation = OPERATION.exec(fragment)?.[1];
    const tag = /^tag\/([^/]+)$/.exec(fragment)?.[1];
    const heading = /^section\/(?:.*\/)?([^/]+)$/.exec(fragment)?.[1] ?? fragment;
    const anchor =
      anchors.get(fragment) ??
      (operation === undefined ? undefined : anchors.get(operation)) ??
      (tag === undefined ? undefined : anchors.get(`tag/${toAnchorPart(tag)}`)) ??
      anchors.get(headingAnchor(heading));
    return anchor === undefined ? undefined : linkTo(anchor);
  };
}
