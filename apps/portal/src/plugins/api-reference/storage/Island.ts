/** HTML made at build time, and every `id` in it. */
export interface Island {
  readonly html: string;
  readonly anchors: readonly string[];
}
