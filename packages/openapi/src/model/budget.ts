import { LIMITS } from '../limits.js';
import type { SchemaNode } from './types/schema.js';

/** A document that expands beyond a limit, with the pointer at which it does. */
export class TooLargeError extends RangeError {
  constructor(
    readonly found: string,
    readonly pointer?: string,
    readonly fix = 'Reduce the schemas that references repeat.',
  ) {
    super(found);
  }
}

/** Characters that may be Markdown. */
const MARKUP = /[^\p{L}\p{N}\s.,;:()'"/-]/u;

/** Limits everything in one service that references can multiply. */
export class ModelBudget {
  nodesLeft: number;
  private characters = LIMITS.valueCharacters;
  private parts = LIMITS.parts;

  constructor(private readonly nodes: number) {
    this.nodesLeft = nodes;
  }

  countNode(pointer: string | undefined, count = 1): void {
    this.nodesLeft -= count;
    if (this.nodesLeft >= 0) return;
    const found = `the document has too many fields: more than ${this.nodes}, counted each time a reference brings them`;
    throw new TooLargeError(found, pointer);
  }

  /** Counts the parts that references to paths, parameters or schemas bring again. */
  countPart(pointer: string, count = 1): void {
    this.parts -= count;
    if (this.parts >= 0) return;
    const found = `more than ${LIMITS.parts} operations, parameters, responses, servers, tags, samples and other parts, counted each time a reference brings them`;
    const fix = 'Reduce the parts that many operations refer to, or split the document.';
    throw new TooLargeError(found, pointer, fix);
  }

  /** Counts texts that are printed again for every reference to them. */
  countTexts(texts: readonly string[], pointer?: string): void {
    for (const { length } of texts) this.characters -= length + 1;
    if (this.characters >= 0) return;
    const found = `texts, examples and lists of values repeated too often: more than ${LIMITS.valueCharacters} characters, counted each time they appear`;
    const fix = 'Shorten the examples and lists that many operations bring by reference.';
    throw new TooLargeError(found, pointer, fix);
  }

  /** Counts the examples and other values of a schema: their texts, and for each value the elements around it. */
  countValues(
    { enumValues, examples }: Pick<SchemaNode, 'enumValues' | 'examples'>,
    pointer: string | undefined,
  ): void {
    for (const list of [enumValues, examples]) this.limitList(list, pointer);
    const costs = enumValues.map(({ description = '' }) =>
      MARKUP.test(description) ? LIMITS.meaningCost : 1,
    );
    const values = costs.reduce<number>((sum, cost) => sum + cost, examples.length);
    this.characters -= values * LIMITS.valueCost;
    this.countTexts([...examples, ...enumValues.map(({ text }) => text)], pointer);
  }

  /** Limits a list that a page shows in one line. */
  limitList({ length }: readonly unknown[], pointer: string | undefined): void {
    if (length <= LIMITS.enumValues) return;
    const found = `a list of ${length} values: more than ${LIMITS.enumValues}`;
    throw new TooLargeError(found, pointer, 'Describe the values in words.');
  }
}
