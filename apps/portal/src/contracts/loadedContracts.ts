import type { AllContent } from '@docusaurus/types';
import type { NamedSchema, PlacedQuestion, Service } from '@frontier/openapi';
import type { Badge } from '@frontier/reference';

export interface ContractModel {
  readonly service: Service;
  readonly schemas: readonly NamedSchema[];
  readonly questions: readonly PlacedQuestion[];
  readonly route: string;
  readonly title: string;
  /** Address of the unchanged document on the site. */
  readonly contract: string;
  /** Whether the contract is an extra one from outside the site. Guides do not show it. */
  readonly isExtra?: boolean;
  /** Badges of new and changed operations and fields, by anchor. */
  readonly badges?: ReadonlyMap<string, Badge> | undefined;
  /** Notice at the head of the reference, if the document is stale. */
  readonly notice?: string | undefined;
}

export interface PublishedContract extends ContractModel {
  /** The document as its host serves it. */
  readonly bytes: Uint8Array;
  /** The contract with its overlay applied, as YAML; equals `bytes` if there is no overlay. */
  readonly complete: Uint8Array;
}

/** The contracts that the plugin `api-reference` read in this run: those of the services, then the extra ones. */
export function loadedContracts(allContent: AllContent): readonly PublishedContract[] {
  const content = allContent['api-reference']?.default;
  return (content as { readonly contracts: readonly PublishedContract[] }).contracts;
}

export function ownContracts(allContent: AllContent): PublishedContract[] {
  return loadedContracts(allContent).filter(({ isExtra }) => !isExtra);
}
