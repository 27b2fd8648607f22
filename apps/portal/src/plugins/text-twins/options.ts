import type { Pluggable } from 'unified';

/** What a component of a guide is in Markdown, from the attributes given as plain text. */
export type DescribeComponent = (attributes: ReadonlyMap<string, string>) => string;

/** What the site passes to the plugin. None of it reaches the browser: functions are left out there. */
export interface TextTwinsOptions {
  /** Remark plugins that put data of the site into pages, as the pages are compiled with them. */
  readonly remarkPlugins: readonly Pluggable[];
  /** Components of the site by name, each as Markdown; an empty text for one that says nothing. */
  readonly components: Readonly<Record<string, DescribeComponent>>;
  /** Pages that have no source in Markdown, such as the front page, as MDX: by their address. */
  readonly describePage: Readonly<Record<string, () => string>>;
}
