import type { ExternalDocs } from '@frontier/openapi';
import type {
  BlockContent,
  Blockquote,
  Code,
  Emphasis,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isWebAddress } from '../components/links.js';
import { escapeHtml } from '../escapeHtml.js';
import { labels } from '../labels.js';

/** Separates several remarks in a line. */
const SEPARATOR = ' · ';

/** Literal text on one line, not parsed as Markdown. */
export function text(value: string): Text {
  return { type: 'text', value: value.replace(/\s+/g, ' ') };
}

/** Inline code; empty text becomes `""`, since Markdown has no empty code. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ') || '""' };
}

/** @param lang name of the language, the highlighter's or the document's. */
export function fence(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: (lang === 'shellscript' ? 'sh' : lang) ?? null, meta: null, value };
}

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

/** A phrase of the reference that replaces a name of the contract. */
export function emphasis(value: string): Emphasis {
  return { type: 'emphasis', children: [text(value)] };
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, title: null, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** @param depth level of the heading, at most 6. */
export function heading(depth: number, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children };
}

function quote(children: BlockContent[]): Blockquote {
  return { type: 'blockquote', children };
}

/** A list without empty lines between its items; no node if there are no items. */
export function list(children: readonly ListItem[]): List[] {
  if (children.length === 0) return [];
  return [{ type: 'list', ordered: false, spread: false, children: [...children] }];
}

export function item(...children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: false, children };
}

/** The target of links to an anchor. */
export function anchorMark(anchor: string): Html {
  return { type: 'html', value: `<a id="${escapeHtml(anchor)}"></a>` };
}

/** One remark; undefined, false and empty text are omitted. */
export type Remark = string | undefined | false | readonly PhrasingContent[];

/** Joins several remarks in a line with separators. */
export function joined(parts: readonly Remark[]): PhrasingContent[] {
  const remarks = parts
    .map((part) => (typeof part === 'string' && part !== '' ? [text(part)] : part || []))
    .filter((part) => part.length > 0);
  return remarks.flatMap((part, index) => (index === 0 ? part : [text(SEPARATOR), ...part]));
}

/** Several inline codes, separated by commas. */
export function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) =>
    index === 0 ? [code(value)] : [text(', '), code(value)],
  );
}

/** A label, a colon and its content. */
export function labelled(
  label: string,
  ...children: readonly PhrasingContent[]
): PhrasingContent[] {
  return [text(`${label}: `), ...children];
}

/** The head of an item, a colon and the remarks; no colon if either is empty. */
export function headed(head: PhrasingContent[], remarks: PhrasingContent[]): PhrasingContent[] {
  const isBoth = head.length > 0 && remarks.length > 0;
  return [...head, ...(isBoth ? [text(': ')] : []), ...remarks];
}

/** A link to an address from the document; an unsafe address becomes code. */
export function contractLink(url: string, label = url): PhrasingContent[] {
  if (isWebAddress(url)) return [link(url, text(label))];
  return label === url ? [code(url)] : [text(`${label} `), code(url)];
}

/** A link to the external documentation, if the contract has any. */
export function docsLink(docs: ExternalDocs | undefined): PhrasingContent[] {
  return docs ? contractLink(docs.url, docs.description ?? labels.moreInformation) : [];
}

export function docsParagraph(docs: ExternalDocs | undefined): Paragraph[] {
  return docs ? [paragraph(...docsLink(docs))] : [];
}

/**
 * Quotes blocks of the document unless all are paragraphs, so that their lists, headings and code are not taken for
 * those of the reference.
 */
export function setApart(blocks: BlockContent[]): BlockContent[] {
  return blocks.every(({ type }) => type === 'paragraph') ? blocks : [quote(blocks)];
}

/**
 * Puts a line of the reference above text of the document.
 *
 * @param line of the reference.
 */
export function withProse(line: PhrasingContent[], blocks: BlockContent[]): BlockContent[] {
  const [first, ...others] = setApart(blocks);
  if (first?.type !== 'paragraph') return [paragraph(...line), ...(first ? [first] : [])];
  return [paragraph(...line, { type: 'text', value: '\n' }, ...first.children), ...others];
}

const processor = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-' });

/** Serialises blocks as Markdown (GFM) that ends with a newline. */
export function writeText(children: readonly (BlockContent | RootContent)[]): string {
  return processor.stringify({ type: 'root', children: [...children] });
}
