import type { Portal } from './Portal.js';

/** A page, and the offset of the requested anchor in its text. */
export interface FoundPage {
  readonly route: string;
  readonly text: string;
  readonly start: number;
}

/** Looks up pages by route, address or anchor, in memory only. */
export class Pages {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(private readonly portal: Pick<Portal, 'anchors' | 'origin' | 'pages'>) {
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
    const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const [place = '', anchor = ''] = decode(local).split('#', 2);
    const route =
      `/${place}`
        .replace(/^\/+/, '/')
        .replace(/\.(?:md|html)$/, '')
        .replace(/^\/index$|(?<=.)\/$/, '') || '/';
    const [operationId = ''] = anchor.split('.', 1);
    const isOperation = operationId !== '' && this.#texts.has(`${route}/${operationId}`);
    const found = isOperation ? `${route}/${operationId}` : route;
    const text = this.#texts.get(found);
    if (text === undefined) return undefined;
    const places = this.portal.anchors[found] ?? {};
    const start = Object.hasOwn(places, anchor) ? places[anchor] : undefined;
    return { route: found, text, start: start ?? 0 };
  }

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
