import type {
  BlockContent,
  Code,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import { type Inline, toLine } from '../inline.js';

declare module 'mdast' {
  interface Data {
    /** Anchors of the page at this place (`writeAnchored`). */
    anchors?: string[] | undefined;
  }
}

export function paragraph(pieces: readonly Inline[], anchor?: string): Paragraph {
  return anchored({ type: 'paragraph', children: toLine(pieces) }, anchor);
}

export function heading(level: number, pieces: readonly Inline[], anchor?: string): Heading {
  const depth = Math.min(level, 6) as Heading['depth'];
  return anchored({ type: 'heading', depth, children: toLine(pieces) }, anchor);
}

export function fence(value: string, lang: string): Code {
  return { type: 'code', lang: lang || null, value: value.replace(/\n$/, '') };
}

/** Without empty lines between the items; nothing for no items. */
export function list(items: readonly (readonly BlockContent[])[]): List[] {
  if (items.length === 0) return [];
  const children = items.map(
    (content): ListItem => ({ type: 'listItem', spread: false, children: [...content] }),
  );
  return [{ type: 'list', ordered: false, spread: false, children }];
}

function anchored<Node extends Heading | Paragraph>(node: Node, anchor: string | undefined): Node {
  return anchor === undefined ? node : { ...node, data: { anchors: [anchor] } };
}

/** Quotes a text of the contract that is more than paragraphs. */
export function quoteOthers(blocks: readonly BlockContent[]): BlockContent[] {
  return blocks.some(({ type }) => type !== 'paragraph')
    ? [{ type: 'blockquote', children: [...blocks] }]
    : [...blocks];
}

/** Blocks whose lines share a paragraph, as those of a field do, until another block comes. */
export class Lines {
  readonly blocks: BlockContent[] = [];

  constructor(private readonly anchor?: string) {}

  line(...pieces: readonly Inline[]): void {
    this.join(toLine(pieces), '\n');
  }

  private join(children: PhrasingContent[], separator: string): void {
    if (children.length === 0) return;
    const last = this.blocks.at(-1);
    if (last?.type === 'paragraph')
      last.children.push({ type: 'text', value: separator }, ...children);
    else this.blocks.push(paragraph(children, this.blocks.length === 0 ? this.anchor : undefined));
  }

  /** Joins the first paragraph to the line before it. */
  text(blocks: readonly BlockContent[], separator: string): void {
    const [first, ...others] = quoteOthers(blocks);
    if (first?.type === 'paragraph') this.join(toLine(first.children), separator);
    else if (first) this.add(first);
    this.add(...others);
  }

  /** Continues a list with the next; otherwise that would have another bullet. */
  add(...blocks: readonly BlockContent[]): void {
    for (const block of blocks) {
      const last = this.blocks.at(-1);
      if (block.type === 'list' && last?.type === 'list') last.children.push(...block.children);
      else this.blocks.push(block);
    }
  }
}
