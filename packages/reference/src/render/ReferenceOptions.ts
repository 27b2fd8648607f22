import type { BackLink, Badge, Download, HistoryLink } from '../components/links.js';
import type { Labels } from '../labels/Labels.js';
import type { Layout } from '../paging/layout.js';
import type { MarkLink } from './adaptLinks.js';

/** What `renderReference` must know of the site around the pages. */
export interface ReferenceOptions {
  /** Words of the pages: those the model was made with. */
  readonly labels: Labels;
  /** Files the first page offers. */
  readonly downloads: readonly Download[];
  /** Where the reader came from, on the first page. */
  readonly back?: BackLink | undefined;
  /** Where changes of the document are told, beside its version on the first page. */
  readonly history?: HistoryLink | undefined;
  /** A sentence of the site's about the whole document, under the title of the first page. */
  readonly notice?: string | undefined;
  /**
   * Words that the site puts beside operations, parameters, fields, bodies and responses, by their
   * anchors; an anchor that no place has is passed over.
   */
  readonly badges?: ReadonlyMap<string, Badge> | undefined;
  readonly layout: Layout;
  /** Address of a page by its slug; the first page's slug is empty. */
  readonly addressOf: (slug: string) => string;
  /** Sets links of descriptions apart that a site gives a meaning of its own. */
  readonly markLink?: MarkLink | undefined;
}
