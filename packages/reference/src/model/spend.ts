import { type Phrase, phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import type { Budget } from './Budget.js';
import type { BuildContext } from './context.js';
import type { SchemaNode } from './types/schema.js';
import { WorkBudget } from './WorkBudget.js';

/** @param nodes schema nodes the service may unfold into. */
export function newBudget(nodes: number): Budget {
  return {
    left: nodes,
    nodes,
    leftToOperation: LIMITS.nodesOfOperation,
    characters: LIMITS.valueCharacters,
    parts: LIMITS.parts,
    work: new WorkBudget(LIMITS.serviceWork),
  };
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
    phrase('found.manyParts', { max: LIMITS.parts }),
    pointer,
    phrase('mend.shrinkOperations'),
  );
}

/** Begins an operation or a shared schema, with schema nodes of its own. */
export function startOperation({ budget }: Pick<BuildContext, 'budget'>): void {
  budget.leftToOperation = LIMITS.nodesOfOperation;
}

/**
 * Counts one schema node.
 *
 * @throws {TooLargeError} when there are more than the document may unfold into.
 */
export function spendNode({ budget }: Pick<BuildContext, 'budget'>, pointer?: string): void {
  budget.left -= 1;
  budget.leftToOperation -= 1;
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
      phrase('found.repeatedTexts', { max: LIMITS.valueCharacters }),
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
