import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import type { SourceDocument } from '../context.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { checkItems } from './checkItems.js';
import { checkMembers } from './checkMembers.js';
import { checkOwn } from './checkOwn.js';
import { formsSelected } from './discriminators.js';
import { documentFacts } from './documentFacts.js';
import { type CheckBelow, type Evaluated, NOTHING } from './Evaluated.js';
import { type Direction, HiddenNames } from './HiddenNames.js';
import { isAmbiguous } from './isAmbiguous.js';
import { listOf } from './listOf.js';
import { UnsureError } from './UnsureError.js';
import { Verdicts } from './Verdicts.js';

/** Keywords that bring in other schemas of the same value. */
const IN_PLACE = ['$ref', '$dynamicRef', 'allOf', 'oneOf', 'anyOf', 'not', 'if'];

/**
 * Tells whether values are valid against the schemas of one document (JSON Schema 2020-12, and what
 * OpenAPI 3.0 makes of it); what can't be told is refused. Each schema is asked once of each value
 * and of each value in it.
 */
export class ValueChecker {
  readonly hidden: HiddenNames;
  private readonly isOld: boolean;
  private readonly tracksNames: boolean;

  constructor(
    private readonly document: Pick<SourceDocument, 'resolve' | 'root'>,
    direction: Direction,
    private readonly work: WorkBudget,
  ) {
    this.hidden = new HiddenNames(document, direction, work);
    this.isOld = String(document.root.openapi).startsWith('3.0');
    this.tracksNames = documentFacts(document.root).tracksNames;
  }

  /**
   * Whether a value is valid against a schema, without what this side of a call leaves out.
   *
   * @throws {WorkSpentError} where that takes more work than is allowed.
   */
  accepts(value: JsonValue, schema: JsonValue): boolean {
    try {
      return this.checkPlace(value, schema, new Verdicts(!this.tracksNames)) !== undefined;
    } catch (error) {
      if (error instanceof UnsureError) return false;
      throw error;
    }
  }

  /** The names and items of a value that the schema of its place describes; nothing where it isn't valid. */
  private checkPlace(
    value: JsonValue,
    schema: JsonValue,
    verdicts: Verdicts,
  ): Evaluated | undefined {
    const hidden = this.hidden.of(schema);
    const below: CheckBelow = (item, part) => this.checkPlace(item, part, verdicts) !== undefined;
    const beside = (part: JsonValue): Evaluated | undefined => {
      if (!isObject(part)) return part === false ? undefined : NOTHING;
      this.work.spend(COST.check);
      if (typeof value !== 'object' && !IN_PLACE.some((key) => part[key] !== undefined)) {
        return checkOwn(value, part, this.isOld, this.work) ? NOTHING : undefined;
      }
      return verdicts.ask(part, value, hidden, () => {
        const found = this.checkBeside(value, part, beside, verdicts);
        if (!found || typeof value !== 'object' || value === null) return found && NOTHING;
        if (this.isOld && typeof part.$ref === 'string') return this.merge(found);
        if (Array.isArray(value)) return checkItems(value, part, found, below, this.work);
        const isHidden = (name: string) => hidden.has(name);
        return checkMembers(value, part, found, isHidden, below, this.work);
      });
    };
    return beside(schema);
  }

  /** What a schema says of the value itself, and what others say that it brings in. */
  private checkBeside(
    value: JsonValue,
    schema: JsonObject,
    beside: (part: JsonValue) => Evaluated | undefined,
    verdicts: Verdicts,
  ): Evaluated[] | undefined {
    const targets = this.targetsOf(schema);
    if (targets.length > 0 && this.isOld) return allMet(targets, beside);
    if (!checkOwn(value, schema, this.isOld, this.work)) return undefined;
    const all = allMet([...targets, ...listOf(schema.allOf)], beside);
    const forms = all && this.checkForms(value, schema, beside, verdicts);
    const met = forms && checkConditions(value, schema, beside);
    if (forms && !met) verdicts.sway();
    return met && [...all, ...forms, ...met];
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

  /** `oneOf`, `anyOf` and `not`; forms that can't change the answer are not asked. */
  private checkForms(
    value: JsonValue,
    schema: JsonObject,
    beside: (part: JsonValue) => Evaluated | undefined,
    verdicts: Verdicts,
  ): Evaluated[] | undefined {
    const found: Evaluated[] = [];
    for (const [key, enough] of [['oneOf', 2] as const, ['anyOf', 1] as const]) {
      const selected = key === 'oneOf' ? this.selected(value, schema) : [];
      const forms = selected.length > 0 ? selected : listOf(schema[key]);
      if (forms.length === 0) continue;
      const met: Evaluated[] = [];
      for (const form of forms) {
        const said = beside(form);
        if (said) met.push(said);
        if (met.length === enough && !this.tracksNames) break;
      }
      if (met.length === 0) return undefined;
      if (key === 'oneOf' && met.length > 1) {
        verdicts.sway();
        return undefined;
      }
      found.push(...met);
    }
    if (schema.not === undefined || !beside(schema.not)) return found;
    verdicts.sway();
    return undefined;
  }

  /** The form a discriminator selects stands for all of `oneOf`: the others need not tell. */
  private selected(value: JsonValue, schema: JsonObject): readonly JsonValue[] {
    const { discriminator } = schema;
    const property = isObject(discriminator) ? discriminator.propertyName : undefined;
    if (typeof property !== 'string' || !isObject(value)) return [];
    const tag = Object.hasOwn(value, property) ? value[property] : undefined;
    return typeof tag === 'string' ? formsSelected(this.document, schema, tag) : [];
  }

  private merge(found: readonly Evaluated[]): Evaluated {
    if (!this.tracksNames) return NOTHING;
    return {
      names: new Set(found.flatMap(({ names }) => [...names])),
      items: new Set(found.flatMap(({ items }) => [...items])),
    };
  }
}

function allMet(
  parts: readonly JsonValue[],
  beside: (part: JsonValue) => Evaluated | undefined,
): Evaluated[] | undefined {
  const found: Evaluated[] = [];
  for (const part of parts) {
    const said = beside(part);
    if (!said) return undefined;
    found.push(said);
  }
  return found;
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
