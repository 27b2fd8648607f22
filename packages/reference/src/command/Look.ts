/** An image, as it is read. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/svg+xml';
  /** Name of its file beside the pages. */
  readonly name: string;
}

/** What makes pages look like their owner's. */
export interface Look {
  readonly title: string | undefined;
  readonly logo: Logo | undefined;
  /** Rules that come after the package's own. */
  readonly css: string | undefined;
}
