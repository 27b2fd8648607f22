/** A drawn diagram. */
export interface Drawing {
  readonly svg: string;
  /** Every arrow in words, in the order of the source. */
  readonly text: readonly string[];
}
