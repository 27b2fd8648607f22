import type { IndexPage } from './browser/describeView';

/** What the site passes to the plugin. */
export interface SearchPageOptions {
  /** Name of the search in a browser's list of search engines, at most 16 characters. */
  readonly shortName: string;
  /** Pages that list things by themselves, shown where there is nothing to show of a query. */
  readonly indexPages: readonly IndexPage[];
}
