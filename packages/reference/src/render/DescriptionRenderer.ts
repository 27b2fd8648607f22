import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { escapeText } from '../escapeHtml.js';
import { adaptElements } from './adaptElements.js';
import { adaptHeadings } from './adaptHeadings.js';
import { adaptLinks, type LinkOptions } from './adaptLinks.js';
import { adoptItems } from './adoptItems.js';
import { isParsable } from './isParsable.js';
import { keepPlaceholders } from './keepPlaceholders.js';

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

const processors = { page: createProcessor('page'), field: createProcessor('field') };

/** `page` keeps headings, from the second level on; `field` turns them into bold paragraphs. */
export type DescriptionKind = 'page' | 'field';

/** One description as HTML. */
export interface Description {
  readonly html: string;
  /** Every `id` in it. */
  readonly anchors: readonly string[];
}

/** What one run of a processor is given, and what it takes down. */
interface Run {
  links: LinkOptions;
  anchors: string[];
  /** Whether it leads to places of the reference, whose pages are not known for good. */
  leads: boolean;
}

/**
 * Turns a contract's Markdown (CommonMark and GFM, raw HTML included) into HTML that can run
 * nothing and load nothing: sanitised, and images replaced by links to them. What would take a parser
 * out of step with its length is shown as it is written.
 */
export class DescriptionRenderer {
  private readonly known = new Map<string, Description>();

  constructor(private readonly links: LinkOptions = {}) {}

  /** Whether a text need not be parsed again. */
  knows(text: string, kind: DescriptionKind): boolean {
    return this.known.has(keyOf(text.trim(), kind));
  }

  render(text: string, kind: DescriptionKind): Description {
    const source = text.trim();
    const key = keyOf(source, kind);
    const known = this.known.get(key);
    if (known) return known;
    const run: Run = { links: this.links, anchors: [], leads: false };
    const isPlain = kind === 'field' && PLAIN.test(source);
    const html = isPlain ? source : write(source, kind, run);
    const description = {
      html: kind === 'field' ? unwrapSingleParagraph(html) : html,
      anchors: run.anchors,
    };
    if (!run.leads) this.known.set(key, description);
    return description;
  }
}

function keyOf(source: string, kind: DescriptionKind): string {
  return `${kind} ${source}`;
}

function write(source: string, kind: DescriptionKind, run: Run): string {
  return parse(source, kind, run) ?? `<pre tabindex="0">${escapeText(source)}</pre>`;
}

function parse(source: string, kind: DescriptionKind, run: Run): string | undefined {
  if (!isParsable(source)) return undefined;
  try {
    return String(processors[kind].processSync(new VFile({ value: source, data: { run } })));
  } catch (error) {
    // Elements nested by the thousand leave the parser no stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function createProcessor(kind: DescriptionKind) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(keepPlaceholders)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root, file) => {
      const run = file.data.run as Run;
      adoptItems(tree);
      adaptElements(tree);
      adaptHeadings(tree, kind);
      run.leads = adaptLinks(tree, run.links);
      visit(tree, 'element', ({ properties }: Element) => {
        if (typeof properties.id === 'string') run.anchors.push(properties.id);
      });
    })
    .use(rehypeStringify);
}

function unwrapSingleParagraph(html: string): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}
