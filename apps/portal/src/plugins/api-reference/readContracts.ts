import type { AllContent } from '@docusaurus/types';
import type { ContractModel } from '../../contracts/buildContractIndex';
import type { RenderedServices } from './renderServices';

/**
 * The contracts that the plugin has loaded, those from outside last, for plugins that come after it;
 * none while they have faults.
 *
 * @throws {Error} when the site does not use the plugin.
 */
export function readContracts(allContent: AllContent): readonly ContractModel[] {
  const content = allContent['api-reference']?.default;
  if (!isContent(content)) throw new Error('api-reference: the site does not use this plugin');
  const { contracts = [], extras = [] } = content.rendered;
  return [...contracts, ...extras];
}

/** Whether it is what the plugin's `loadContent` gives. */
function isContent(
  content: unknown,
): content is { readonly rendered: Partial<Pick<RenderedServices, 'contracts' | 'extras'>> } {
  return typeof content === 'object' && content !== null && 'rendered' in content;
}
