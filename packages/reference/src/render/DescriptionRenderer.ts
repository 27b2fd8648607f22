import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { escapeText } from '../escapeHtml.js';
import type { LinkOptions } from './adaptLinks.js';
import { isPlainText } from './isPlainText.js';
import { type DescriptionKind, readDescription } from './readDescription.js';

const writer = unified().use(rehypeStringify);

/** One description as HTML. */
export interface Description {
  readonly html: string;
  /** Every `id` in it. */
  readonly anchors: readonly string[];
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
    const isPlain = kind === 'field' && isPlainText(source);
    const read = isPlain ? undefined : readDescription(source, kind, this.links);
    if (!isPlain && !read) return this.writePlain(text, kind);
    const html = read ? writer.stringify(read.tree) : source;
    const description = {
      html: kind === 'field' ? unwrapSingleParagraph(html) : html,
      anchors: read?.anchors ?? [],
    };
    if (!read?.leads) this.known.set(key, description);
    return description;
  }

  /** A description as it is written, now and wherever it is shown again. */
  writePlain(text: string, kind: DescriptionKind): Description {
    const source = text.trim();
    const isLine = kind === 'field' && !source.includes('\n');
    const html = isLine ? escapeText(source) : `<pre tabindex="0">${escapeText(source)}</pre>`;
    const description = { html, anchors: [] };
    this.known.set(keyOf(source, kind), description);
    return description;
  }
}

function keyOf(source: string, kind: DescriptionKind): string {
  return `${kind} ${source}`;
}

function unwrapSingleParagraph(html: string): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}
