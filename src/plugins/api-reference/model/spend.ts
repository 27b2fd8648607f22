import type { BuildContext } from './context';

/** Characters of examples and lists of values one service may have, each as often as it is shown. */
export const TEXT_BUDGET = 80_000_000;

/** A document that unfolds without measure, and where it was when that was noticed. */
export class TooLargeError extends RangeError {
  constructor(
    message: string,
    readonly pointer?: string,
  ) {
    super(message);
  }
}

/**
 * Counts one schema node.
 *
 * @throws {TooLargeError} when there are more than the document may unfold into.
 */
export function spendNode({ budget }: Pick<BuildContext, 'budget'>, pointer?: string): void {
  budget.left -= 1;
  if (budget.left < 0) throw new TooLargeError('o documento tem campos demais', pointer);
}

/**
 * Counts texts that are written anew wherever a reference brings them.
 *
 * @throws {TooLargeError} when they are more than a service may have.
 */
export function spendTexts(
  { budget }: Pick<BuildContext, 'budget'>,
  texts: readonly string[],
  pointer?: string,
): void {
  for (const { length } of texts) budget.characters -= length + 1;
  if (budget.characters < 0) {
    throw new TooLargeError('exemplos e listas de valores repetidos demais', pointer);
  }
}
