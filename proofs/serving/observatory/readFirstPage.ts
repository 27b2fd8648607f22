import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { Seen } from './rules';

type FirstPage = Pick<Seen, 'pagePolicies' | 'scripts'>;

/** Reads the policies and the scripts of a page. */
export function readFirstPage(html: string): FirstPage {
  const page = { pagePolicies: [] as string[], scripts: [] as Seen['scripts'][number][] };
  walk(parse(html), ({ attrs, tagName }) => {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const [content, src] = [attributes.get('content'), attributes.get('src')];
    const equivalent = attributes.get('http-equiv')?.toLowerCase();
    if (tagName === 'meta' && equivalent === 'content-security-policy' && content) {
      page.pagePolicies.push(content);
    }
    if (tagName === 'script' && src) {
      page.scripts.push({ src, integrity: attributes.get('integrity') });
    }
  });
  return page;
}

function walk(
  node: DefaultTreeAdapterTypes.Node,
  visit: (element: DefaultTreeAdapterTypes.Element) => void,
): void {
  if ('tagName' in node) visit(node);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, visit);
}
