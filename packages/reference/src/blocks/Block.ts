import type { Markdown, Operation } from '@frontier/openapi';
import type { Inline } from '../inline.js';

/*
 * The content of the reference, described once from the model. `components/Blocks` writes it as HTML, and
 * `markdown/BlockWriter` as Markdown; classes are those of the page.
 */
export type Block =
  | LineBlock
  | Text
  | EntryBlock
  | Fold
  | { readonly kind: 'list'; readonly entries: readonly EntryBlock[] }
  | { readonly kind: 'box'; readonly className?: string; readonly blocks: readonly Block[] }
  | Section
  | ResponseBlock
  | { readonly kind: 'examples'; readonly operation: Operation };

/** In Markdown a `line` shares the paragraph of the line before it. */
export interface LineBlock {
  readonly kind: 'line' | 'paragraph';
  readonly pieces: readonly Inline[];
  readonly className?: string | undefined;
}

export interface Text {
  readonly kind: 'text';
  readonly text: Markdown | undefined;
  /**
   * In Markdown: the next line, blocks that are quoted unless they are paragraphs, blocks, or quoted advice. `inline`
   * continues the line before it, in HTML too.
   */
  readonly as: 'line' | 'inline' | 'quoted' | 'blocks' | 'advice';
}

export interface EntryBlock {
  readonly kind: 'entry';
  readonly anchor?: string | undefined;
  readonly className: string;
  readonly head: readonly Inline[];
  readonly blocks: readonly Block[];
}

export interface Fold {
  readonly kind: 'fold';
  readonly anchor?: string | undefined;
  readonly head: readonly Inline[];
  readonly isOpen?: boolean;
  readonly blocks: readonly Block[];
  /** In Markdown: an entry of a list, the same with a colon after its head, a heading, or only the content. */
  readonly as: 'entry' | 'introduction' | 'heading' | 'content';
}

interface Section {
  readonly kind: 'section';
  readonly anchor?: string | undefined;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

interface ResponseBlock {
  readonly kind: 'response';
  readonly anchor: string;
  readonly status: string;
  /** Whether it is the only response of the operation. */
  readonly isOnly: boolean;
  readonly badge: readonly Inline[];
  readonly description: Markdown;
  /** Summary of the fold around the blocks, if they are long. */
  readonly summary: string | undefined;
  readonly blocks: readonly Block[];
}

export function line(pieces: readonly Inline[], className?: string): LineBlock {
  return { kind: 'line', pieces, className };
}

export function paragraph(pieces: readonly Inline[], className?: string): LineBlock {
  return { kind: 'paragraph', pieces, className };
}

export function text(given: Markdown | undefined, as: Text['as']): Text {
  return { kind: 'text', text: given, as };
}

export function entry(
  className: string,
  head: readonly Inline[],
  blocks: readonly Block[],
): EntryBlock {
  return { kind: 'entry', className, head, blocks };
}

/** Nothing for no entries. */
export function list(entries: readonly EntryBlock[]): Block[] {
  return entries.length > 0 ? [{ kind: 'list', entries }] : [];
}

export function section(title: readonly Inline[], blocks: readonly Block[]): Section {
  return { kind: 'section', title, blocks };
}
