import type { AllContent } from '@docusaurus/types';
import type { NamedSchema, Service } from '@frontier/openapi';
import type { Badge } from '@frontier/reference';

/** A service's contract: its model and all named schemas. */
export interface ContractModel {
  readonly service: Service;
  readonly schemas: readonly NamedSchema[];
  readonly route: string;
  readonly title: string;
  /** Address at which the host serves the document. */
  readonly contract: string;
  /** Whether the contract is an extra one from outside the site. Guides do not show it. */
  readonly isExtra?: boolean;
  /** Badges of new and changed operations and fields, by anchor. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Notice at the head of the reference, if the document is stale. */
  readonly notice?: string | undefined;
}

/** A file of the built site, with its path from the site's root. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

/** Content of the plugin `api-reference` for later plugins. */
export interface LoadedReference {
  /** Contracts of the services, followed by the extra ones. */
  readonly contracts: readonly (ContractModel & { readonly bytes: Uint8Array })[];
}

/**
 * Returns the content of the plugin `api-reference` in this run, so that no contract is requested twice.
 *
 * @throws {Error} when the site does not use the plugin.
 */
export function loadedReference(allContent: AllContent): LoadedReference {
  const content = allContent['api-reference']?.default;
  if (!isReference(content)) throw new Error('the site does not use the plugin api-reference');
  return content;
}

/** Whether a value is the result of the plugin's `loadContent`. */
function isReference(content: unknown): content is LoadedReference {
  return typeof content === 'object' && content !== null && 'contracts' in content;
}
