import type { Operation, Tag } from '../model/types/service.js';

/** One page of a reference. */
export interface RenderedPage {
  readonly kind: 'page';
  /** Last part of its address; empty on the first page. */
  readonly slug: string;
  readonly title: string;
  /** Its HTML, to be written one piece after the other: a large page takes its size again as one text. */
  readonly pieces: readonly string[];
  readonly html: string;
  /** Every `id` on it that an address can name. */
  readonly anchors: readonly string[];
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
}

/** One operation as HTML, for its page and for places of its own. */
export interface RenderedArticle {
  readonly operation: Operation;
  readonly html: string;
  /** Every `id` in it that an address can name. */
  readonly anchors: readonly string[];
  /** As it stands on the page: without its title where the group's heading says the same. */
  readonly shown: string;
  /** For a place under a heading that says its title. */
  readonly writeUntitled: () => string;
}

/** The operations of one tag, shared out over as many pages as their size asks for. */
export interface RenderedTag {
  readonly tag: Tag;
  readonly parts: readonly { readonly slug: string; readonly articles: RenderedArticle[] }[];
}
