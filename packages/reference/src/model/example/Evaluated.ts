import type { JsonValue } from '../../json.js';

/** Names and positions of one value that a schema says something of. */
export interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: ReadonlySet<number>;
}

/** A schema that says nothing of single names and positions. */
export const NOTHING: Evaluated = { names: new Set(), items: new Set() };

/** Checks one value below another; what it says of names and items around it is lost. */
export type CheckBelow = (value: JsonValue, schema: JsonValue) => boolean;
