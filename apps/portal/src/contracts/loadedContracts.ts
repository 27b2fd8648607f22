import type { AllContent } from '@docusaurus/types';
import type { NamedSchema, Service } from '@frontier/openapi';
import type { Badge } from '@frontier/reference';
import type { ContractIndex } from './ContractIndex';

/** One service's contract: its model, and every schema it names. */
export interface ContractModel {
  readonly service: Service;
  readonly schemas: readonly NamedSchema[];
  readonly route: string;
  readonly title: string;
  /** Address of the document as its host serves it. */
  readonly contract: string;
  /** Whether it was brought in from outside: guides show nothing of it. */
  readonly isExtra?: boolean;
  /** Badges of new and changed places, by anchor. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Notice at the head of the reference, if the document is not its host's current one. */
  readonly notice?: string | undefined;
}

/** A file of the built site, by its path from the site's root. */
export interface SiteFile {
  readonly path: string;
  readonly bytes: Uint8Array | string;
}

/** The content of the plugin `api-reference` that later plugins read. */
export interface LoadedReference {
  /** Those of the services, then those from outside. */
  readonly contracts: readonly (ContractModel & { readonly bytes: Uint8Array })[];
  readonly index: ContractIndex;
}

/**
 * The content of the plugin `api-reference` in this run, so that no host is asked twice.
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
