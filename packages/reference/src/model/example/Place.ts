import type { Source } from '../context.js';
import type { Placeholders } from '../ModelLabels.js';
import type { WorkBudget } from '../WorkBudget.js';
import type { HiddenNames } from './HiddenNames.js';
import type { Made } from './Made.js';
import type { Variant } from './variantsOf.js';

/** How much of an object is shown: all, what keeps it apart from other forms, what must be there. */
export const EXTENTS = ['full', 'apart', 'lean'] as const;
export type Extent = (typeof EXTENTS)[number];

/** One place of an example, with its choices made. */
export interface Place {
  readonly variant: Variant;
  readonly extent: Extent;
  readonly words: Placeholders;
  readonly hidden: HiddenNames;
  readonly work: WorkBudget;
  /**
   * Makes a value below the place.
   *
   * @param isWanted the place is nothing without it.
   * @param tag the value that selects the form of the place.
   */
  readonly make: (sources: readonly Source[], isWanted: boolean, tag?: string) => Made | undefined;
  /** Makes values that differ from one another, the first as `make` does. */
  readonly makeMany: (sources: readonly Source[], count: number) => readonly Made[];
}
