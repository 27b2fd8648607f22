import { entryOf, isObject, type JsonObject, type JsonValue, splitPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import {
  all,
  below,
  type Check,
  checkEntries,
  checkNames,
  choiceOf,
  every,
  type Finding,
  findAlone,
  forbid,
  hasKey,
  holds,
  isKeyless,
  listOf,
  needKey,
  refuse,
  tell,
  valueChecks,
  weigh,
} from './schemaRules.js';

/** Schemas by their `$id` (`id` in draft 4). */
export type SchemaRegistry = ReadonlyMap<string, JsonObject>;

/** Keywords that apply other schemas to the same value. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf'];

/**
 * Makes a check of a published schema: its keywords become functions once, so that a document of a
 * hundred thousand objects is checked in a fraction of a second. It knows the keywords these schemas
 * use, those of draft 4 and of 2020-12 alike, and takes formats for notes.
 *
 * Where one of several forms must hold, it tells what is wrong in the one that was most likely meant.
 *
 * @param id of the schema of whole documents.
 * @param dynamicId of the schema that `$dynamicRef` stands for.
 * @returns a function that lists what the schema has against a value, in the value's order.
 */
export function compileSchema(
  registry: SchemaRegistry,
  id: string,
  dynamicId: string,
): (value: JsonValue) => Finding[] {
  const compiler = new Compiler(registry);
  const root = compiler.compileRef(id, id);
  const dynamic = compiler.compileRef(dynamicId, dynamicId);
  return (value) => {
    const findings: Finding[] = [];
    root(value, { path: [], findings, dynamic }, undefined);
    return findings;
  };
}

class Compiler {
  private readonly checks = new Map<JsonObject, Check>();

  constructor(private readonly registry: SchemaRegistry) {}

  /** The check of what a reference names, made when it is first needed: schemas contain themselves. */
  compileRef(ref: string, base: string): Check {
    let check: Check | undefined;
    return (value, run, seen) => {
      if (!check) {
        const { id, schema } = this.resolve(ref, base);
        check = this.compile(schema, id);
      }
      return check(value, run, seen);
    };
  }

  private resolve(ref: string, base: string): { id: string; schema: JsonValue } {
    const [address = '', fragment = ''] = ref.split('#');
    const id = address === '' ? base : new URL(address, base).href;
    let schema: JsonValue | undefined = this.registry.get(id);
    for (const key of splitPointer(fragment)) schema = isObject(schema) ? schema[key] : undefined;
    if (schema === undefined) throw new Error(`no schema ${ref} from ${base}`);
    return { id, schema };
  }

  private compile(schema: JsonValue, base: string): Check {
    if (schema === true) return () => true;
    if (!isObject(schema)) return forbid;
    const known = this.checks.get(schema);
    if (known) return known;
    const checks = [
      ...valueChecks(schema),
      ...this.objectChecks(schema, base),
      ...this.listChecks(schema, base),
      ...this.inPlaceChecks(schema, base),
    ];
    const check = this.closeObject(schema, base, all(checks));
    this.checks.set(schema, check);
    return check;
  }

  private compileAt(schema: JsonObject, keyword: string, base: string): Check | undefined {
    const below = entryOf(schema, keyword);
    return below === undefined ? undefined : this.compile(below, base);
  }

  private objectChecks(schema: JsonObject, base: string): Check[] {
    const checks: Check[] = [];
    const { additionalProperties, patternProperties, properties, required } = schema;
    if (Array.isArray(required)) checks.push(...required.map((key) => needKey(String(key))));
    const named = new Map(this.compileEntries(properties, base));
    const patterned = this.compileEntries(patternProperties, base).map(
      ([pattern, check]) => [new RegExp(pattern, 'u'), check] as const,
    );
    const others =
      additionalProperties === undefined || additionalProperties === false
        ? undefined
        : this.compile(additionalProperties, base);
    const isClosed = additionalProperties === false;
    if (named.size > 0 || patterned.length > 0 || others || isClosed) {
      checks.push(checkEntries({ named, patterned, others, isClosed }));
    }
    const names = this.compileAt(schema, 'propertyNames', base);
    if (names) checks.push(checkNames(names));
    for (const [key, check] of this.compileEntries(schema.dependentSchemas, base)) {
      checks.push((value, run, seen) => !hasKey(value, key) || check(value, run, seen));
    }
    return checks;
  }

  private compileEntries(entries: JsonValue | undefined, base: string): [string, Check][] {
    if (!isObject(entries)) return [];
    return Object.entries(entries).map(([key, schema]) => [key, this.compile(schema, base)]);
  }

  private listChecks(schema: JsonObject, base: string): Check[] {
    const items = this.compileAt(schema, 'items', base);
    const contained = this.compileAt(schema, 'contains', base);
    const checks: Check[] = [];
    if (items) {
      checks.push((value, run) =>
        !Array.isArray(value)
          ? true
          : every(value.entries(), run, ([index, item]) => below(index, item, run, items)),
      );
    }
    if (contained) {
      const { maxContains = Number.POSITIVE_INFINITY, minContains = 1 } = schema;
      checks.push((value, run) => {
        if (!Array.isArray(value)) return true;
        const count = value.filter((item) => holds(contained, item, run)).length;
        if (count >= Number(minContains) && count <= Number(maxContains)) return true;
        return tell(run, value, { rule: 'entries' });
      });
    }
    return checks;
  }

  private inPlaceChecks(schema: JsonObject, base: string): Check[] {
    const checks: Check[] = [];
    const { $dynamicRef, $ref, not } = schema;
    if (typeof $ref === 'string') checks.push(this.compileRef($ref, base));
    if (typeof $dynamicRef === 'string') {
      checks.push((value, run, seen) => run.dynamic(value, run, seen));
    }
    const [allOf = [], anyOf = [], oneOf = []] = IN_PLACE.map((keyword) =>
      listOf(schema[keyword]).map((form) => this.compile(form, base)),
    );
    checks.push(...allOf);
    if (anyOf.length > 0) checks.push(this.checkForms(anyOf, listOf(schema.anyOf), base, false));
    if (oneOf.length > 0) checks.push(this.checkForms(oneOf, listOf(schema.oneOf), base, true));
    if (not !== undefined) checks.push(refuse(this.compile(not, base), not));
    const condition = this.compileAt(schema, 'if', base);
    if (condition) {
      const met = this.compileAt(schema, 'then', base);
      const unmet = this.compileAt(schema, 'else', base);
      checks.push((value, run, seen) => {
        const next = holds(condition, value, run, seen) ? met : unmet;
        return next?.(value, run, seen) ?? true;
      });
    }
    return checks;
  }

  private checkForms(forms: Check[], schemas: JsonValue[], base: string, onlyOne: boolean): Check {
    const areReferences = schemas.map((schema) => this.isReference(schema, base));
    const required = schemas.map((schema) => (isObject(schema) ? listOf(schema.required) : []));
    return (value, run, seen) => {
      const fitting = forms.filter((form) => holds(form, value, run, seen));
      if (fitting.length === 1 || (fitting.length > 1 && !onlyOne)) return true;
      if (!run.findings) return false;
      if (fitting.length > 1) {
        const keys = required.flat().map(String);
        // Forms that only an absent key would tell apart: that it is absent is told by itself.
        return keys.length === 0 || tell(run, value, { rule: 'together', keys });
      }
      const refers = hasKey(value, '$ref');
      const told = forms
        .filter((_, index) => areReferences[index] === refers || !areReferences.includes(refers))
        .map((form) => findAlone(form, value, run));
      const [least = [], ...others] = told.sort((a, b) => weigh(a, run) - weigh(b, run));
      const choice = choiceOf(told);
      if (choice) {
        if (run.findings.length < LIMITS.foundFaults) run.findings.push(choice);
        return false;
      }
      const alternatives = [least, ...others].map(([finding]) => finding?.against);
      if (alternatives.every((against) => against?.rule === 'missing') && isKeyless(told)) {
        const keys = alternatives.flatMap((against) =>
          against?.rule === 'missing' ? against.keys : [],
        );
        return tell(run, value, { rule: 'missing', keys });
      }
      if (run.findings.length < LIMITS.foundFaults) run.findings.push(...least);
      return false;
    };
  }

  private isReference(schema: JsonValue, base: string): boolean {
    if (!isObject(schema)) return false;
    const named = typeof schema.$ref === 'string' ? this.resolve(schema.$ref, base).schema : schema;
    return isObject(named) && listOf(named.required).includes('$ref');
  }

  /** Adds the rule about keys that no other rule of the schema has looked at. */
  private closeObject(schema: JsonObject, base: string, check: Check): Check {
    if (schema.unevaluatedProperties !== false) return check;
    let known: string[] | undefined;
    return (value, run, seen) => {
      if (!isObject(value)) return check(value, run, seen);
      const own = new Set<string>();
      const isRight = check(value, run, own);
      if (!isRight && !run.findings) return false;
      const rest = Object.keys(value).filter((key) => !own.has(key));
      for (const key of own) seen?.add(key);
      if (rest.length === 0) return isRight;
      known ??= [...this.namesOf(schema, base)];
      for (const key of rest) tell(run, value, { rule: 'unknown', key, known });
      return false;
    };
  }

  /** The keys that a schema, and those it applies to the same value, have rules for. */
  private namesOf(schema: JsonValue, base: string, names = new Set<string>()): Set<string> {
    if (!isObject(schema)) return names;
    if (isObject(schema.properties)) {
      for (const [key, below] of Object.entries(schema.properties)) {
        if (below !== false) names.add(key);
      }
    }
    if (typeof schema.$ref === 'string') {
      const { id, schema: named } = this.resolve(schema.$ref, base);
      this.namesOf(named, id, names);
    }
    const { dependentSchemas, else: unmet, then: met } = schema;
    const applied = [met, unmet, ...IN_PLACE.flatMap((keyword) => listOf(schema[keyword]))];
    if (isObject(dependentSchemas)) applied.push(...Object.values(dependentSchemas));
    for (const form of applied) if (form !== undefined) this.namesOf(form, base, names);
    return names;
  }
}
