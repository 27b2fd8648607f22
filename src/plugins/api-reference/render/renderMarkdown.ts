import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { adaptElements } from './adaptElements';
import { adaptHeadings } from './adaptHeadings';
import { keepPlaceholders } from './keepPlaceholders';

/** Descriptions longer than this are cut: no real one comes near, and parsing must end. */
const LENGTH_LIMIT = 200_000;
/** Text without any Markdown in it, the usual case. */
const PLAIN = /^[^\n*_`[\]<>&#~|\\!:@=+-]*$/;

const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
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
 * @param kind `page` keeps headings, from the second level on; `field` turns them into bold paragraphs.
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
    .use(() => (tree: Root) => {
      adaptElements(tree);
      adaptHeadings(tree, kind);
    })
    .use(rehypeStringify);
}

function unwrapSingleParagraph(html: string): string {
  const inner = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1];
  return inner ?? html;
}
