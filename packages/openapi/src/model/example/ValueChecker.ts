import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { subschemas } from '../../walkDocument.js';
import type { SourceDocument } from '../context.js';
import { textsOf } from '../read.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { formsSelected, gatherRules } from './choices.js';
import {
  canonical,
  checkOwn,
  itemSchemas,
  listOf,
  numberOf,
  schemasOfName,
  UncheckableError,
} from './keywords.js';

/** Which side of a call an example is of: each leaves out what only the other one sends. */
export type Direction = 'request' | 'response';

/** Keywords whose schemas are about the same value. */
const IN_PLACE = ['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/**
 * Tells whether values are valid against the schemas of one document (JSON Schema 2020-12, and what
 * OpenAPI 3.0 makes of it); what can't be told is refused.
 */
export class ValueChecker {
  private readonly isOld: boolean;
  private readonly hidden = new Map<JsonObject, ReadonlySet<string>>();

  constructor(
    private readonly document: Pick<SourceDocument, 'resolve' | 'root'>,
    private readonly direction: Direction,
    private readonly work: WorkBudget,
  ) {
    this.isOld = String(document.root.openapi).startsWith('3.0');
  }

  /**
   * Whether a value is valid against a schema, without what this side of a call leaves out.
   *
   * @throws {WorkSpentError} where that takes more work than is allowed.
   */
  accepts(value: JsonValue, schema: JsonValue): boolean {
    try {
      return this.check(value, schema);
    } catch (error) {
      // Schemas too deep in one another end with the engine's own error.
      if (error instanceof UncheckableError || error instanceof RangeError) return false;
      throw error;
    }
  }

  /** Whether the schema of a property says that this side doesn't send it. */
  hides(schema: JsonValue): boolean {
    const flag = this.direction === 'request' ? 'readOnly' : 'writeOnly';
    return this.partsOf(schema, ['allOf']).some((part) => part[flag] === true);
  }

  /** Names hidden by a schema and by all it is made of, whatever form its value takes. */
  private hiddenNames(schema: JsonObject): ReadonlySet<string> {
    const known = this.hidden.get(schema);
    if (known) return known;
    const properties = this.partsOf(schema, IN_PLACE).flatMap((part) =>
      isObject(part.properties) ? Object.entries(part.properties) : [],
    );
    const hidden = properties.filter(([, property]) => this.hides(property));
    const names = new Set(hidden.map(([name]) => name));
    this.hidden.set(schema, names);
    return names;
  }

  /** A schema and those it is made of, each once. */
  private partsOf(schema: JsonValue, keywords: readonly string[]): JsonObject[] {
    const parts = new Set(isObject(schema) ? [schema] : []);
    for (const part of parts) {
      this.work.spend(COST.check);
      const target = typeof part.$ref === 'string' ? this.document.resolve(part.$ref) : undefined;
      const members = subschemas({ value: part, pointer: '' }, ...keywords);
      for (const { value } of target ? [target, ...members] : members) {
        if (isObject(value)) parts.add(value);
      }
    }
    return [...parts];
  }

  /**
   * Checks a value at one place, each schema once. A schema reached again while it is being checked accepts the
   * value; answers that depend on such a circle are not kept.
   */
  private check(value: JsonValue, place: JsonValue): boolean {
    const hidden = isObject(value) && isObject(place) ? this.hiddenNames(place) : new Set<string>();
    const known = new Map<JsonObject, boolean>();
    const open = new Set<JsonObject>();
    let circles = 0;
    const accepts = (schema: JsonValue): boolean => {
      if (!isObject(schema)) return schema !== false;
      this.work.spend(COST.check);
      const isOpen = open.has(schema);
      if (isOpen) circles += 1;
      const answer = isOpen ? true : known.get(schema);
      if (answer !== undefined) return answer;
      const before = circles;
      open.add(schema);
      const isAccepted = this.keeps(value, schema, hidden, accepts);
      open.delete(schema);
      if (circles === before) known.set(schema, isAccepted);
      return isAccepted;
    };
    return accepts(place);
  }

  /** @param accepts asks another schema of the same value. */
  private keeps(
    value: JsonValue,
    schema: JsonObject,
    hidden: ReadonlySet<string>,
    accepts: (schema: JsonValue) => boolean,
  ): boolean {
    const targets = this.targetsOf(schema);
    // What stands beside a reference counts for nothing in OpenAPI 3.0.
    if (this.isOld && targets.length > 0) return targets.every(accepts);
    if (!checkOwn(value, schema, this.isOld, this.work)) return false;
    const parts = [...targets, ...listOf(schema.allOf)];
    if (schema.if !== undefined)
      parts.push((accepts(schema.if) ? schema.then : schema.else) ?? true);
    const { anyOf, dependentSchemas, oneOf } = schema;
    for (const [name, part] of Object.entries(isObject(dependentSchemas) ? dependentSchemas : {})) {
      if (isObject(value) && Object.hasOwn(value, name)) parts.push(part);
    }
    if (!parts.every(accepts)) return false;
    if (Array.isArray(anyOf) && !anyOf.some(accepts)) return false;
    if (Array.isArray(oneOf)) {
      // The form a discriminator selects stands for all.
      const selected = formsSelected(this.document, schema, value, this.work);
      let met = 0;
      for (const form of selected.length > 0 ? selected : oneOf) {
        if (accepts(form)) met += 1;
        if (met > 1) return false;
      }
      if (met === 0) return false;
    }
    if (schema.not !== undefined && accepts(schema.not)) return false;
    if (Array.isArray(value)) return this.keepsItems(value, schema);
    return !isObject(value) || this.keepsMembers(value, schema, hidden);
  }

  /** What a schema refers to. */
  private targetsOf({ $dynamicRef, $ref }: JsonObject): JsonValue[] {
    if ($dynamicRef !== undefined && !this.isOld) throw new UncheckableError('$dynamicRef');
    if (typeof $ref !== 'string') return [];
    const target = this.document.resolve($ref);
    if (!target) throw new UncheckableError(`reference ${$ref}`);
    return [target.value];
  }

  private keepsItems(value: readonly JsonValue[], schema: JsonObject): boolean {
    const { contains, unevaluatedItems } = schema;
    const { first, rest } = itemSchemas({ value: schema, pointer: '' });
    this.work.spend(value.length);
    const { length } = value;
    if (length < numberOf(schema, 'minItems', 0)) return false;
    if (length > numberOf(schema, 'maxItems', Number.POSITIVE_INFINITY)) return false;
    const met = value.filter((item) => contains !== undefined && this.check(item, contains)).length;
    if (contains !== undefined && met < numberOf(schema, 'minContains', 1)) return false;
    if (met > numberOf(schema, 'maxContains', Number.POSITIVE_INFINITY)) return false;
    if (schema.uniqueItems === true && new Set(value.map(canonical)).size < length) return false;
    return value.every((item, index) => {
      const own = (first[index] ?? rest)?.value;
      if (own !== undefined || unevaluatedItems === undefined) return this.check(item, own ?? true);
      return this.keepsUnevaluated(item, schema, unevaluatedItems);
    });
  }

  private keepsMembers(
    value: JsonObject,
    schema: JsonObject,
    hidden: ReadonlySet<string>,
  ): boolean {
    const { additionalProperties, propertyNames, unevaluatedProperties } = schema;
    const { length } = Object.keys(value);
    const mayLack = (name: string) => Object.hasOwn(value, name) || hidden.has(name);
    this.work.spend(length);
    if (length < numberOf(schema, 'minProperties', 0)) return false;
    if (length > numberOf(schema, 'maxProperties', Number.POSITIVE_INFINITY)) return false;
    if (!textsOf(schema, 'required').every(mayLack)) return false;
    return Object.entries(value).every(([name, item]) => {
      if (!textsOf(schema.dependentRequired ?? null, name).every(mayLack)) return false;
      if (propertyNames !== undefined && !this.check(name, propertyNames)) return false;
      const own = schemasOfName({ value: schema, pointer: '' }, name, this.work);
      if (!own) throw new UncheckableError('a pattern of names');
      if (own.length > 0) return own.every((part) => this.check(item, part.value));
      if (additionalProperties !== undefined) return this.check(item, additionalProperties);
      if (unevaluatedProperties === undefined || this.declares(schema, name)) return true;
      return this.keepsUnevaluated(item, schema, unevaluatedProperties);
    });
  }

  /** Whether a schema, or one that holds with it in any case, declares a name. */
  private declares(schema: JsonObject, name: string): boolean {
    return gatherRules(this.document, [{ value: schema, pointer: '' }]).schemas.some(
      ({ value }) => isObject(value.properties) && Object.hasOwn(value.properties, name),
    );
  }

  /** What referenced and combined schemas evaluate is not followed: where that matters, the check is given up. */
  private keepsUnevaluated(item: JsonValue, schema: JsonObject, unevaluated: JsonValue): boolean {
    if (this.check(item, unevaluated)) return true;
    if (!['$ref', 'contains', ...IN_PLACE].some((key) => schema[key] !== undefined)) return false;
    throw new UncheckableError('what is not evaluated');
  }
}
