import { findNamed, suggest, ToolRefusal } from '../Refusal.js';
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

  /**
   * @param address a route, or an address of a page or its Markdown, with or without a query and an anchor.
   * @throws {ToolRefusal} for an anchor that the page does not have.
   */
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
    if (found !== undefined) return { ...page, ...findSection(page, found) };
    if (!anchor) return { ...page, start: 0, end: page.text.length };
    // The fields of a call have the longest names, and search finds them.
    const own = names.filter((name) => !name.includes('.')).join(', ');
    throw new ToolRefusal(
      `route: a página não tem esta âncora.${suggest(anchor, names)} Sem âncora, vem a página toda; as dela são: ${own}`,
    );
  }
}

/** A section ends at the next anchor that is neither deeper nor a field of it. */
function findSection({ anchors, text }: PortalPage, anchor: string) {
  const levelAt = (offset: number) => {
    const [, marks = '', spaces = ''] = /^(?:(#+) )?( *)/.exec(text.slice(offset)) ?? [];
    return marks.length || 7 + spaces.length;
  };
  const all = Object.entries(anchors);
  let start = anchors[anchor] ?? 0;
  // A value in a list says little without the heading above it.
  if (!anchor.includes('.') && /^ *[-*] /.test(text.slice(start))) {
    start = Math.max(0, ...all.flatMap(([, at]) => (at < start && levelAt(at) < 7 ? at : [])));
  }
  const isNext = ([name, at]: readonly [string, number]) =>
    at > start && levelAt(at) <= levelAt(start) && !name.startsWith(`${anchor}.`);
  return { start, end: Math.min(text.length, ...all.filter(isNext).map(([, at]) => at)) };
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
