/** The documents take more memory than they may. */
export class MemoryError extends RangeError {
  override readonly name = 'MemoryError';

  /** @param max in MiB. */
  constructor(readonly max: number) {
    super(`more than ${max} MiB of memory`);
  }
}
