import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { markdownPageOf } from '../markdownPageOf';

/** Makes the links of Markdown pages absolute: to the page's Markdown if it has any, otherwise to the page. */
export class MarkdownLinks {
  /** @param operations Markdown page of each operation, by the page and anchor of links on the site. */
  constructor(
    readonly siteUrl: string,
    private readonly routes: ReadonlySet<string>,
    private readonly operations: ReadonlyMap<string, string>,
  ) {}

  page(route: string): string {
    return this.siteUrl + encodeURI(route);
  }

  markdownPage(route: string): string {
    return this.siteUrl + encodeURI(markdownPageOf(route));
  }

  /**
   * @param address as written in the text.
   * @param route of the page with the text.
   */
  resolve(address: string, route: string): string {
    if (/^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) return address;
    const url = new URL(address, this.siteUrl + route);
    const path = decodeURI(url.pathname).replace(/(?<=.)\/$/, '');
    const anchor = decodeURIComponent(url.hash.slice(1));
    const operation = this.operations.get(`${path}#${anchor.split('.')[0]}`);
    if (operation !== undefined) return this.markdownPage(operation);
    if (!this.routes.has(path)) return url.href;
    return `${this.markdownPage(path)}${url.hash}`;
  }

  /** Makes every link and image of a tree absolute; a local image is replaced by its description. */
  resolveAll(tree: Root, route: string): void {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = this.resolve(node.url, route);
        node.title = null;
      }
      if (node.type !== 'image' || !parent || index === undefined) return;
      if (node.url.startsWith('.')) parent.children[index] = { type: 'text', value: textOf(node) };
      else node.url = this.resolve(node.url, route);
    });
  }
}
