import type { Paragraph, PhrasingContent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Puts the space at the edge of a mark outside it, and drops it at the ends of a line: elements may have both,
 * but Markdown only as entities (`**Prova:&#x20;**&#x61;`).
 */
export function settleSpaces(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (line) => {
    const { children } = line as Paragraph;
    const phrases = joinTexts(children.flatMap(settleMark));
    trimEdge(phrases.at(0), 'trimStart');
    trimEdge(phrases.at(-1), 'trimEnd');
    children.splice(0, Infinity, ...phrases);
  });
}

/** A mark with nothing but space in it is that space. */
function settleMark(node: PhrasingContent): PhrasingContent[] {
  if (!['strong', 'emphasis', 'delete', 'link'].includes(node.type) || !('children' in node)) {
    return [node];
  }
  const children = joinTexts(node.children.flatMap(settleMark));
  const words = textOf({ type: 'paragraph', children });
  if (words !== '' && words.trim() === '') return [space()];
  const before = trimEdge(children.at(0), 'trimStart') ? [space()] : [];
  const after = trimEdge(children.at(-1), 'trimEnd') ? [space()] : [];
  return [...before, { ...node, children } as PhrasingContent, ...after];
}

/** Whether there was space to take. */
function trimEdge(node: PhrasingContent | undefined, trim: 'trimStart' | 'trimEnd'): boolean {
  if (node?.type !== 'text') return false;
  const { value } = node;
  node.value = value[trim]();
  return node.value !== value;
}

/** Texts that follow each other are one, with one space where they meet. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      const value = /\s$/.test(last.value) ? node.value.trimStart() : node.value;
      joined.splice(-1, 1, { type: 'text', value: last.value + value });
    } else {
      joined.push(node.type === 'text' ? { ...node } : node);
    }
  }
  return joined;
}

function space(): Text {
  return { type: 'text', value: ' ' };
}
