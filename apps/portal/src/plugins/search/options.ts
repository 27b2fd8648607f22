import type { StatesByName } from '../../contracts/ContractIndex';
import type { DataEntries } from './entries/collectGroups';

/** What the site passes to the plugin; paths start at the root of the site. */
export interface SearchPluginOptions {
  /** Folder of the guides. */
  readonly docs: string;
  /** Folder of the posts. */
  readonly blog: string;
  readonly data: DataEntries;
  /** Words that stand for others. */
  readonly words: string;
  /** States of the objects the contracts speak of, which guides show. */
  readonly states: StatesByName;
}
