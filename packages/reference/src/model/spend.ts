import { type Phrase, phrase } from '../labels/phrase.js';
import type { Budget } from './Budget.js';
import type { BuildContext } from './context.js';
import type { SchemaNode } from './types/schema.js';

/** Characters of examples and lists of values one service may have, each as often as it is shown. */
const TEXT_BUDGET = 80_000_000;
/** Operations, parameters, headers, responses, bodies and links: more than twice what 5000 operations have. */
const PART_BUDGET = 250_000;

/** @param nodes schema nodes the service may unfold into. */
export function newBudget(nodes: number): Budget {
  return { left: nodes, nodes, characters: TEXT_BUDGET, parts: PART_BUDGET };
}

/** A document that unfolds without measure, and where it was when that was noticed. */
export class TooLargeError extends RangeError {
  /** @param mend what makes it smaller. */
  constructor(
    readonly found: Phrase,
    readonly pointer?: string,
    readonly mend = phrase('mend.shrinkSchemas'),
  ) {
    super(found.name);
  }
}

/** There is more of something than linking schemas instead of repeating them could take away. */
export class TooManyPartsError extends TooLargeError {}

/**
 * Counts an operation, parameter, header, response, body, link, or values that select forms.
 *
 * @throws {TooLargeError} when there are more than a service may have.
 */
export function spendPart(
  { budget }: Pick<BuildContext, 'budget'>,
  pointer: string,
  count = 1,
): void {
  budget.parts -= count;
  if (budget.parts >= 0) return;
  throw new TooManyPartsError(
    phrase('found.manyParts', { max: PART_BUDGET }),
    pointer,
    phrase('mend.shrinkOperations'),
  );
}

/**
 * Counts one schema node.
 *
 * @throws {TooLargeError} when there are more than the document may unfold into.
 */
export function spendNode({ budget }: Pick<BuildContext, 'budget'>, pointer?: string): void {
  budget.left -= 1;
  if (budget.left >= 0) return;
  throw new TooLargeError(phrase('found.manyFields', { max: budget.nodes }), pointer);
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
    throw new TooLargeError(
      phrase('found.repeatedTexts', { max: TEXT_BUDGET }),
      pointer,
      phrase('mend.shortenExamples'),
    );
  }
}

/** Counts the values a schema gives, as `spendTexts` does. */
export function spendValues(
  context: Pick<BuildContext, 'budget'>,
  { enumValues, examples }: Pick<SchemaNode, 'enumValues' | 'examples'>,
  pointer: string | undefined,
): void {
  spendTexts(context, [...examples, ...enumValues.map(({ text }) => text)], pointer);
}
