import type { ElementContent, RootContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import { link, text } from './nodes.js';

/** A node of a description that was read and made safe. */
export type HtmlNode = RootContent | ElementContent;

/** Elements that stand in a line; all others are blocks of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo big br cite code del em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Whether a node stands in a line, with all that is in it. */
export function isInline(node: HtmlNode): boolean {
  if (node.type === 'text') return true;
  // A link may hold blocks, where an author wrote HTML.
  return node.type === 'element' && INLINE.has(node.tagName) && node.children.every(isInline);
}

/** What stands in a line; blocks in it, as in a table's cell, follow each other with a space. */
export function toPhrases(nodes: readonly HtmlNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [text(node.value)];
    if (node.type !== 'element') return [];
    const inside = () => toPhrases(node.children);
    switch (node.tagName) {
      case 'br':
        return [text(' ')];
      case 'code':
      case 'kbd':
      case 'samp':
      case 'tt': {
        const value = textOf(node).replace(/\s+/g, ' ');
        return value.trim() === '' ? [] : [{ type: 'inlineCode', value }];
      }
      case 'a': {
        const { href } = node.properties;
        return typeof href === 'string' ? [link(href, ...trim(inside()))] : inside();
      }
      case 'strong':
      case 'b':
        return wrap('strong', inside());
      case 'em':
      case 'i':
        return wrap('emphasis', inside());
      case 'del':
      case 's':
      case 'strike':
        return wrap('delete', inside());
      default:
        return INLINE.has(node.tagName) ? inside() : [text(' '), ...inside(), text(' ')];
    }
  });
}

function wrap(
  type: 'strong' | 'emphasis' | 'delete',
  children: PhrasingContent[],
): PhrasingContent[] {
  return trim(children).length === 0 ? [] : [{ type, children }];
}

/** Without spaces at both ends, and without what is then empty. */
export function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = [...nodes];
  const cut = (at: 0 | -1) => {
    for (;;) {
      const node = kept.at(at);
      if (node?.type !== 'text') return;
      const value = at === 0 ? node.value.trimStart() : node.value.trimEnd();
      if (value !== '') {
        kept[at === 0 ? 0 : kept.length - 1] = { ...node, value };
        return;
      }
      if (at === 0) kept.shift();
      else kept.pop();
    }
  };
  cut(0);
  cut(-1);
  return kept;
}

/** The characters of a node, without what they are marked as. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
