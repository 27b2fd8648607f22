import { findNamed, suggest } from '../Refusal.js';
import type { Portal, PortalPage } from './Portal.js';

export class Pages {
  readonly #pages: ReadonlyMap<string, PortalPage>;

  constructor(private readonly portal: Pick<Portal, 'origin' | 'pages'>) {
    this.#pages = new Map(portal.pages.map((page) => [page.route, page]));
  }

  get routes(): string[] {
    return [...this.#pages.keys()];
  }

  addressOf(address: string): string {
    return this.portal.origin + address;
  }

  /** @param address a route, or an address of a page or its Markdown, with or without a query and an anchor. */
  find(address: string) {
    const { origin } = this.portal;
    if (!URL.canParse(address, origin)) return undefined;
    const { hash, origin: host, pathname } = new URL(address, origin);
    if (host !== origin) return undefined;
    const anchor = decode(hash.slice(1));
    const path = decode(pathname)
      .replace(/\.(?:md|html)$/, '')
      .replace(/^\/index$|(?<=.)\/$/, '');
    const route = findNamed(path || '/', this.routes);
    if (route === undefined) return undefined;
    const [operationId] = anchor.split('.', 1);
    const page = this.#pages.get(`${route}/${operationId}`) ?? this.#pages.get(route);
    if (!page) return undefined;
    const names = Object.keys(page.anchors);
    const found = findNamed(anchor, names);
    const isLost = anchor !== '' && found === undefined;
    const note = isLost ? `\nA página não tem esta âncora.${suggest(anchor, names)}` : '';
    return { ...page, note, start: page.anchors[found ?? ''] ?? 0 };
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
