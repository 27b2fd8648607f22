/** What the site passes to the plugin. */
export interface BuiltPagesOptions {
  /** Whether pages carry the styles that they use, in place of the link to the whole stylesheet. */
  readonly carryStyles: boolean;
}
