import type { Operation } from '@frontier/openapi';
import type { Badge, Download } from '../components/links.js';
import type { Labels } from '../labels/Labels.js';
import type { Layout } from '../paging/layout.js';

/** What `renderMarkdown` must know of the place around the pages. */
export interface MarkdownOptions {
  /** Words of the pages: those the model was made with. */
  readonly labels: Labels;
  /** Files the first page offers. */
  readonly downloads?: readonly Download[];
  /** A sentence about the whole document, under the title of the first page. */
  readonly notice?: string | undefined;
  readonly layout: Layout;
  /** Address of a page by its slug; the first page's slug is empty. */
  readonly addressOf: (slug: string) => string;
  /** Where the links of descriptions lead to that leave the reference, for text that is read elsewhere. */
  readonly resolveLink?: (address: string) => string;
  /** Words of the site's beside operations, fields and responses, by their anchors. */
  readonly badges?: ReadonlyMap<string, Badge>;
}

/** One page of a reference as Markdown (CommonMark and GFM), with one heading of the first level. */
export interface MarkdownPage {
  /** Last part of its address; empty on the first page. The names are those of the HTML pages. */
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
  /** The operation that the page is of, where it is of one. */
  readonly operation?: Operation;
}
