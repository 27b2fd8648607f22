import type { Portal } from './Portal.js';

/** A page, and the offset of the requested heading in its text. */
export interface FoundPage {
  readonly route: string;
  readonly text: string;
  readonly start: number;
}

/** Looks up pages by route, address or anchor, in memory only. */
export class Pages {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(private readonly portal: Pick<Portal, 'origin' | 'pages'>) {
    this.#texts = new Map(Object.entries(portal.pages));
  }

  get routes(): string[] {
    return [...this.#texts.keys()];
  }

  /** Absolute address. @param address from the portal's root. */
  addressOf(address: string): string {
    return this.portal.origin + address;
  }

  /** @param address a route, or an address of a page or its Markdown, with or without an anchor. */
  find(address: string): FoundPage | undefined {
    const { origin } = this.portal;
    const own = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const [place = '', anchor = ''] = decode(own).split('#', 2);
    const route = place.replace(/\.(?:md|html)$/, '').replace(/^\/index$|(?<=.)\/$/, '') || '/';
    const [operationId = ''] = anchor.split('.', 1);
    const operation = this.#texts.get(`${route}/${operationId}`);
    if (operationId !== '' && operation !== undefined) {
      return { route: `${route}/${operationId}`, text: operation, start: 0 };
    }
    const text = this.#texts.get(route);
    return text === undefined ? undefined : { route, text, start: startOf(text, anchor) };
  }

  /** The page of an operation in the reference. */
  ofOperation(id: string): FoundPage | undefined {
    const route = this.routes.find((one) => one.endsWith(`/api/${id}`));
    return route === undefined ? undefined : this.find(route);
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Offset of the heading with an anchor; 0 if there is none. */
function startOf(text: string, anchor: string): number {
  if (anchor === '') return 0;
  for (const { 1: title = '', index } of text.matchAll(/^#{2,6} (.+)$/gm)) {
    if (slugOf(title) === anchor) return index;
  }
  return 0;
}

/** Anchors of the site's headings: lower case, no signs, a hyphen for each space. */
function slugOf(title: string): string {
  return title
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
