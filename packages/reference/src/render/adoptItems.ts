import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Items that end any open item of their kind around them, however far out → what may hold them. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
};

/**
 * Puts a list around items that an author wrote without one: a browser would end the page's own row
 * at the first of them, and every row after it would stand elsewhere.
 */
export function adoptItems(node: Root | Element): void {
  const own = node.type === 'element' ? node.tagName : '';
  const children: (RootContent | ElementContent)[] = [];
  let list: Element | undefined;
  for (const child of node.children) {
    if (child.type === 'element') adoptItems(child);
    const holder = holderOf(child, own);
    if (holder === undefined) {
      const isSpace = child.type === 'text' && child.value.trim() === '';
      if (!isSpace) list = undefined;
      children.push(child);
      continue;
    }
    if (list?.tagName !== holder) {
      list = { type: 'element', tagName: holder, properties: {}, children: [] };
      children.push(list);
    }
    if (child.type === 'element') list.children.push(child);
  }
  node.children = children as typeof node.children;
}

/** The list an item needs and does not stand in. */
function holderOf(child: RootContent | ElementContent, parent: string): string | undefined {
  const holders = child.type === 'element' ? HOLDERS[child.tagName] : undefined;
  return holders?.includes(parent) ? undefined : holders?.[0];
}
