import { anchorsOf } from '../anchorsOf';
import { toAnchorPart } from '../model/context';
import type { Service } from '../model/types/service';
import { operationsOf } from '../operationsOf';
import { headingAnchor } from './adaptHeadings';

/** Links within a description; sanitised HTML holds no link in a link. */
const FRAGMENT_LINK = /<a href="#([^"]*)"[^>]*>(.*?)<\/a>/gs;
/** How other renderers address an operation, at the end of its tag or by itself. */
const OPERATION = /(?:^|\/)operations?\/([^/]+)$/;

/**
 * Leads the links of descriptions to what they mean here: authors write them for the anchors of the
 * renderer they know (`#tag/…`, `#operation/…`, `#section/…`, `#/components/schemas/…`).
 */
export class DescriptionLinks {
  private readonly anchors: ReadonlyMap<string, string>;

  /**
   * @param headings HTML of the service's description, whose headings can be meant.
   * @param linkTo address of an anchor, on whichever page it stands.
   */
  constructor(
    service: Service,
    headings: string,
    private readonly linkTo: (anchor: string) => string,
  ) {
    const tags = service.groups.flatMap((group) => group.tags);
    this.anchors = new Map([
      ...anchorsOf(headings).map((id) => [id, id] as const),
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

  /** @returns the HTML with every link within it leading somewhere; text where nothing is meant. */
  mend(html: string): string {
    return html.replace(FRAGMENT_LINK, (_, fragment: string, content: string) => {
      const anchor = this.find(decode(fragment));
      return anchor === undefined ? content : `<a href="${this.linkTo(anchor)}">${content}</a>`;
    });
  }

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

function decode(fragment: string): string {
  const text = fragment.replaceAll('&#x26;', '&').replaceAll('&#x27;', "'");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
