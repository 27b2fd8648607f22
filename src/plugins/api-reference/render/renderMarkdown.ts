import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { keepPlaceholders } from './keepPlaceholders';

/** Descriptions longer than this are cut: no real one comes near, and parsing must end. */
const LENGTH_LIMIT = 200_000;
/** Text without any Markdown in it, the usual case. */
const PLAIN = /^[^\n*_`[\]<>&#~|\\!:@=+-]*$/;

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['input', 'picture', 'source'].includes(name),
  ),
  attributes: { ...defaultSchema.attributes, img: ['alt', 'src'] },
  clobberPrefix: 'texto-',
};

const fieldProcessor = createProcessor('field');
const pageProcessor = createProcessor('page');
const cache = new Map<string, string>();

/**
 * Turns a contract's Markdown (CommonMark and GFM, raw HTML included) into HTML that can run
 * nothing and load nothing: sanitised, and images replaced by links to them.
 *
 * @param kind `page` keeps headings, two levels down; `field` turns them into bold paragraphs.
 */
export function renderMarkdown(text: string, kind: 'page' | 'field'): string {
  const source = text.slice(0, LENGTH_LIMIT).trim();
  if (kind === 'field' && PLAIN.test(source)) return source;
  const key = `${kind} ${source}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const html = String((kind === 'page' ? pageProcessor : fieldProcessor).processSync(source));
  const unwrapped = kind === 'field' ? unwrapSingleParagraph(html) : html;
  cache.set(key, unwrapped);
  return unwrapped;
}

function createProcessor(kind: 'page' | 'field') {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(keepPlaceholders)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root) => adaptElements(tree, kind))
    .use(rehypeStringify);
}

function adaptElements(tree: Root, kind: 'page' | 'field'): void {
  visit(tree, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      element.tagName = kind === 'page' ? `h${Math.min(Number(level) + 1, 6)}` : 'p';
      if (kind === 'field') {
        element.children = [
          { type: 'element', tagName: 'strong', properties: {}, children: element.children },
        ];
      }
    }
    // What may scroll must take the keyboard's focus.
    if (element.tagName === 'pre' || element.tagName === 'table') element.properties.tabIndex = 0;
    if (element.tagName === 'img') {
      const { alt, src } = element.properties;
      element.tagName = 'a';
      element.properties = { href: src };
      element.children = [{ type: 'text', value: String(alt || src || '') }];
    }
  });
}

function unwrapSingleParagraph(html: string): string {
  const inner = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1];
  return inner ?? html;
}
