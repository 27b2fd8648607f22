import type { Entry } from '@frontier/search';
import type { ShownFacts } from './textOfNodes';

/** What sections are described with. */
export interface SectionSources {
  readonly facts: ShownFacts;
  /** What an element shows of a contract or of a file of data, by the element's name. */
  readonly shown: ReadonlyMap<string, readonly Entry[]>;
}
