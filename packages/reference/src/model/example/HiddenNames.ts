import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { subschemas } from '../../walkDocument.js';
import type { SourceDocument } from '../context.js';

/** Which side of a call an example is of: each leaves out what only the other one sends. */
export type Direction = 'request' | 'response';

/**
 * The properties one side of a call leaves out (`readOnly` in requests, `writeOnly` in answers),
 * wherever around a schema they are declared.
 */
export class HiddenNames {
  private readonly flag: 'readOnly' | 'writeOnly';
  private readonly known = new Map<JsonValue, ReadonlySet<string>>();

  constructor(
    private readonly document: Pick<SourceDocument, 'resolve'>,
    direction: Direction,
  ) {
    this.flag = direction === 'request' ? 'readOnly' : 'writeOnly';
  }

  /** Whether a property's schema says that this side doesn't send it. */
  hides(schema: JsonValue | undefined, open: ReadonlySet<JsonValue> = new Set()): boolean {
    if (!isObject(schema) || open.has(schema)) return false;
    if (schema[this.flag] === true) return true;
    const within = new Set(open).add(schema);
    return this.parts(schema, 'allOf').some((part) => this.hides(part, within));
  }

  /** Names hidden by a schema and by all it is made of. */
  of(schema: JsonObject): ReadonlySet<string> {
    const known = this.known.get(schema);
    if (known) return known;
    const names = new Set<string>();
    this.known.set(schema, names);
    const { properties } = schema;
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      if (this.hides(property)) names.add(name);
    }
    for (const part of this.parts(schema, 'allOf', 'oneOf', 'anyOf')) {
      if (isObject(part)) for (const name of this.of(part)) names.add(name);
    }
    return names;
  }

  private parts(schema: JsonObject, ...keywords: readonly string[]): JsonValue[] {
    const target = typeof schema.$ref === 'string' ? this.document.resolve(schema.$ref) : undefined;
    const members = [...subschemas({ value: schema, pointer: '' }, ...keywords)];
    return [...(target ? [target] : []), ...members].map(({ value }) => value);
  }
}
