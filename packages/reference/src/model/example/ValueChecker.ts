import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { SourceDocument } from '../context.js';
import { checkItems } from './checkItems.js';
import { checkMembers } from './checkMembers.js';
import { checkNumber, checkText } from './checkText.js';
import { formsSelected } from './discriminators.js';
import type { CheckBelow, Evaluated } from './Evaluated.js';
import { type Direction, HiddenNames } from './HiddenNames.js';
import { isAmbiguous } from './isAmbiguous.js';
import { isSame } from './isSame.js';
import { listOf } from './listOf.js';
import { UnsureError } from './UnsureError.js';

/**
 * Tells whether values are valid against the schemas of one document (JSON Schema 2020-12, and what
 * OpenAPI 3.0 makes of it); what can't be told is refused.
 */
export class ValueChecker {
  readonly hidden: HiddenNames;
  private readonly isOld: boolean;

  constructor(
    private readonly document: Pick<SourceDocument, 'resolve' | 'root'>,
    direction: Direction,
  ) {
    this.hidden = new HiddenNames(document, direction);
    this.isOld = String(document.root.openapi).startsWith('3.0');
  }

  /** Whether a value is valid against a schema, without what this side of a call leaves out. */
  accepts(value: JsonValue, schema: JsonValue): boolean {
    try {
      return this.check(value, schema, []) !== undefined;
    } catch (error) {
      if (error instanceof UnsureError) return false;
      throw error;
    }
  }

  /**
   * The names and items of a value that a schema describes; nothing where it isn't valid.
   *
   * @param around schemas of the same value that this one stands in; one of them again says no more.
   */
  private check(
    value: JsonValue,
    schema: JsonValue,
    around: readonly JsonObject[],
  ): Evaluated | undefined {
    if (!isObject(schema)) return schema === false ? undefined : NOTHING;
    if (around.includes(schema)) return NOTHING;
    if (around.length > LIMITS.checkDepth) throw new UnsureError('too many schemas of one value');
    const within = [...around, schema];
    const targets = this.targetsOf(schema);
    const [only] = targets;
    if (only !== undefined && this.isOld) return this.check(value, only, within);
    if (!this.checkOwn(value, schema)) return undefined;
    const beside = (part: JsonValue) => this.check(value, part, within);
    const found: Evaluated[] = [];
    for (const part of [...targets, ...listOf(schema.allOf)]) {
      const said = beside(part);
      if (!said) return undefined;
      found.push(said);
    }
    const forms = checkForms(schema, this.selected(value, schema), beside);
    const met = forms && checkConditions(value, schema, beside);
    if (!met) return undefined;
    found.push(...forms, ...met);
    const below: CheckBelow = (item, part) => this.check(item, part, []) !== undefined;
    if (Array.isArray(value)) return checkItems(value, schema, found, below);
    if (!isObject(value)) return merge(found);
    const isHidden = (name: string) => within.some((part) => this.hidden.of(part).has(name));
    return checkMembers(value, schema, found, isHidden, below);
  }

  /** What a schema refers to. */
  private targetsOf({ $dynamicRef, $ref }: JsonObject): JsonValue[] {
    const refs = this.isOld ? [$ref] : [$ref, $dynamicRef];
    return refs.flatMap((ref) => {
      if (typeof ref !== 'string') return [];
      const target = isAmbiguous(this.document.root, ref) ? undefined : this.document.resolve(ref);
      if (!target) throw new UnsureError(`reference ${ref}`);
      return [target.value];
    });
  }

  /** The form a discriminator selects stands for all of `oneOf`: the others need not tell. */
  private selected(value: JsonValue, schema: JsonObject): readonly JsonValue[] {
    const { discriminator } = schema;
    const property = isObject(discriminator) ? discriminator.propertyName : undefined;
    if (typeof property !== 'string' || !isObject(value)) return [];
    const tag = Object.hasOwn(value, property) ? value[property] : undefined;
    if (typeof tag !== 'string') return [];
    return formsSelected(this.document, { value: schema, pointer: '' }, tag).map(
      (form) => form.value,
    );
  }

  private checkOwn(value: JsonValue, schema: JsonObject): boolean {
    const { enum: values, type } = schema;
    const types = typeof type === 'string' ? [type] : listOf(type);
    const isNull = value === null && schema.nullable === true && this.isOld;
    if (types.length > 0 && !isNull && !types.some((name) => isOfType(value, name))) return false;
    if (Array.isArray(values) && !values.some((one) => isSame(one, value))) return false;
    if (schema.const !== undefined && !isSame(schema.const, value)) return false;
    if (typeof value === 'string') return checkText(schema, value);
    return typeof value !== 'number' || checkNumber(schema, value);
  }
}

const NOTHING: Evaluated = { names: new Set(), items: new Set() };

/** `oneOf`, `anyOf` and `not`. */
function checkForms(
  schema: JsonObject,
  selected: readonly JsonValue[],
  beside: (part: JsonValue) => Evaluated | undefined,
): Evaluated[] | undefined {
  const found: Evaluated[] = [];
  for (const key of ['oneOf', 'anyOf'] as const) {
    const forms = key === 'oneOf' && selected.length > 0 ? selected : listOf(schema[key]);
    if (forms.length === 0) continue;
    const met = forms.flatMap((form) => beside(form) ?? []);
    if (met.length === 0 || (key === 'oneOf' && met.length > 1)) return undefined;
    found.push(...met);
  }
  return schema.not !== undefined && beside(schema.not) ? undefined : found;
}

/** `if`, `then`, `else` and `dependentSchemas`. */
function checkConditions(
  value: JsonValue,
  schema: JsonObject,
  beside: (part: JsonValue) => Evaluated | undefined,
): Evaluated[] | undefined {
  const found: Evaluated[] = [];
  if (schema.if !== undefined) {
    const met = beside(schema.if);
    const branch = met ? schema.then : schema.else;
    const said = branch === undefined ? NOTHING : beside(branch);
    if (!said) return undefined;
    found.push(said, ...(met ? [met] : []));
  }
  const { dependentSchemas } = schema;
  for (const [name, part] of Object.entries(isObject(dependentSchemas) ? dependentSchemas : {})) {
    if (!isObject(value) || !Object.hasOwn(value, name)) continue;
    const said = beside(part);
    if (!said) return undefined;
    found.push(said);
  }
  return found;
}

function merge(found: readonly Evaluated[]): Evaluated {
  return {
    names: new Set(found.flatMap(({ names }) => [...names])),
    items: new Set(found.flatMap(({ items }) => [...items])),
  };
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}
