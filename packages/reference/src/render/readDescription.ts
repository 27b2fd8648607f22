import { LIMITS } from '@frontier/openapi';
import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { escapeText } from '../escapeHtml.js';
import { adaptDescription, type DescriptionKind, type LinkOptions } from './adaptDescription.js';
import type { Markup } from './renderMarkup.js';

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['input', 'picture', 'source'].includes(name),
  ),
  attributes: { ...defaultSchema.attributes, img: ['alt', 'src'] },
  clobberPrefix: 'texto-',
};

/** Elements that are markup even where a text never closes them. */
const KNOWN = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'script style iframe object embed svg math form link meta base font center u video audio'.split(
    ' ',
  ),
]);
const TAG = /<\/?([a-z][\w:.-]*)(?![\w:.-])[^<>]*>/gi;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const processor = parser().use(remarkRehype).use(rehypeSanitize, schema).freeze();
/** Of texts with HTML or footnotes, which may put a link inside a link. Few have either, and it takes twice the time. */
const htmlProcessor = parser()
  .use(keepPlaceholders)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .freeze();
const HTML = /<|\[\^/;

/** For some signs the parser takes the square of their number. No real description is longer. */
const LONGEST = 40_000;

/** A text of one line without any sign of Markdown: some signs have a meaning only where a line begins. */
const PLAIN = /^(?![#=+:-])(?!.*:\/\/)[^\n*_`[\]<>&~|\\@]*$/;

/** Whether a text is the same before and after it is read as Markdown. Most descriptions are. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/** A description as a tree of elements that can run nothing and load nothing. */
interface ReadDescription {
  readonly tree: Root;
  /** Every `id` in it. */
  readonly anchors: readonly string[];
}

/**
 * Reads a contract's Markdown: CommonMark and GFM with raw HTML, which is sanitised.
 *
 * @returns undefined for a text that is too long or nests too deep.
 */
export function readDescription(
  source: string,
  kind: DescriptionKind,
  links: LinkOptions,
): ReadDescription | undefined {
  if (source.length > LONGEST) return undefined;
  try {
    const reading = HTML.test(source) ? htmlProcessor : processor;
    const tree = reading.runSync(reading.parse(source), source);
    const anchors = adaptDescription(tree, kind, links);
    return isDeep(tree) ? undefined : { tree, anchors };
  } catch (error) {
    // Elements nested by the thousand leave the parser no stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether writing a tree would nest too many calls. */
function isDeep(tree: Root): boolean {
  let level: (Root | Element)[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.textLevels) return true;
    const next: Element[] = [];
    for (const { children } of level) {
      for (const child of children) if (child.type === 'element') next.push(child);
    }
    level = next;
  }
  return false;
}

/**
 * Shows placeholders like `<CompanyName>`, which HTML takes for elements and hides: names no
 * element has, without attributes and without an end in the same text.
 */
function keepPlaceholders() {
  return (tree: MarkdownRoot, file: VFile): void => {
    const source = String(file).toLowerCase();
    visit(tree, 'html', (node) => {
      node.value = node.value.replace(TAG, (tag, name: string) => {
        const element = name.toLowerCase();
        const isMarkup = KNOWN.has(element) || tag.includes('=') || source.includes(`</${element}`);
        return isMarkup ? tag : tag.replace('<', '&lt;').replace('>', '&gt;');
      });
    });
  };
}

const writer = unified().use(rehypeStringify);

/** Turns descriptions into HTML. A text that cannot be read is shown as its author wrote it. */
export class DescriptionRenderer {
  private readonly known = new Map<string, Markup>();

  constructor(private readonly links: LinkOptions) {}

  render(text: string, kind: DescriptionKind): Markup {
    const source = text.trim();
    const key = `${kind} ${source}`;
    const known = this.known.get(key);
    if (known) return known;
    const isMarkdown = kind === 'page' || !isPlainText(source);
    const read = isMarkdown ? readDescription(source, kind, this.links) : undefined;
    const description = {
      html: read ? unwrap(writer.stringify(read.tree), kind) : writePlain(source, kind),
      anchors: read?.anchors ?? [],
    };
    this.known.set(key, description);
    return description;
  }
}

/** A field's only paragraph is part of its row. */
function unwrap(html: string, kind: DescriptionKind): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return kind === 'field' && isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}

/** A description as its author wrote it. */
function writePlain(source: string, kind: DescriptionKind): string {
  const isLine = kind === 'field' && !source.includes('\n');
  return isLine ? escapeText(source) : `<pre tabindex="0">${escapeText(source)}</pre>`;
}
