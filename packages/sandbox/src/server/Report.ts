/** Levels of the log, in the order of their importance. */
export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

/** Writes an entry to the log. Entries have no headers, bodies and queries, which may contain tokens and secrets. */
export type Report = (level: (typeof LEVELS)[number], entry: object) => void;

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, name, stack } = error;
  return { type: name, message, stack };
}
