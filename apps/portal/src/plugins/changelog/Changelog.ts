/** What the site passes to the plugin and to the remark plugin that shows the changes. */
export interface ChangelogOptions {
  /** Folder of the entries, below the site's. */
  readonly folder: string;
  /** Address of the feed. */
  readonly feed: string;
  /** Address of the page of all changes. */
  readonly route: string;
  /** Ids of the services, in the order shown. */
  readonly services: readonly string[];
}
