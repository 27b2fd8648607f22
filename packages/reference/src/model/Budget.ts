import type { WorkBudget } from './WorkBudget.js';

/** What is left to one service of each kind of thing that references multiply. */
export interface Budget {
  /** Schema nodes, of so many. */
  left: number;
  readonly nodes: number;
  /** Schema nodes that the operation or shared schema at hand may still show. */
  leftToOperation: number;
  characters: number;
  parts: number;
  /** Work that goes into examples. */
  readonly work: WorkBudget;
}
