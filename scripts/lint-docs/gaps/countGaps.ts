import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../parsePage';

/** How often a page says that something isn't known. */
export interface GapCount {
  readonly file: string;
  readonly words: number;
  /** Lines of the page, 1-based, one for each time. */
  readonly lines: readonly number[];
}

/** "Não informado" and its family. */
const GAP =
  /\bnão (?:(?:é|são|foi|foram|está|estão|vem|vêm|fica|ficam) )?informad[oa]s?(?!\p{L})|\bnão (?:se )?informam?(?!\p{L})/giu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Counts what a page says in text: code blocks and what its components show are not its words. */
export function countGaps({ file, tree }: Page): GapCount {
  let words = 0;
  const lines: number[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = textOf(node);
    words += text.match(WORD)?.length ?? 0;
    const line = node.position?.start.line ?? 1;
    lines.push(...Array.from({ length: countIn(text) }, () => line));
  });
  return { file, words, lines };
}

/** How often a text says that something isn't known. */
export function countIn(text: string): number {
  return text.match(GAP)?.length ?? 0;
}
