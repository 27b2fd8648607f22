import type { Entry, Group } from './Entry.js';

/** An entry in the index. */
export interface Place {
  readonly entry: Entry;
  readonly group: Group;
  /** Number of its group. */
  readonly of: number;
  /** Whether it is the group itself. */
  readonly isHead: boolean;
  /** Title and names, letters and digits only, folded. */
  readonly keys: readonly string[];
  /** How many words its title has, those that say nothing left out. */
  readonly titleLength: number;
  /** What the kind, and how it stands in its group, count for. */
  readonly standing: number;
}
