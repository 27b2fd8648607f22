import { LIMITS } from '../limits.js';
import type { SchemaNode } from './types/schema.js';

/** A document that unfolds without measure, and where it was when that was noticed. */
export class TooLargeError extends RangeError {
  /** @param mend how to make it smaller. */
  constructor(
    readonly found: string,
    readonly pointer?: string,
    readonly mend = 'Reduce the schemas that references repeat.',
  ) {
    super(found);
  }
}

/** Too large even with schemas linked instead of repeated. */
export class TooManyPartsError extends TooLargeError {}

/** More schema nodes than the service may have; no single operation had too many. */
export class TooManyNodesError extends TooLargeError {}

/** Counts down how much one service may still hold of everything that references multiply. */
export class ModelBudget {
  private nodesLeft: number;
  private nodesOfOperation = LIMITS.nodesOfOperation;
  private characters = LIMITS.valueCharacters;
  private parts = LIMITS.parts;

  /**
   * @param nodes schema nodes the service may unfold into.
   * @param leavesOut fields beyond the limit of an operation are left out; else they are refused, since more
   * could be linked.
   */
  constructor(
    private readonly nodes: number,
    private readonly leavesOut: boolean,
  ) {
    this.nodesLeft = nodes;
  }

  /** Begins an operation or a shared schema, which has its own number of schema nodes. */
  startOperation(): void {
    this.nodesOfOperation = LIMITS.nodesOfOperation;
  }

  /**
   * Counts one schema node.
   *
   * @throws {TooManyNodesError} when there are more than the document may unfold into.
   */
  countNode(pointer: string | undefined): void {
    this.nodesLeft -= 1;
    this.nodesOfOperation -= 1;
    if (this.nodesLeft >= 0) return;
    throw new TooManyNodesError(
      `the document has too many fields: more than ${this.nodes}, counted each time a reference brings them`,
      pointer,
    );
  }

  /**
   * Counts an operation, parameter, header, response, body, link, or values that select forms.
   *
   * @throws {TooManyPartsError} when there are more than a service may have.
   */
  countPart(pointer: string, count = 1): void {
    this.parts -= count;
    if (this.parts >= 0) return;
    const found = `more than ${LIMITS.parts} operations, parameters, headers, responses, bodies, links and discriminator values, counted each time a reference brings them`;
    throw new TooManyPartsError(
      found,
      pointer,
      'Reduce what many operations bring by reference, or split the document.',
    );
  }

  /**
   * Counts texts that are written anew wherever a reference brings them.
   *
   * @throws {TooLargeError} when they are more than a service may have.
   */
  countTexts(texts: readonly string[], pointer?: string): void {
    for (const { length } of texts) this.characters -= length + 1;
    if (this.characters >= 0) return;
    const found = `texts, examples and lists of values repeated too often: more than ${LIMITS.valueCharacters} characters, counted each time they appear`;
    throw new TooLargeError(
      found,
      pointer,
      'Shorten the examples and lists that many operations bring by reference.',
    );
  }

  /** Counts the values a schema gives, as `countTexts` does. */
  countValues(
    { enumValues, examples }: Pick<SchemaNode, 'enumValues' | 'examples'>,
    pointer: string | undefined,
  ): void {
    this.countTexts([...examples, ...enumValues.map(({ text }) => text)], pointer);
  }

  /**
   * Whether the operation may show no further field or form.
   *
   * @param pointer of the schema that lists them.
   * @throws {TooLargeError} instead of leaving any out, as long as more could be linked.
   */
  isOperationFull(pointer: string | undefined): boolean {
    if (this.nodesOfOperation > 0) return false;
    if (this.leavesOut) return true;
    throw new TooLargeError(
      `the document has too many fields: more than ${LIMITS.nodesOfOperation}, counted each time a reference brings them`,
      pointer,
    );
  }
}

/** Builds the entries of one schema (fields, forms, positions), as far as its operation may still show them. */
export class ShownEntries {
  /** How many were not built. */
  leftOut = 0;

  constructor(private readonly budget: ModelBudget) {}

  /**
   * Builds one entry after the other until the operation has all it may show.
   *
   * @param pointer of the schema that lists them.
   */
  map<Entry, Built>(
    entries: readonly Entry[],
    pointer: string | undefined,
    build: (entry: Entry, index: number) => Built,
  ): Built[] {
    const built: Built[] = [];
    for (const [index, entry] of entries.entries()) {
      if (this.budget.isOperationFull(pointer)) {
        this.leftOut += entries.length - index;
        break;
      }
      built.push(build(entry, index));
    }
    return built;
  }
}
