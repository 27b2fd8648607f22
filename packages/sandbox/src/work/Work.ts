import type { WatchedRules } from '../rules/Rules.js';
import type { Tx } from '../store/Database.js';

/**
 * What happens together, or not at all: one request, or one thing that fell due. Domain functions take it first.
 */
export interface Work {
  tx: Tx;
  /** The account (`apiKey`) whose data this is about. */
  company: string;
  /** The simulator's time, the same for all of this work. */
  now: Date;
  rules: WatchedRules;
  /** A new identifier (UUID). */
  newId: () => Promise<string>;
}
