import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { twinOf } from '../twinOf';

/** Makes the links of twins absolute: to the page's twin if it has one, otherwise to the page. */
export class TwinLinks {
  /** @param operations twin of each operation, by the page and anchor of links on the site. */
  constructor(
    readonly siteUrl: string,
    private readonly routes: ReadonlySet<string>,
    private readonly operations: ReadonlyMap<string, string>,
  ) {}

  page(route: string): string {
    return this.siteUrl + encodeURI(route);
  }

  twin(route: string): string {
    return this.siteUrl + encodeURI(twinOf(route));
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
    if (operation !== undefined) return this.twin(operation);
    if (!this.routes.has(path)) return url.href;
    return `${this.twin(path)}${url.hash}`;
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
