import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { escapeText } from '../escapeHtml.js';
import type { DescriptionKind, LinkOptions } from './adaptDescription.js';
import { readDescription } from './readDescription.js';
import type { Markup } from './rendered.js';
import { isPlainText, type TextBudget } from './textCost.js';
import { writeSimpleText } from './writeSimpleText.js';

const writer = unified().use(rehypeStringify);

/**
 * Turns a contract's Markdown (CommonMark and GFM, raw HTML included) into HTML that can run
 * nothing and load nothing: sanitised, and images replaced by links to them. A text is shown as it is
 * written where reading it would take more than linear time, or more than the budget has left.
 */
export class DescriptionRenderer {
  private readonly known = new Map<string, Markup>();

  constructor(
    private readonly links: LinkOptions = {},
    private readonly budget?: TextBudget,
  ) {}

  render(text: string, kind: DescriptionKind): Markup {
    const source = text.trim();
    const key = `${kind} ${source}`;
    const known = this.known.get(key);
    if (known) return known;
    const isAllowed = this.budget?.spend(source) ?? true;
    const isMarkdown = isAllowed && (kind === 'page' || !isPlainText(source));
    // A site may make a note of any link.
    const simple = isMarkdown && !this.links.noteOf ? writeSimpleText(source) : undefined;
    const read =
      isMarkdown && simple === undefined ? readDescription(source, kind, this.links) : undefined;
    const html = simple ?? (read && writer.stringify(read.tree));
    const description = {
      html: html === undefined ? writePlain(source, kind) : unwrap(html, kind),
      anchors: read?.anchors ?? [],
    };
    // Not kept with links to the reference: their pages may not be named yet.
    if (!read?.leads) this.known.set(key, description);
    return description;
  }
}

/** A field's only paragraph stands in its row. */
function unwrap(html: string, kind: DescriptionKind): string {
  const isSingle = html.startsWith('<p>') && html.endsWith('</p>') && html.lastIndexOf('<p>') === 0;
  return kind === 'field' && isSingle ? html.slice('<p>'.length, -'</p>'.length) : html;
}

/** A description as its author wrote it. */
function writePlain(source: string, kind: DescriptionKind): string {
  const isLine = kind === 'field' && !source.includes('\n');
  return isLine ? escapeText(source) : `<pre tabindex="0">${escapeText(source)}</pre>`;
}
