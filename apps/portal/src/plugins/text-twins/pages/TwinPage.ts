import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import type { Root } from 'mdast';
import { type ContractModel, loadedReference } from '../../../contracts/loadedContracts';

/** What the other plugins loaded, as far as twins are made of it. */
export interface SiteContent {
  readonly docs: DocsContent;
  readonly blog: BlogContent;
  readonly pages: PagesContent;
  readonly contracts: readonly ContractModel[];
}

/** @throws {Error} naming a plugin whose content is missing. */
export function readSiteContent(all: AllContent): SiteContent {
  const contentOf = (plugin: string): unknown => {
    const content = all[plugin]?.default;
    if (content === undefined) throw new Error(`text-twins: the plugin ${plugin} has no content`);
    return content;
  };
  return {
    docs: contentOf('docusaurus-plugin-content-docs') as DocsContent,
    blog: contentOf('docusaurus-plugin-content-blog') as BlogContent,
    pages: contentOf('docusaurus-plugin-content-pages') as PagesContent,
    contracts: loadedReference(all).contracts,
  };
}

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
