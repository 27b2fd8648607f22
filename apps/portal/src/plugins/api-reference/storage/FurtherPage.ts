/** A page of a reference beyond its first, as it is stored for the server and for the browser. */
export interface FurtherPage {
  /** Unique over all services, also the `data-island` of its element. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** Where the further pages of one service are found while a page is rendered. */
export interface PageSource {
  /** What their keys begin with; a page's slug is the rest. */
  readonly key: string;
  /** Folder of the built site with one JSON file for each page. */
  readonly address: string;
  /** Changes with any of the pages. */
  readonly version: string;
  /** Reads one page by its slug; on the server only. */
  readonly read?: (slug: string) => FurtherPage & { readonly anchors: readonly string[] };
}
