import type { Root } from 'mdast';

/** A page of the site that has a twin. */
export interface TwinPage {
  /** Address of the page, without a slash at its end but for the front page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Heading in the index under which it is listed; absent where another page's line leads to it. */
  readonly area: string | undefined;
  /** Whether all of it stands in another page's text as well. */
  readonly isPart?: boolean;
  /** Its text, read anew each time; a tree, or Markdown whose links are whole. */
  readonly read: () => Root | string;
}
