import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext, Source } from '../context.js';
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

/** What one side of all calls shares: the checker, which keeps what it learns, and examples made. */
interface Side {
  readonly checker: ValueChecker;
  /** By the schema, or by the one it refers to and says no more; `undefined` where none is valid. */
  readonly made: Map<JsonValue, string | undefined>;
}

const sides = new WeakMap<BuildContext, Map<Direction, Side>>();

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
  const { checker, made } = sideOf(context, direction);
  const key = meantBy(schema.value, context);
  if (!made.has(key)) made.set(key, makeText(schema, context, checker));
  return made.get(key);
}

function makeText(
  schema: Source,
  context: BuildContext,
  checker: ValueChecker,
): string | undefined {
  for (const { depth, effort } of ATTEMPTS) {
    const maker = new ExampleMaker(context, checker, depth, effort);
    const made = maker.make([schema], 0, true);
    if (made && made.size <= LIMITS.exampleValues) return made.text;
    if (!made && !maker.isTired) return undefined;
  }
  return undefined;
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
    checker: new ValueChecker(context, direction),
    made: new Map(),
  };
  known.set(direction, side);
  return side;
}
