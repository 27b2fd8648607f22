import type { JsonValue } from '../../json';

/** Names and leading items of one value that a schema says something of. */
export interface Evaluated {
  readonly names: ReadonlySet<string>;
  readonly items: number;
}

/** Checks one value below another; what it says of names and items around it is lost. */
export type CheckBelow = (value: JsonValue, schema: JsonValue) => boolean;
