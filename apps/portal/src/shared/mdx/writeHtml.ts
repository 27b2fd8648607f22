import type { RootContent } from 'mdast';
import { escapeHtml } from '../escapeHtml';
import { isMdxElement, readAttributes } from './mdxNodes';

/** Elements of Markdown that a text of one paragraph may have. */
const TAGS: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', paragraph: 'p' };

/**
 * Nodes made in code as HTML, for places that no guide is: elements, and the Markdown of one paragraph.
 *
 * @throws {Error} for Markdown of any other kind.
 */
export function writeHtml(node: RootContent): string {
  if (node.type === 'text') return escapeHtml(node.value);
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (node.type === 'link') return writeTag('a', [['href', node.url]], node.children);
  if (isMdxElement(node)) return writeTag(node.name ?? '', readAttributes(node), node.children);
  const tag = TAGS[node.type];
  if (tag === undefined || !('children' in node)) throw new Error(`no HTML for ${node.type}`);
  return writeTag(tag, [], node.children);
}

function writeTag(
  tag: string,
  attributes: Iterable<readonly [string, string]>,
  children: readonly RootContent[],
): string {
  const written = [...attributes].map(
    ([name, value]) => ` ${name === 'className' ? 'class' : name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}>${children.map(writeHtml).join('')}</${tag}>`;
}
