/** What went wrong elsewhere, its message as it is to be told. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}
