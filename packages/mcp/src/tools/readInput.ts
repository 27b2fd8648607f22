import { isObject } from '@frontier/openapi';
import { z } from 'zod';
import { findNamed, ToolRefusal } from '../Refusal.js';

type InputSchema = z.core.$ZodType;

/**
 * Reads the arguments of a tool as assistants send them: numbers, booleans and maps may be texts, one value may be a
 * list of one, a choice or a name may have capitals, an optional argument may be `null` (also as a text) or an empty
 * text, and unknown arguments are ignored.
 *
 * @throws {ToolRefusal} listing every fault in the known arguments.
 * @example
 * readInput(z.strictObject({ limit: z.int() }), { limit: '3', id: 'x' }) // { limit: 3 }
 */
export function readInput(input: z.ZodObject, given: unknown) {
  const known = Object.entries(Object(given)).flatMap(([text, value]) => {
    const name = nameOf(input, text);
    const schema = input.shape[name];
    return !schema || isAbsent(schema, value) ? [] : [[name, convert(schema, value)]];
  });
  const { data, error } = input.safeParse(Object.fromEntries(known));
  if (data) return data;
  const faults = error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);
  throw new ToolRefusal(faults.join('\n'));
}

function nameOf({ shape }: z.ZodObject, text: string): string {
  return findNamed(text, Object.keys(shape)) ?? '';
}

/** Names the ignored arguments, because they may be misspelt. */
export function noteIgnored(input: z.ZodObject, given: unknown): string {
  const names = Object.keys(Object(given)).filter((text) => nameOf(input, text) === '');
  if (names.length === 0) return '';
  const shown = names.slice(0, 5).map((name) => name.slice(0, 40));
  const known = Object.keys(input.shape).join(', ') || 'nenhum';
  return `\nArgumentos ignorados: ${shown.join(', ')}. Os desta ferramenta: ${known}.`;
}

function isAbsent(schema: InputSchema, value: unknown): boolean {
  const isNothing = value === null || (typeof value === 'string' && NOTHING.test(value));
  return isNothing && z.safeParse(schema, undefined).success;
}

/** The texts that models write for no value. */
const NOTHING = /^(?:null|none|undefined)?$/i;

/** Converts a text where the schema wants another type. A text that is not of this type stays, and is refused. */
function convert(schema: InputSchema, value: unknown): unknown {
  const { type } = innermost(schema)._zod.def;
  const parsed = typeof value === 'string' ? parse(value) : value;
  if (type === 'record') {
    if (!isObject(parsed)) return value;
    return Object.fromEntries(Object.entries(parsed).filter(([, one]) => one !== null));
  }
  if (type !== 'union' && Array.isArray(value) && value.length === 1) {
    return convert(schema, value[0]);
  }
  if (type === 'string' && typeof value === 'number') return String(value);
  if (type === 'enum') return String(value).toLowerCase();
  const isWanted = type === 'number' || type === 'boolean';
  return isWanted && typeof parsed === type ? parsed : value;
}

function innermost(schema: InputSchema): InputSchema {
  const { def } = schema._zod;
  if (def.type === 'pipe') return innermost((def as z.core.$ZodPipeDef).in);
  return 'innerType' in def ? innermost(def.innerType as InputSchema) : schema;
}

/** Parses JSON, also with the `True` and `False` of Python; any other text is undefined. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(/^(?:true|false)$/i.test(text) ? text.toLowerCase() : text);
  } catch {
    return undefined;
  }
}
