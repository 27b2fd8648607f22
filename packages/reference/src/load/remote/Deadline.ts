/** Until when everything must be done that shares it. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** From its start, for whoever is told that it has passed. */
  readonly seconds: number;
}

/** A deadline that starts now. */
export function startDeadline(milliseconds: number): Deadline {
  return { signal: AbortSignal.timeout(milliseconds), seconds: milliseconds / 1000 };
}
