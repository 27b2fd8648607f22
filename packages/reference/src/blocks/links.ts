import type { Sample } from '@frontier/openapi';

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** A short label of the site beside an operation, field or response, linked to its explanation. */
export interface Badge extends SiteLink {
  /** Full sentence for screen readers. */
  readonly description: string;
}

/** A remark of the site in a popover element of the page, opened by a small button. */
export interface Note {
  /** CSS class of the button; it has no text. */
  readonly className: string;
  readonly opens: string;
  /** `id`s of the elements that name the button. */
  readonly namedBy: string;
  /** Number that replaces the button in print. */
  readonly number: string;
}

/** A call with the site's client library, beside the plain call. */
export interface ClientSamples {
  /** One sample per language, with `language` as in samples of the plain call. */
  readonly samples: readonly Sample[];
  readonly about?: SiteLink;
}

/** Radio buttons of the site in the reference's toolbar; the site's script handles them. */
export interface SiteChoice {
  readonly label: string;
  readonly name: string;
  /** The first option is checked initially. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** A button after the options; the site's script finds it by its attributes. */
  readonly button: {
    readonly label: string;
    readonly attributes: Readonly<Record<`data-${string}`, string>>;
  };
}

/**
 * Whether an address is for the web or mail, not `javascript:`, `data:` or the like. It is parsed as a browser does,
 * which ignores tabs and line breaks that may hide a scheme.
 */
export function isSafeAddress(href: string): boolean {
  const base = 'https://exemplo.invalid/';
  return URL.canParse(href, base) && /^(https?|mailto):$/.test(new URL(href, base).protocol);
}
