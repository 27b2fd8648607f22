import type { ContractIndex } from './embed/ContractIndex';
import type { RenderedServices } from './renderServices';

/** What the plugin has made of the documents; other plugins find it among all content. */
export interface ReferenceContent {
  readonly rendered: RenderedServices;
  /** Absent while the documents have faults: guides then keep the parts they had. */
  readonly parts?: ContractIndex;
}
