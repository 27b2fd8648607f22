/** Writes an unexpected error to the log. Entries have no headers, bodies and queries: they may have secrets. */
export type WriteLog = (entry: object) => void;

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, name, stack } = error;
  return { type: name, message, stack };
}
