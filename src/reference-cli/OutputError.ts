/** The place given for the output cannot take it; the message says why and what to give instead. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}
