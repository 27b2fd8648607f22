import type { Operation } from '@frontier/openapi';
import type {
  BackLink,
  Badge,
  ClientCall,
  Download,
  HistoryLink,
  Note,
  SiteChoice,
} from '../components/links.js';
import type { Labels } from '../labels/Labels.js';
import type { Layout } from '../paging/layout.js';
import type { NoteOf } from './adaptDescription.js';

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
  /** The site's own choices, in the toolbar of each page. */
  readonly choices?: readonly SiteChoice[] | undefined;
  readonly layout: Layout;
  /** Address of a page by its slug; the first page's slug is empty. */
  readonly addressOf: (slug: string) => string;
  /** Turns links of descriptions into notes of the site's. */
  readonly noteOf?: NoteOf | undefined;
  /** Notes at the heads of objects, by the anchor of the field, body or response that holds each. */
  readonly notes?: ReadonlyMap<string, Note> | undefined;
}

/** A piece of HTML. */
export interface Markup {
  readonly html: string;
  /** Every `id` in it that an address can name. */
  readonly anchors: readonly string[];
}

/** One page of a reference. */
export interface RenderedPage extends Markup {
  readonly kind: 'page';
  /** Last part of its address; empty on the first page. */
  readonly slug: string;
  readonly title: string;
  /** Its HTML, to be written one piece after the other: a large page takes its size again as one text. */
  readonly pieces: readonly string[];
  /** The operations on it, each by itself, for guides. */
  readonly articles: readonly RenderedArticle[];
}

/** An address that is a page in another layout, and where what it showed stands in this one. */
export interface Redirect {
  readonly kind: 'redirect';
  readonly slug: string;
  readonly title: string;
  /** Address with its fragment. */
  readonly target: string;
  /** Addresses of places that the page had, by their ids; any other place is looked for at the target. */
  readonly places?: Readonly<Record<string, string>>;
}

/** One operation as HTML, for its page and for places of its own. */
export interface RenderedArticle extends Markup {
  readonly operation: Operation;
  /** As it stands on the page: without its title where the group's heading says the same. */
  readonly shown: string;
  /** For a place under a heading that says its title. */
  readonly writeUntitled: () => string;
  /**
   * For a page about this call: its path and examples stand first, to be set beside the page's own text, and
   * then what is said of it, without its title.
   *
   * @param lean the same call with less (`keepRequired`), whose samples are shown before its own.
   * @param client the same call with a client library, which is shown after its own.
   */
  readonly writeCall: (lean?: Operation, client?: ClientCall) => string;
}
