import type { PageNode } from './PageNode';
import { readMarkdown } from './readMarkdown';
import { readPage } from './readPage';

/** What pages are written as. */
export type Format = 'html' | 'markdown';

/** The pages of one reference, with what is looked up often. */
export class Page {
  /** Everything on the pages, in order. */
  readonly nodes: readonly PageNode[];
  /** Places of operations: on their own, or shown as part of another. */
  readonly articles: readonly PageNode[];
  private readonly byId: ReadonlyMap<string, PageNode>;

  /** @param documents each page, as HTML or as Markdown. */
  constructor(documents: readonly string[], format: Format = 'html') {
    const read = format === 'html' ? readPage : readMarkdown;
    this.nodes = documents.flatMap((text) => read(text).all());
    this.articles = this.nodes.filter(({ tag }) => tag === 'article');
    this.byId = new Map(this.nodes.filter(({ id }) => id !== '').map((node) => [node.id, node]));
  }

  /** The places a row's own links lead to, and theirs: where a schema is shown instead of there. */
  followLinks(node: PageNode, seen = new Set([node])): PageNode[] {
    return node.ownLinks().flatMap((url) => {
      const target = this.byId.get(decodeFragment(url));
      if (!target || seen.has(target)) return [];
      seen.add(target);
      return [target, ...this.followLinks(target, seen)];
    });
  }
}

function decodeFragment(url: string): string {
  const fragment = url.slice(url.indexOf('#') + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
