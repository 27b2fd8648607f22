import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext, Source } from '../context.js';
import { WorkSpentError } from '../WorkBudget.js';
import { ExampleMaker } from './ExampleMaker.js';
import { type Direction, ValueChecker } from './ValueChecker.js';

/** Levels shown: fewer where an example would hold too many values, or take too much work. */
const DEPTHS = [8, 5, 3, 1, 0];

/** An example, or why there is none. */
export interface MadeExample {
  /** JSON text; nothing where no valid value was found. */
  readonly text?: string | undefined;
  /** The text shows only the beginning of a huge value. */
  readonly isCut?: boolean;
  /** There may be a valid value: it would be too long, or take too much work. */
  readonly isLeftOut?: boolean;
}

/** Examples made for one side of all calls, by schema: what a reference means is made once. */
const made = new WeakMap<BuildContext, Record<Direction, Map<JsonValue, MadeExample>>>();

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
  const sides = made.get(context) ?? { request: new Map(), response: new Map() };
  made.set(context, sides);
  const { value } = schema;
  const ref = isObject(value) && Object.keys(value).length === 1 ? value.$ref : undefined;
  const key = (typeof ref === 'string' && context.resolve(ref)?.value) || value;
  const example = sides[direction].get(key) ?? makeExample(schema, context, direction);
  sides[direction].set(key, example);
  return example;
}

function makeExample(schema: Source, context: BuildContext, direction: Direction): MadeExample {
  const { work } = context.budget;
  const checker = new ValueChecker(context, direction, work);
  for (const depth of DEPTHS) {
    const maker = new ExampleMaker(context, checker, work, depth);
    work.begin(LIMITS.exampleWork / DEPTHS.length);
    try {
      const sample = maker.make([schema], { depth: 0, open: [], isWanted: true });
      return sample ? { text: sample.text, isCut: sample.isCut } : {};
    } catch (error) {
      if (!(error instanceof WorkSpentError)) throw error;
    }
  }
  return { isLeftOut: true };
}
