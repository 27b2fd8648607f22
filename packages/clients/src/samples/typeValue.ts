import { Decimal, lerJson } from '../../runtime/typescript/src/json';
import type { Field, JavaModule, Type } from './readJava';

/** A value of a call with its type, for each language to write. */
export type Value =
  | { readonly kind: 'text' | 'decimal' | 'integer' | 'date'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** A file of a name. */
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  /** A value of an enumeration. */
  | { readonly kind: 'member'; readonly name: string; readonly value: string }
  | { readonly kind: 'model'; readonly name: string; readonly fields: readonly FieldValue[] };

/** A field of a model; all are there, in their order. */
export interface FieldValue extends Pick<Field, 'wire' | 'name'> {
  /** Nothing where the example leaves it out. */
  readonly value: Value | undefined;
}

/** An example has what the client has no place for. */
export class NotWritable extends Error {}

/** @throws {NotWritable} when the JSON has what the type has not. */
export function typeJson(json: string, type: Type, module: JavaModule): Value {
  return typeValue(lerJson(json), type, module);
}

/**
 * Gives a value of JSON the types of a client.
 *
 * @param found numbers as `Decimal`, so with the digits they are written with; a text where a scalar of a query is one.
 * @throws {NotWritable} when it has what the type has not.
 */
export function typeValue(found: unknown, type: Type, module: JavaModule): Value {
  switch (type.kind) {
    case 'list':
      if (!Array.isArray(found)) throw new NotWritable(`${found} is no list`);
      return { kind: 'list', items: found.map((item) => typeValue(item, type.item, module)) };
    case 'model':
      return typeModel(found, type.name, module);
    case 'any':
      return typeValue(found, guess(found), module);
    case 'boolean':
      return { kind: 'boolean', value: String(found) === 'true' };
    default: {
      if (found === null || (typeof found === 'object' && !(found instanceof Decimal))) {
        throw new NotWritable(`${JSON.stringify(found)} is no ${type.kind}`);
      }
      const text = `${found}`;
      if (type.kind === 'file') return { kind: 'file', name: text };
      if (type.kind !== 'member') return { kind: type.kind, text };
      if (!module.members.get(type.name)?.has(text)) {
        throw new NotWritable(`${type.name} has no ${text}`);
      }
      return { kind: 'member', name: type.name, value: text };
    }
  }
}

function typeModel(found: unknown, name: string, module: JavaModule): Value {
  const fields = module.models.get(name) ?? [];
  if (found === null || typeof found !== 'object' || Array.isArray(found)) {
    throw new NotWritable(`${JSON.stringify(found)} is no ${name}`);
  }
  const given = new Map(Object.entries(found));
  const foreign = [...given.keys()].find((key) => !fields.some(({ wire }) => wire === key));
  if (foreign !== undefined) throw new NotWritable(`${name} has no field ${foreign}`);
  return {
    kind: 'model',
    name,
    fields: fields.map(({ name: field, type, wire }) => ({
      wire,
      name: field,
      value: given.has(wire) ? typeValue(given.get(wire), type, module) : undefined,
    })),
  };
}

/** Of a value that the contract gives no type, what it is. */
function guess(found: unknown): Type {
  if (found instanceof Decimal) return { kind: 'decimal' };
  if (typeof found === 'boolean') return { kind: 'boolean' };
  if (typeof found === 'string') return { kind: 'text' };
  throw new NotWritable(`${JSON.stringify(found)} has no type in the client`);
}
