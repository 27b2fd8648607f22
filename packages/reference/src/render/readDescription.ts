import { LIMITS, showable } from '@frontier/openapi';
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

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['picture', 'source'].includes(name)),
  attributes: { ...defaultSchema.attributes, img: ['alt', 'src'] },
  strip: ['script', 'style'],
  // An item without a list would close the page's own item around the text, so it becomes text.
  ancestors: { ...defaultSchema.ancestors, li: ['ul', 'ol'], dt: ['dl'], dd: ['dl'] },
  clobberPrefix: 'texto-',
};

/** Elements that are markup even if a text never closes them. */
const KNOWN = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'script style iframe object embed svg math form link meta base font center u video audio'.split(
    ' ',
  ),
]);
const TAG = /<\/?([a-z][\w:.-]*)(?![\w:.-])[^<>]*>/gi;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(keepPlaceholders)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, schema)
  .use(showEntities)
  .freeze();

/** Parsed texts. Pages, their parts and their Markdown show each one several times. */
const parsed = new Map<string, Root>();

/** The parser compares signs of emphasis in pairs. No real description has more. */
const MOST_SIGNS = 2_000;

/** Lists and quotes, 50 deep in one line: the parser's time grows with the square of the depth. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[*+-][ \t]|\d+[.)][ \t])){50}/m;

/** One line without Markdown syntax; some characters are syntax only at the start of a line. */
const PLAIN = /^(?![#=+:-])(?!.*:\/\/)[^\n*_`[\]<>&~|\\@]*$/;

/** Most descriptions have no Markdown syntax and need not be parsed. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * Parses a contract's Markdown (CommonMark, GFM and raw HTML) and sanitises it.
 *
 * @returns a tree that cannot run code or load resources, with its anchors; undefined for a text that takes too long or
 * is too deeply nested.
 */
export function readDescription(source: string, kind: DescriptionKind, links: LinkOptions) {
  if (source.length > LIMITS.descriptionCharacters || DEEP_LINE.test(source)) return undefined;
  if (source.split(/[*_~]/).length > MOST_SIGNS) return undefined;
  try {
    const known = parsed.get(source) ?? processor.runSync(processor.parse(source), source);
    parsed.set(source, known);
    const tree = structuredClone(known);
    const anchors = adaptDescription(tree, kind, links);
    return isDeep(tree) ? undefined : { tree, anchors };
  } catch (error) {
    // Thousands of nested elements overflow the parser's stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The document has no unshowable characters, but entities like `&#x202e;` become some. */
function showEntities() {
  return (tree: Root): void =>
    visit(tree, 'text', (node) => {
      node.value = showable(node.value);
    });
}

function isDeep({ children }: Root | Element, depth = 0): boolean {
  if (depth > LIMITS.textLevels) return true;
  return children.some((child) => child.type === 'element' && isDeep(child, depth + 1));
}

/**
 * Keeps placeholders like `<CompanyName>`, which HTML would parse as elements and hide: unknown element names
 * without attributes and without an end tag in the same text.
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

/** Writes a contract's text as HTML. A text that cannot be parsed is shown literally. */
export function writeDescription(text: string, kind: DescriptionKind, links: LinkOptions): string {
  const source = text.trim();
  const isMarkdown = kind === 'page' || !isPlainText(source);
  const read = isMarkdown ? readDescription(source, kind, links) : undefined;
  return read ? unwrap(writer.stringify(writeBoxes(read.tree)), kind) : writePlain(source, kind);
}

/** Writes the boxes of task lists as signs: a checkbox would take the focus and need a label. */
export function writeBoxes(tree: Root): Root {
  visit(tree, 'element', ({ properties, tagName }, index = 0, parent) => {
    if (tagName !== 'input' || !parent) return;
    parent.children[index] = { type: 'text', value: properties.checked ? '☑' : '☐' };
  });
  return structuredClone(tree);
}

function unwrap(html: string, kind: DescriptionKind): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return kind === 'field' && isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}

function writePlain(source: string, kind: DescriptionKind): string {
  const isLine = kind === 'field' && !source.includes('\n');
  return isLine ? escapeText(source) : `<pre tabindex="0">${escapeText(source)}</pre>`;
}
