import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext, Source } from '../context.js';
import { WorkSpentError } from '../WorkBudget.js';
import { ExampleMaker } from './ExampleMaker.js';
import type { Direction } from './HiddenNames.js';
import { ValueChecker } from './ValueChecker.js';

/**
 * Levels shown, fewer where an example would hold more values than a reader can take in, and how
 * many values may be tried for each; the last, which shows what must be there only, has to be right.
 */
const ATTEMPTS = [
  { depth: 8, effort: LIMITS.exampleTries },
  { depth: 5, effort: LIMITS.exampleTries },
  { depth: 3, effort: LIMITS.exampleTries },
  { depth: 1, effort: LIMITS.exampleTries },
  { depth: 0, effort: LIMITS.leanExampleTries },
];

/** An example, or why there is none. */
export interface MadeExample {
  /** JSON text; nothing where no valid value was found. */
  readonly text?: string | undefined;
  /** The text shows only the beginning of a huge value. */
  readonly isCut?: boolean;
  /** There may be a valid value: it would be too long, or take too much work. */
  readonly isLeftOut?: boolean;
}

/** What one side of all calls shares: the checker, which keeps what it learns, and examples made. */
interface Side {
  readonly checker: ValueChecker;
  /** By the schema, or by the one it refers to and says no more. */
  readonly made: Map<JsonValue, MadeExample>;
}

const sides = new WeakMap<BuildContext, Map<Direction, Side>>();

/**
 * Makes one example of a schema as JSON text, always the same for the same schema: the document's
 * own examples, defaults, constants and enum values where they are valid, else values that keep
 * all it states.
 *
 * @param direction leaves out what only the other side sends (`readOnly`, `writeOnly`).
 */
export function exampleFromSchema(
  schema: Source,
  context: BuildContext,
  direction: Direction,
): MadeExample {
  const { checker, made } = sideOf(context, direction);
  const key = meantBy(schema.value, context);
  const example = made.get(key) ?? makeExample(schema, context, checker);
  made.set(key, example);
  return example;
}

function makeExample(schema: Source, context: BuildContext, checker: ValueChecker): MadeExample {
  const { work } = context.budget;
  work.begin(LIMITS.exampleWork);
  try {
    return makeShallower(schema, context, checker);
  } catch (error) {
    if (error instanceof WorkSpentError) return { isLeftOut: true };
    throw error;
  }
}

function makeShallower(schema: Source, context: BuildContext, checker: ValueChecker): MadeExample {
  let isLeftOut = false;
  for (const { depth, effort } of ATTEMPTS) {
    const maker = new ExampleMaker(context, checker, context.budget.work, depth, effort);
    const made = maker.make([schema], 0, true);
    if (made && made.size <= LIMITS.exampleValues) return { text: made.text, isCut: made.isCut };
    isLeftOut = maker.isTooLong || maker.isTired;
    if (!made && !maker.isTired) break;
  }
  return { isLeftOut };
}

/** A schema that is nothing but a reference is made once for all its uses. */
function meantBy(value: JsonValue, context: BuildContext): JsonValue {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const isAlone = Object.keys(value).length === 1;
  return (isAlone ? context.resolve(value.$ref)?.value : undefined) ?? value;
}

function sideOf(context: BuildContext, direction: Direction): Side {
  const known = sides.get(context) ?? new Map<Direction, Side>();
  sides.set(context, known);
  const side = known.get(direction) ?? {
    checker: new ValueChecker(context, direction, context.budget.work),
    made: new Map(),
  };
  known.set(direction, side);
  return side;
}
