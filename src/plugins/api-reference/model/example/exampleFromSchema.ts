import type { BuildContext, Source } from '../context';
import { ExampleMaker } from './ExampleMaker';
import type { Direction } from './HiddenNames';
import { ValueChecker } from './ValueChecker';

/**
 * Levels shown, fewer where an example would hold more values than a reader can take in, and how
 * many values may be tried for each; the last, which shows what must be there only, has to be right.
 */
const ATTEMPTS = [
  { depth: 8, effort: 2_500 },
  { depth: 5, effort: 2_500 },
  { depth: 3, effort: 2_500 },
  { depth: 1, effort: 2_500 },
  { depth: 0, effort: 12_000 },
];
const VALUE_LIMIT = 600;

/**
 * Makes one example of a schema as JSON text, always the same for the same schema: the document's
 * own examples, defaults, constants and enum values where they are valid, else values that keep
 * all it states.
 *
 * @param direction leaves out what only the other side sends (`readOnly`, `writeOnly`).
 * @returns undefined where no valid value was found.
 */
export function exampleFromSchema(
  schema: Source,
  context: BuildContext,
  direction: Direction,
): string | undefined {
  const checker = checkerOf(context, direction);
  for (const { depth, effort } of ATTEMPTS) {
    const maker = new ExampleMaker(context, checker, depth, effort);
    const made = maker.make([schema], 0, true);
    if (made && made.size <= VALUE_LIMIT) return made.text;
    if (!made && !maker.isTired) return undefined;
  }
  return undefined;
}

const checkers = new WeakMap<BuildContext, Map<Direction, ValueChecker>>();

/** One for each side of all calls: what it learns of a document's schemas is kept. */
function checkerOf(context: BuildContext, direction: Direction): ValueChecker {
  const known = checkers.get(context) ?? new Map<Direction, ValueChecker>();
  checkers.set(context, known);
  const checker = known.get(direction) ?? new ValueChecker(context, direction);
  known.set(direction, checker);
  return checker;
}
