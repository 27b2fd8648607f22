import type { BuildContext } from './context';
import type { SchemaNode } from './types/schema';

/** Characters of examples and lists of values one service may have, each as often as it is shown. */
const TEXT_BUDGET = 80_000_000;
/** Operations, parameters, headers, responses, bodies and links: more than twice what 5000 operations have. */
const PART_BUDGET = 250_000;

/** What is left to one service of each kind of thing that references multiply. */
export interface Budget {
  /** Schema nodes, of so many. */
  left: number;
  readonly nodes: number;
  characters: number;
  parts: number;
}

/** @param nodes schema nodes the service may unfold into. */
export function newBudget(nodes: number): Budget {
  return { left: nodes, nodes, characters: TEXT_BUDGET, parts: PART_BUDGET };
}

/** A document that unfolds without measure, and where it was when that was noticed. */
export class TooLargeError extends RangeError {
  /** @param mend what makes it smaller. */
  constructor(
    message: string,
    readonly pointer?: string,
    readonly mend = 'Reduza os esquemas que se repetem por referência.',
  ) {
    super(message);
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
    `mais de ${PART_BUDGET} operações, parâmetros, cabeçalhos, respostas, corpos, links e valores de discriminador, contados cada vez que uma referência os traz`,
    pointer,
    'Reduza o que muitas operações trazem por referência ou divida o documento.',
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
  throw new TooLargeError(
    `o documento tem campos demais: mais de ${budget.nodes}, contados cada vez que uma referência os traz`,
    pointer,
  );
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
      `exemplos e listas de valores repetidos demais: mais de ${TEXT_BUDGET} caracteres, contados cada vez que aparecem`,
      pointer,
      'Encurte os exemplos e as listas que muitas operações trazem por referência.',
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
