import { z } from 'zod';
import { findNamed, ToolRefusal } from '../Refusal.js';

type InputSchema = z.core.$ZodType;

/**
 * Reads the arguments of a tool as assistants send them: numbers, booleans and maps may be texts, a choice or a name
 * may have capitals, an optional argument may be `null` or an empty text, and unknown arguments are ignored.
 *
 * @returns the arguments, and the names of the unknown ones.
 * @throws {ToolRefusal} listing every fault in the known arguments.
 * @example
 * readInput(z.strictObject({ limit: z.int() }), { limit: '3', id: 'x' }) // { value: { limit: 3 }, ignored: ['id'] }
 */
export function readInput(input: z.ZodObject, given: unknown) {
  const entries = Object.entries(Object(given));
  const nameOf = (text: string) => findNamed(text, Object.keys(input.shape)) ?? '';
  const known = entries.flatMap(([text, value]) => {
    const schema = input.shape[nameOf(text)];
    return !schema || isAbsent(schema, value) ? [] : [[nameOf(text), convert(schema, value)]];
  });
  const read = input.safeParse(Object.fromEntries(known));
  if (!read.success) throw new ToolRefusal(z.prettifyError(read.error));
  const ignored = entries.map(([text]) => text).filter((text) => nameOf(text) === '');
  return { value: read.data, ignored };
}

function isAbsent(schema: InputSchema, value: unknown): boolean {
  return (value === null || value === '') && z.safeParse(schema, undefined).success;
}

/** Converts a text where the schema wants another type. A text that is not of this type stays, and is refused. */
function convert(schema: InputSchema, value: unknown): unknown {
  const type = jsonTypeOf(schema);
  if (type === 'record' && typeof value === 'object') return dropNulls(value);
  if (type === 'string' && typeof value === 'number') return String(value);
  if (type === 'enum') return String(value).toLowerCase();
  const isWanted = type === 'number' || type === 'boolean' || type === 'record';
  if (!isWanted || typeof value !== 'string') return value;
  const parsed = parse(value);
  return (type === 'record' ? 'object' : type) === typeof parsed ? convert(schema, parsed) : value;
}

function jsonTypeOf(schema: InputSchema): string {
  const { def } = schema._zod;
  return 'innerType' in def ? jsonTypeOf(def.innerType as InputSchema) : def.type;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(/^(?:true|false)$/i.test(text) ? text.toLowerCase() : text);
  } catch {
    return undefined;
  }
}

function dropNulls(map: object | null): unknown {
  if (map === null || Array.isArray(map)) return map;
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null));
}
