import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { escapeText } from '../escapeHtml';
import { adaptElements } from './adaptElements';
import { adaptHeadings } from './adaptHeadings';
import { adoptItems } from './adoptItems';
import { isParsable } from './isParsable';
import { keepPlaceholders } from './keepPlaceholders';

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
 * nothing and load nothing: sanitised, and images replaced by links to them. What would take a parser
 * out of step with its length is shown as it is written.
 *
 * @param kind `page` keeps headings, from the second level on; `field` turns them into bold paragraphs.
 */
export function renderMarkdown(text: string, kind: 'page' | 'field'): string {
  const source = text.trim();
  if (kind === 'field' && PLAIN.test(source)) return source;
  const key = `${kind} ${source}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const html = parse(source, kind) ?? `<pre tabindex="0">${escapeText(source)}</pre>`;
  const unwrapped = kind === 'field' ? unwrapSingleParagraph(html) : html;
  cache.set(key, unwrapped);
  return unwrapped;
}

function parse(source: string, kind: 'page' | 'field'): string | undefined {
  if (!isParsable(source)) return undefined;
  try {
    return String((kind === 'page' ? pageProcessor : fieldProcessor).processSync(source));
  } catch (error) {
    // Elements nested by the thousand leave the parser no stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
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
      adoptItems(tree);
      adaptElements(tree);
      adaptHeadings(tree, kind);
    })
    .use(rehypeStringify);
}

function unwrapSingleParagraph(html: string): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}
