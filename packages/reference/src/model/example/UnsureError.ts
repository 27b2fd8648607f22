/** It can't be told whether a value is valid; who asks takes that for a no. */
export class UnsureError extends Error {
  /** @param what the keyword that can't be told, and what it says. */
  constructor(what: string) {
    super(`unsure: ${what}`);
    this.name = 'UnsureError';
  }
}
