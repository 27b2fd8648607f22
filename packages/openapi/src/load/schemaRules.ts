import { isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';

/** One thing a schema has against a value. */
export interface Finding {
  /** Of the value, without `#`; of an object where a key of it is unknown, missing or forbidden. */
  readonly pointer: string;
  readonly value: JsonValue;
  readonly against: Against;
}

/** The rules of JSON Schema that a document may break, and what each of them asks for. */
export type Against =
  /** A key that no rule knows; `known` are those there could be. */
  | { readonly rule: 'unknown'; readonly key: string; readonly known: readonly string[] }
  /** None of these keys is there. */
  | { readonly rule: 'missing'; readonly keys: readonly string[] }
  /** These keys do not go together; one of them does not go with the object's others. */
  | { readonly rule: 'together'; readonly keys: readonly string[] }
  | { readonly rule: 'type'; readonly types: readonly string[] }
  | { readonly rule: 'value'; readonly values: readonly JsonValue[] }
  | { readonly rule: 'pattern'; readonly pattern: string }
  /** A number, or a number of entries, that is too small or too large. */
  | { readonly rule: 'least' | 'most'; readonly limit: number }
  | { readonly rule: 'twice'; readonly entry: JsonValue }
  /** Entries that may stand once only, or not beside others. */
  | { readonly rule: 'entries' };

/** What one run over a document keeps. */
export interface Run {
  readonly path: (string | number)[];
  /** Where findings go; while nothing is told, the first ends the check. */
  findings: Finding[] | undefined;
  /** What `$dynamicRef` stands for: the schema of Schema Objects. */
  readonly dynamic: Check;
}

/** @param seen gets the keys that a rule has looked at, where a later rule asks for the others. */
export type Check = (value: JsonValue, run: Run, seen: Set<string> | undefined) => boolean;

const TYPE_TESTS: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

export function all(checks: readonly Check[]): Check {
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (value, run, seen) => every(checks, run, (check) => check(value, run, seen));
}

/** Whether all hold; while findings are told none is left out, otherwise the first that fails ends it. */
export function every<T>(items: Iterable<T>, run: Run, check: (item: T) => boolean): boolean {
  let isRight = true;
  for (const item of items) {
    if (check(item)) continue;
    isRight = false;
    if (!run.findings) break;
  }
  return isRight;
}

export function below(key: string | number, value: JsonValue, run: Run, check: Check): boolean {
  run.path.push(key);
  const isRight = check(value, run, undefined);
  run.path.pop();
  return isRight;
}

export function tell(run: Run, value: JsonValue, against: Against): false {
  if (run.findings && run.findings.length < LIMITS.foundFaults) {
    run.findings.push({ pointer: run.path.reduce(joinPointer, ''), value, against });
  }
  return false;
}

/** Whether a check holds, without a word; what it looked at counts only if it does. */
export function holds(check: Check, value: JsonValue, run: Run, seen?: Set<string>): boolean {
  const { findings } = run;
  run.findings = undefined;
  const own = seen && new Set<string>();
  const isRight = check(value, run, own);
  run.findings = findings;
  if (isRight && own) for (const key of own) seen?.add(key);
  return isRight;
}

export function findAlone(check: Check, value: JsonValue, run: Run): Finding[] {
  const { findings } = run;
  const own: Finding[] = [];
  run.findings = own;
  check(value, run, undefined);
  run.findings = findings;
  return own;
}

/** How far a form is from the value: another `type` or `in` says that it was not meant. */
export function weigh(findings: readonly Finding[], { path }: Run): number {
  const level = path.length;
  return findings.reduce((sum, { against: { rule }, pointer }) => {
    const depth = pointer.split('/').length - 1 - level;
    const isOther =
      depth === 0 ? rule === 'type' || rule === 'value' : depth === 1 && isTelling(rule, pointer);
    return sum + (isOther ? 1_000 : rule === 'missing' ? 2 : 1);
  }, 0);
}

/** Whether a key says which form is meant, and says another. */
function isTelling(rule: Against['rule'], pointer: string): boolean {
  return (rule === 'value' || rule === 'pattern') && !/\/\d+$/.test(pointer);
}

/** What each form wants another value for, as one choice of all their values. */
export function choiceOf(told: readonly (readonly Finding[])[]): Finding | undefined {
  const choices = told.map((findings) => findings.find(({ against }) => against.rule === 'value'));
  const [first] = choices;
  if (!first || told.length < 2) return undefined;
  if (choices.some((choice) => choice?.pointer !== first.pointer)) return undefined;
  const values = choices.flatMap((choice) =>
    choice?.against.rule === 'value' ? choice.against.values : [],
  );
  return { ...first, against: { rule: 'value', values: [...new Set(values)] } };
}

export function isKeyless(told: readonly (readonly Finding[])[]): boolean {
  return told.length > 1 && told.every(({ length }) => length === 1);
}

export function forbid(value: JsonValue, run: Run): boolean {
  const key = String(run.path.at(-1) ?? '');
  return tell(run, value, { rule: 'together', keys: [key] });
}

export function refuse(check: Check, schema: JsonValue): Check {
  const keys = isObject(schema) ? listOf(schema.required).map(String) : [];
  return (value, run) => {
    if (!holds(check, value, run)) return true;
    return tell(run, value, keys.length === 0 ? { rule: 'entries' } : { rule: 'together', keys });
  };
}

export function needKey(key: string): Check {
  return (value, run) =>
    !isObject(value) ||
    Object.hasOwn(value, key) ||
    tell(run, value, { rule: 'missing', keys: [key] });
}

interface EntryRules {
  readonly named: ReadonlyMap<string, Check>;
  readonly patterned: readonly (readonly [RegExp, Check])[];
  readonly others: Check | undefined;
  readonly isClosed: boolean;
}

export function checkEntries({ isClosed, named, others, patterned }: EntryRules): Check {
  const known = [...named.keys()];
  return (value, run, seen) => {
    if (!isObject(value)) return true;
    return every(Object.keys(value), run, (key) => {
      const item = value[key] as JsonValue;
      const own = named.get(key);
      let isKnown = own !== undefined;
      let isRight = own === undefined || below(key, item, run, own);
      for (const [pattern, check] of patterned) {
        if (!pattern.test(key)) continue;
        isKnown = true;
        if (!below(key, item, run, check)) isRight = false;
      }
      if (isKnown || others) seen?.add(key);
      if (isKnown) return isRight;
      if (others) return below(key, item, run, others);
      return !isClosed || tell(run, value, { rule: 'unknown', key, known });
    });
  };
}

export function checkNames(check: Check): Check {
  return (value, run) =>
    !isObject(value) || every(Object.keys(value), run, (key) => below(key, key, run, check));
}

/** The rules about a value by itself. */
export function valueChecks(schema: JsonObject): Check[] {
  const { const: constant, enum: values, minimum, pattern, type } = schema;
  const checks: Check[] = [];
  if (type !== undefined) {
    const types = listOf(type).map(String);
    const tests = types.map((name) => TYPE_TESTS[name] ?? (() => false));
    checks.push(
      (value, run) =>
        tests.some((test) => test(value)) || tell(run, value, { rule: 'type', types }),
    );
  }
  const allowed = constant === undefined ? listOf(values) : [constant];
  if (allowed.length > 0) {
    checks.push(
      (value, run) =>
        allowed.includes(value) || tell(run, value, { rule: 'value', values: allowed }),
    );
  }
  if (typeof pattern === 'string') {
    const expression = new RegExp(pattern, 'u');
    checks.push(
      (value, run) =>
        typeof value !== 'string' ||
        expression.test(value) ||
        tell(run, value, { rule: 'pattern', pattern }),
    );
  }
  const least = schema.exclusiveMinimum === true ? Number(minimum) + Number.MIN_VALUE : minimum;
  checks.push(
    ...limit('least', least, (value) => (typeof value === 'number' ? value : undefined)),
    ...limit('least', schema.minItems, countItems),
    ...limit('least', schema.minProperties, countKeys),
    ...limit('most', schema.maxProperties, countKeys),
  );
  if (schema.uniqueItems === true) checks.push(checkUnique);
  return checks;
}

function limit(
  rule: 'least' | 'most',
  bound: JsonValue | undefined,
  measure: (value: JsonValue) => number | undefined,
): Check[] {
  if (typeof bound !== 'number') return [];
  return [
    (value, run) => {
      const size = measure(value);
      if (size === undefined || (rule === 'most' ? size <= bound : size >= bound)) return true;
      return tell(run, value, { rule, limit: bound });
    },
  ];
}

function countItems(value: JsonValue): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function countKeys(value: JsonValue): number | undefined {
  return isObject(value) ? Object.keys(value).length : undefined;
}

function checkUnique(value: JsonValue, run: Run): boolean {
  if (!Array.isArray(value)) return true;
  const written = new Set<string>();
  return every(value, run, (entry) => {
    const text = JSON.stringify(entry);
    if (written.has(text)) return tell(run, value, { rule: 'twice', entry });
    written.add(text);
    return true;
  });
}

export function hasKey(value: JsonValue, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

export function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
