import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import type { Root } from 'mdast';
import { loadedReference } from '../../../contracts/loadedContracts';

/** Content of the other plugins from which Markdown pages are made. */
export type SiteContent = ReturnType<typeof readSiteContent>;

export function readSiteContent(all: AllContent) {
  const contentOf = (plugin: string) => all[plugin]?.default;
  return {
    docs: contentOf('docusaurus-plugin-content-docs') as DocsContent,
    blog: contentOf('docusaurus-plugin-content-blog') as BlogContent,
    pages: contentOf('docusaurus-plugin-content-pages') as PagesContent,
    contracts: loadedReference(all).contracts,
  };
}

export interface MarkdownPage {
  /** Path of the page, without a trailing slash except for the front page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Heading in the index that lists the page; absent if another page's line links to it. */
  readonly area: string | undefined;
  /** Address of the place in a reference that the page only leads to, and whose page contains all of its text. */
  readonly target?: string;
  /** Reads its text again on each call. */
  readonly read: () => Root;
}
