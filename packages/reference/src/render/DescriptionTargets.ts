import type { Service } from '@frontier/openapi';
import { operationsOf, toAnchorPart } from '@frontier/openapi';
import { headingAnchor, type LinkOptions } from './adaptDescription.js';
import { readDescription } from './readDescription.js';

/** Fragments of other renderers for an operation, with or without its tag. */
const OPERATION = /(?:^|\/)operations?\/([^/]+)$/;

/**
 * Resolves fragments in descriptions. Authors write them for the anchors of other renderers (`#tag/…`,
 * `#operation/…`, `#section/…`, `#/components/schemas/…`).
 */
export class DescriptionTargets {
  private readonly anchors: ReadonlyMap<string, string>;

  constructor(service: Service) {
    const { anchors: headings = [] } = readDescription(service.description ?? '', 'page', {}) ?? {};
    const tags = service.groups.flatMap((group) => group.tags);
    this.anchors = new Map([
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
  }

  /** Resolves links to the addresses that `linkTo` gives anchors. */
  linkOptions(linkTo: (anchor: string) => string): LinkOptions {
    return {
      addressOf: (fragment) => {
        const anchor = this.find(fragment);
        return anchor === undefined ? undefined : linkTo(anchor);
      },
    };
  }

  /** @returns the anchor of a link's fragment, if it resolves. */
  private find(fragment: string): string | undefined {
    const operation = OPERATION.exec(fragment)?.[1];
    const tag = /^tag\/([^/]+)$/.exec(fragment)?.[1];
    const heading = /^section\/(?:.*\/)?([^/]+)$/.exec(fragment)?.[1] ?? fragment;
    return (
      this.anchors.get(fragment) ??
      (operation === undefined ? undefined : this.anchors.get(operation)) ??
      (tag === undefined ? undefined : this.anchors.get(`tag/${toAnchorPart(tag)}`)) ??
      this.anchors.get(headingAnchor(heading))
    );
  }
}
