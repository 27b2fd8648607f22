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

/** Between several remarks on one thing. */
const SEPARATOR = ' · ';

/** A text on one line, as it is: marks in it are no Markdown. */
export function text(value: string): Text {
  return { type: 'text', value: value.replace(/\s+/g, ' ') };
}

/** Inline code; an empty text becomes two quotes, since Markdown has no empty code. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\s+/g, ' ').trim() || '""' };
}

/** @param lang the highlighter's name of the language, or the document's own. */
export function fence(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: (lang === 'shellscript' ? 'sh' : lang) ?? null, meta: null, value };
}

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

/** Words of the reference's own in the place of a name of the contract. */
export function emphasis(value: string): Emphasis {
  return { type: 'emphasis', children: [text(value)] };
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, title: null, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** @param depth beyond the sixth level there is none. */
export function heading(depth: number, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children };
}

function quote(children: BlockContent[]): Blockquote {
  return { type: 'blockquote', children };
}

/** A list without empty lines between its items; nothing without any. */
export function list(children: readonly ListItem[]): List[] {
  if (children.length === 0) return [];
  return [{ type: 'list', ordered: false, spread: false, children: [...children] }];
}

export function item(...children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: false, children };
}

/** The place that links of the same file lead to. */
export function anchorMark(anchor: string): Html {
  return { type: 'html', value: `<a id="${escapeHtml(anchor)}"></a>` };
}

/** One remark; undefined, false and an empty text are left out. */
export type Said = string | undefined | false | readonly PhrasingContent[];

/** Several remarks in a line, with separators. */
export function joined(parts: readonly Said[]): PhrasingContent[] {
  const said = parts
    .map((part) => (typeof part === 'string' && part !== '' ? [text(part)] : part || []))
    .filter((part) => part.length > 0);
  return said.flatMap((part, index) => (index === 0 ? part : [text(SEPARATOR), ...part]));
}

/** Code after code, with commas. */
export function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) =>
    index === 0 ? [code(value)] : [text(', '), code(value)],
  );
}

/** A word of the reference, a colon and its object. */
export function labelled(
  label: string,
  ...children: readonly PhrasingContent[]
): PhrasingContent[] {
  return [text(`${label}: `), ...children];
}

/** The beginning of an item, a colon and the remarks; one of them alone where the other is empty. */
export function headed(head: PhrasingContent[], said: PhrasingContent[]): PhrasingContent[] {
  const isBoth = head.length > 0 && said.length > 0;
  return [...head, ...(isBoth ? [text(': ')] : []), ...said];
}

/** A link to an address the document gives; one that would run something becomes code. */
export function contractLink(url: string, label = url): PhrasingContent[] {
  if (isWebAddress(url)) return [link(url, text(label))];
  return label === url ? [code(url)] : [text(`${label} `), code(url)];
}

/** Leads to where more is said, if the contract names a place. */
export function docsLink(docs: ExternalDocs | undefined): PhrasingContent[] {
  return docs ? contractLink(docs.url, docs.description ?? labels.moreInformation) : [];
}

/** `docsLink` as a paragraph. */
export function docsParagraph(docs: ExternalDocs | undefined): Paragraph[] {
  return docs ? [paragraph(...docsLink(docs))] : [];
}

/**
 * Text of the document among lists of the reference: where it is more than
 * paragraphs it is quoted, so that its lists, headings and code are not taken for them.
 */
export function setApart(blocks: BlockContent[]): BlockContent[] {
  return blocks.every(({ type }) => type === 'paragraph') ? blocks : [quote(blocks)];
}

/**
 * The reference's words on the first line, and below them the document's.
 *
 * @param said the first line.
 */
export function withProse(said: PhrasingContent[], blocks: BlockContent[]): BlockContent[] {
  const [first, ...others] = setApart(blocks);
  if (first?.type !== 'paragraph') return [paragraph(...said), ...(first ? [first] : [])];
  return [paragraph(...said, { type: 'text', value: '\n' }, ...first.children), ...others];
}

const processor = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-' });

/** Blocks as Markdown (GFM), which ends with a line's end. */
export function writeText(children: readonly (BlockContent | RootContent)[]): string {
  return processor.stringify({ type: 'root', children: [...children] });
}
