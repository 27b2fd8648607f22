import type { JsonValue } from '../../json.js';

/** Names and positions of one value that a schema says something of. */
export interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: ReadonlySet<number>;
}

/** Checks one value below another; what it says of names and items around it is lost. */
export type CheckBelow = (value: JsonValue, schema: JsonValue) => boolean;
