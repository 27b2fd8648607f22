import { readFileSync, statSync } from 'node:fs';
import { isCollection, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';

/*
 * The files of data that maintainers edit, read in one place. Every fault is one line: file, line, key and the
 * expected value.
 */

/** A text that must be there. */
export const text = z.string().trim().min(1);

/** A text that may be missing or empty. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** A list of texts; empty where the key is missing. */
export const texts = z.array(text).default([]);

/** @param example an id of this form, for messages. */
export function id(pattern: RegExp, example: string) {
  return z.string().regex(pattern, `precisa ser como ${example}`);
}

/** A map with these keys and no others, and with its place in the file, such as `perguntas.yml:12`. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, place: z.string() });
}

let last: { readonly key: string; readonly schema: unknown; readonly data: unknown } | undefined;

/**
 * Reads a file and checks it. A file is parsed anew only when it changed: every guide asks for the same ones.
 *
 * @throws {Error} with file and line of every fault of the YAML, every value that the schema refuses, and
 * every `id` that the file has twice.
 */
export function readDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  if (last?.key !== key || last.schema !== schema) {
    last = { key, schema, data: check(parseData(file), schema) };
  }
  return last.data as z.output<Schema>;
}

/**
 * The same for a file that is a map: its entries in their order, each with its place.
 *
 * @throws {Error} as `readDataFile` does.
 */
export function readDataEntries<Value>(file: string, schema: z.ZodType<Record<string, Value>>) {
  const parsed = parseData(file);
  return Object.entries(check(parsed, schema)).map(([key, value]) => ({
    key,
    value,
    place: parsed.placeOf([key]),
  }));
}

interface ParsedData {
  readonly value: unknown;
  readonly faults: readonly string[];
  /** File and line of the value at a path; where there is none, of the map or list that lacks it. */
  readonly placeOf: (path: readonly PropertyKey[]) => string;
}

function parseData(file: string): ParsedData {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const placeAt = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
  const placeOf = (path: readonly PropertyKey[]): string => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node)) return placeAt(node.range?.[0]);
    return path.length === 0 ? placeAt() : placeOf(path.slice(0, -1));
  };
  const faults = document.errors.map(({ message, pos }) => `${placeAt(pos[0])} ${message}`);
  const value: unknown = faults.length > 0 ? undefined : document.toJS();
  const owners = new Map<unknown, string>();
  const repeated: string[] = [];
  addPlaces(document.contents, value);
  return { value, faults: [...faults, ...repeated], placeOf };

  /** Gives every map its place as a property that is not listed, so that `z.record` passes over it. */
  function addPlaces(node: unknown, at: unknown): void {
    if (!isCollection(node) || typeof at !== 'object' || at === null) return;
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) addPlaces(item, Reflect.get(at, index));
    }
    if (!isMap(node)) return;
    const place = placeAt(node.range?.[0]);
    Object.defineProperty(at, 'place', { value: place });
    const own = Reflect.get(at, 'id');
    const earlier = owners.get(own);
    if (earlier) repeated.push(`${place} id: "${own}" já está em ${earlier}`);
    else if (own !== undefined) owners.set(own, place);
    for (const { key, value: inner } of node.items) addPlaces(inner, Reflect.get(at, String(key)));
  }
}

function check<Schema extends z.ZodType>(
  { faults, placeOf, value }: ParsedData,
  schema: Schema,
): z.output<Schema> {
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ message, path }) => {
    const key = path.findLast((part) => typeof part === 'string');
    return `${placeOf(path)} ${key === undefined ? '' : `${key}: `}${message}`;
  });
  throw new Error(lines.join('\n'));
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'uma lista',
  boolean: 'true ou false',
  object: 'um mapa',
  record: 'um mapa',
  string: 'um texto',
};

/** The expected value in Portuguese. A schema with a message of its own comes first. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : `precisa ser ${KINDS[issue.expected]}`;
    case 'invalid_value':
      return `precisa ser ${issue.values.join(' ou ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'falta' : `precisa de pelo menos ${issue.minimum}`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const names = known.filter((name) => name !== 'place').join(', ');
      return `não há chave "${issue.keys.join('", "')}". As chaves são: ${names}`;
    }
    default:
      return undefined;
  }
}
