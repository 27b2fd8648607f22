/** A piece of HTML. */
export interface Markup {
  readonly html: string;
  /** Every `id` in it that an address can name. */
  readonly anchors: readonly string[];
}
