/**
 * Text of an error and of everything that caused it, outermost first.
 *
 * @param error what the error boundary caught
 * @returns one paragraph per error, separated by a line that says 'Causa:'
 */
export function describeError(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current: unknown = error;
  // A cause may point back at an error already told: stop there instead of looping.
  while (current instanceof Error && !seen.has(current)) {
    seen.add(current);
    messages.push(current.message);
    current = current.cause;
  }
  return messages.join('\n\nCausa:\n');
}
