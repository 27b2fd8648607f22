import type { Sample } from '@frontier/openapi';

/** A link that the site puts on a page. */
interface SiteLink {
  /** Shown to the reader. */
  readonly label: string;
  readonly href: string;
}

/** A word that the site puts beside an operation, a field or a response, leading to where it is explained. */
export interface Badge extends SiteLink {
  /** The whole sentence, for screen readers. */
  readonly description: string;
}

/** A remark of the site's about a text or a place, in an element of the page that a small button opens (`popover`). */
export interface Note {
  /** The button's class, for the site's style: it has no text. */
  readonly className: string;
  /** `id` of the element. */
  readonly opens: string;
  /** `id`s of the elements that name the button. */
  readonly namedBy: string;
  /** Printed in the place of the button. */
  readonly number: string;
}

/** Where the reader came from, above the list of operations. */
export type BackLink = SiteLink;

/** The page that tells the changes between versions of the document. */
export type HistoryLink = SiteLink;

/** A call with a client library of the site's, beside the plain call. */
export interface ClientCall {
  /** One for each language; `language` and `isWritten` have the meaning they have in samples of the plain call. */
  readonly samples: readonly Sample[];
  /** Where the client is had, below its code. */
  readonly about?: SiteLink;
}

/** A file that the first page offers: the document itself, for instance. */
export type Download = SiteLink;

/** A choice of the site's own beside those of the reference: radio buttons that its own script answers. */
export interface SiteChoice {
  /** Name of the choice. */
  readonly label: string;
  /** Name of the radio buttons. */
  readonly name: string;
  /** The first holds until the script says otherwise. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** A button behind them, which the site's own script knows by its attributes. */
  readonly button?: {
    readonly label: string;
    readonly attributes: Readonly<Record<`data-${string}`, string>>;
  };
}

/**
 * Whether an address leads to the web or to a mailbox, and neither runs something nor leads into the
 * reader's own machine (`javascript:`, `data:`, `file:` …). It is read as a browser reads it, which
 * leaves out the tabs and line breaks that may hide a scheme.
 */
export function isWebAddress(href: string): boolean {
  const base = 'https://exemplo.invalid/';
  return URL.canParse(href, base) && /^(https?|mailto):$/.test(new URL(href, base).protocol);
}
