import type { Effect } from './Effect';
import type { RuleId } from './rules/rules';

/** A place of the reference. */
export interface Place {
  /** `operationId`. */
  readonly operation: string;
  /** Of the later document; of the earlier one for what was removed. */
  readonly anchor: string;
}

/** One difference between two documents. */
export interface Change {
  readonly rule: RuleId;
  readonly effect: Effect;
  /** Every place that it changes, in the reference's order; none where it is the whole service. */
  readonly places: readonly Place[];
  readonly before?: string;
  readonly after?: string;
  /** Why it has this effect: a sentence in Portuguese. */
  readonly why: string;
}
