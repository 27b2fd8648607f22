import type { Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const TEXT = /\b(title|description)="([^"]*)"/g;

/** Remark transform: what a block of code says of itself stands before it, and only its language on it. */
export function titleCode(tree: Root): void {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || !code.meta) return undefined;
    const said = [...code.meta.matchAll(TEXT)].map(([, , words = '']) => words);
    code.meta = null;
    const before = said.map(
      (words, at): Paragraph => ({
        type: 'paragraph',
        children: [{ type: 'text', value: at === said.length - 1 ? endWithColon(words) : words }],
      }),
    );
    parent.children.splice(index, 0, ...before);
    return [SKIP, index + before.length + 1];
  });
}

function endWithColon(words: string): string {
  return /[.:!?]$/.test(words) ? words : `${words}:`;
}
