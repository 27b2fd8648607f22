import { readFileSync, statSync } from 'node:fs';
import { isCollection, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';

/* Reads and validates the data files that maintainers edit. Every fault is one line: file, line, key and the expected
   value. */

export const text = z.string().trim().min(1);

/** An optional text that may be empty. */
export const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

export const texts = z.array(text).default([]);

/** @param example an id that matches the pattern, for messages. */
export function id(pattern: RegExp, example: string) {
  return z.string().regex(pattern, `must be like ${example}`);
}

/** A map with exactly these keys and its location in the file, as `perguntas.yml:12`. */
export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, sourceLine: z.string() });
}

const known = new Map<string, ReturnType<typeof parseFile>>();

/** Parses and validates a file again only after a change, because every guide reads the same files. */
function readFile(file: string, schema: z.ZodType) {
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const last = known.get(file);
  if (last?.version === version && last.schema === schema) return last;
  const read = parseFile(file, schema, version);
  known.set(file, read);
  return read;
}

function parseFile(file: string, schema: z.ZodType, version: string) {
  const parsed = parseData(file);
  return { version, schema, parsed, data: check(parsed, schema) };
}

/** @throws {Error} with file and line of every YAML error, rejected value and duplicate `id`. */
export function readDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  return readFile(file, schema).data as z.output<Schema>;
}

/** The entries of a file that contains a map, in order, each with its location. @throws as `readDataFile`. */
export function readDataEntries<Value>(file: string, schema: z.ZodType<Record<string, Value>>) {
  const { data, parsed } = readFile(file, schema);
  return Object.entries(data as Record<string, Value>).map(([key, value]) => ({
    key,
    value,
    sourceLine: parsed.sourceLineOf([key]),
  }));
}

type ParsedData = ReturnType<typeof parseData>;

function parseData(file: string) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const lineAt = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
  /** File and line of the value at a path; if it is missing, of the parent map or list. */
  const sourceLineOf = (path: readonly PropertyKey[]): string => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node)) return lineAt(node.range?.[0]);
    return path.length === 0 ? lineAt() : sourceLineOf(path.slice(0, -1));
  };
  const faults = document.errors.map(({ message, pos }) => `${lineAt(pos[0])} ${message}`);
  const value: unknown = faults.length > 0 ? undefined : document.toJS();
  const owners = new Map<unknown, string>();
  addSourceLines(document.contents, value);
  return { value, faults, sourceLineOf };

  /** Adds the location to every map as a non-enumerable property, so that `z.record` ignores it. */
  function addSourceLines(node: unknown, at: unknown): void {
    if (!isCollection(node) || typeof at !== 'object' || at === null) return;
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries())
        addSourceLines(item, Reflect.get(at, index));
    }
    if (!isMap(node)) return;
    const sourceLine = lineAt(node.range?.[0]);
    Object.defineProperty(at, 'sourceLine', { value: sourceLine });
    const own = Reflect.get(at, 'id');
    const earlier = owners.get(own);
    if (earlier) faults.push(`${sourceLine} id: "${own}" is already in ${earlier}`);
    else if (own !== undefined) owners.set(own, sourceLine);
    for (const { key, value: inner } of node.items)
      addSourceLines(inner, Reflect.get(at, String(key)));
  }
}

function check<Schema extends z.ZodType>(
  { faults, sourceLineOf, value }: ParsedData,
  schema: Schema,
): z.output<Schema> {
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ message, path }) => {
    const key = path.findLast((part) => typeof part === 'string');
    return `${sourceLineOf(path)} ${key === undefined ? '' : `${key}: `}${message}`;
  });
  throw new Error(lines.join('\n'));
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'a map',
  record: 'a map',
  string: 'a text',
};

/** The expected value. A message in the schema takes precedence. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected]}`;
    case 'invalid_value':
      return `must be ${issue.values.join(' or ')}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is missing' : `must have at least ${issue.minimum}`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const names = known.filter((name) => name !== 'sourceLine').join(', ');
      return `unknown key "${issue.keys.join('", "')}"; the keys are: ${names}`;
    }
    default:
      return undefined;
  }
}
