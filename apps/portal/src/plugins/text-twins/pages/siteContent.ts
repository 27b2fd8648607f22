import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { loadedContracts } from '../../../contracts/loadedContracts';

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
    contracts: loadedContracts(all),
  };
}
