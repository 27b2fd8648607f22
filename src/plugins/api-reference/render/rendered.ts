import type { Operation, Tag } from '../model/types/service';

/** One page of a reference. */
export interface RenderedPage {
  readonly kind: 'page';
  /** Last part of its address; empty on the first page. */
  readonly slug: string;
  readonly title: string;
  readonly html: string;
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

export interface RenderedArticle {
  readonly operation: Operation;
  readonly html: string;
}

/** The operations of one tag, shared out over as many pages as their size asks for. */
export interface RenderedTag {
  readonly tag: Tag;
  readonly parts: readonly { readonly slug: string; readonly articles: RenderedArticle[] }[];
}
