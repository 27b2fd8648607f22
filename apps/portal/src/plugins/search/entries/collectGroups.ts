import { portuguese } from '@frontier/reference';
import type { Group } from '@frontier/search';
import {
  buildContractIndex,
  type ContractModel,
} from '../../api-reference/embed/buildContractIndex';
import type { StatesByName } from '../../api-reference/embed/ObjectStates';
import { type DataFiles, listDataEntries } from './listDataEntries';
import { listGuides } from './listGuides';
import { listErrorTexts, listOperations } from './listOperations';
import { listPosts } from './listPosts';
import { listReferences } from './listReferences';
import type { SectionSources } from './SectionSources';

/** Everything that is searched, by where it stands. */
export interface SearchSources {
  readonly contracts: readonly ContractModel[];
  readonly states: StatesByName;
  /** Folder of the guides. */
  readonly docs: string;
  /** Folder of the posts. */
  readonly blog: string;
  readonly data: DataFiles;
}

/**
 * Collects everything that can be found: guides, then the reference, then posts.
 *
 * @throws {Error} naming the file of a guide, a post or data that can't be read.
 */
export function collectGroups({ blog, contracts, data, docs, states }: SearchSources): Group[] {
  const own = contracts.filter(({ isExtra }) => !isExtra);
  const facts = buildContractIndex(own, portuguese, () => undefined, states);
  const shown = new Map([...listDataEntries(data), ['ErrorTable', listErrorTexts(own)] as const]);
  const sources: SectionSources = { facts, shown };
  return [
    ...listGuides({ ...sources, docs }),
    ...listReferences(contracts),
    ...contracts.flatMap(listOperations),
    ...listPosts(blog, sources),
  ];
}
