import type { ContractIndex } from '../../contracts/ContractIndex';
import type { RenderedServices } from './renderServices';

/** What the plugin has made of the documents; other plugins find it among all content. */
export interface ReferenceContent {
  readonly rendered: RenderedServices;
  /** Absent where nothing can be shown: guides then keep the parts they had. */
  readonly parts?: ContractIndex;
  /** Where each contract came from, for whoever publishes the site. */
  readonly report?: string;
}
