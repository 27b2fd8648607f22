import { decodeHash } from '@frontier/reference/browser';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownPageOf, withoutSlash } from '../markdownPageOf';

/** Makes the links of Markdown pages absolute: to the page's Markdown if it has any, otherwise to the page. */
export class MarkdownLinks {
  private readonly routes: ReadonlySet<string>;
  /** Routes of the parts of a reference, by their places in it. */
  private readonly parts: ReadonlyMap<string | undefined, string>;

  constructor(
    readonly siteUrl: string,
    pages: readonly { readonly route: string; readonly target?: string }[],
  ) {
    this.routes = new Set(pages.map(({ route }) => withoutSlash(route)));
    this.parts = new Map(pages.map(({ route, target }) => [target, route]));
  }

  markdownPage(route: string): string {
    return this.siteUrl + encodeURI(markdownPageOf(route));
  }

  /** @param route of the page with the text. */
  resolve(address: string, route: string): string {
    const base = this.siteUrl + route;
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) || !URL.canParse(address, base)) return address;
    const url = new URL(address, base);
    const path = withoutSlash(decodeHash(url.pathname));
    const anchor = decodeHash(url.hash);
    const [top, ...inside] = anchor.split('.');
    const part = this.parts.get(`${path}#${top}`);
    if (part !== undefined) return this.markdownPage(part) + (inside.length > 0 ? url.hash : '');
    if (!this.routes.has(path)) return url.href;
    return `${this.markdownPage(path)}${url.hash}`;
  }

  /** Makes every link and image of a tree absolute; a local image is replaced by its description. */
  resolveAll(tree: Root, route: string): Root {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = this.resolve(node.url, route);
        node.title = null;
      }
      if (node.type !== 'image' || !parent || index === undefined) return;
      if (node.url.startsWith('.')) parent.children[index] = { type: 'text', value: textOf(node) };
      else node.url = this.resolve(node.url, route);
    });
    return tree;
  }
}
