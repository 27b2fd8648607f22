import { isObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Source } from '../context.js';
import { stringForPattern } from '../pattern/stringForPattern.js';
import { childOf, entriesOf, textsOf } from '../read.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { dependents } from './checkMembers.js';
import { followsPattern, numberOf } from './checkText.js';
import { type Made, objectMade, plain } from './Made.js';
import type { Place } from './Place.js';
import { isApart } from './variantsOf.js';

/**
 * Makes an object with the properties its schemas declare; one that is more than an example holds is
 * not made further.
 */
export function makeObject(place: Place): Made | undefined {
  return new ObjectMaker(place).make();
}

class ObjectMaker {
  private readonly members = new Map<string, Made>();
  private readonly declared = new Map<string, Source[]>();
  private readonly schemas: readonly Source[];
  private readonly required: ReadonlySet<string>;
  /** Values so far. */
  private size = 1;

  constructor(private readonly place: Place) {
    const { demands } = place.variant.gathered;
    this.schemas = demands;
    this.required = new Set(demands.flatMap(({ value }) => textsOf(value, 'required')));
    for (const schema of demands) {
      for (const [name, source] of entriesOf(schema, 'properties')) {
        const known = this.declared.get(name);
        if (known) known.push(source);
        else this.declared.set(name, [source]);
      }
    }
  }

  make(): Made | undefined {
    const { tags } = this.place.variant;
    const isBounded = this.most !== Number.POSITIVE_INFINITY;
    for (const name of new Set([...this.declared.keys(), ...this.required])) {
      if (this.isShown(name) && !this.add(name, tags.get(name)) && this.required.has(name)) {
        return undefined;
      }
      if (this.size > LIMITS.exampleValues && !isBounded) return objectMade(this.members);
    }
    this.addDependents();
    const fewest = this.limit('minProperties', 0, Math.max);
    if (this.members.size === 0 || this.members.size < fewest) this.addFree(Math.max(fewest, 1));
    this.dropSurplus();
    return objectMade(this.members);
  }

  private isShown(name: string): boolean {
    const { extent, hidden, variant } = this.place;
    const own = this.declared.get(name) ?? [];
    if (own.some(({ value }) => hidden.hides(value))) return false;
    if (this.required.has(name)) return true;
    const isOld = own.some(({ value }) => isObject(value) && value.deprecated === true);
    return !isOld && extent !== 'lean' && !(extent === 'apart' && isApart(variant, name));
  }

  /** @returns whether the object has the member. */
  private add(name: string, tag?: string): boolean {
    if (this.members.has(name)) return true;
    const sources = this.sourcesOf(name);
    if (!sources) return false;
    const made = this.makeMember(sources, this.required.has(name), tag);
    if (made) {
      this.members.set(name, made);
      this.size += made.size;
    }
    return made !== undefined;
  }

  private makeMember(
    sources: readonly Source[],
    isWanted: boolean,
    tag: string | undefined,
  ): Made | undefined {
    if (sources.length > 0) return this.place.make(sources, isWanted, tag);
    return plain(tag ?? this.place.words.value);
  }

  /** All that holds for a member; nothing where it may not be. */
  private sourcesOf(name: string): Source[] | undefined {
    const sources: Source[] = [];
    for (const schema of this.schemas) {
      const described = describing(schema, name, this.place.work);
      const others = childOf(schema, 'additionalProperties');
      const all = described.length > 0 || !others ? described : [others];
      if (all.some(({ value }) => value === false)) return undefined;
      sources.push(...all.filter(({ value }) => isObject(value)));
    }
    return sources;
  }

  private addDependents(): void {
    for (let isNew = true; isNew; ) {
      for (const { value } of this.schemas) {
        const rules = isObject(value) ? value.dependentRequired : undefined;
        this.place.work.spend(isObject(rules) ? Object.keys(rules).length : 0);
      }
      const has = (name: string) => this.members.has(name);
      const missing = this.schemas
        .flatMap(({ value }) => (isObject(value) ? dependents(value, has) : []))
        .filter((name) => !has(name) && this.isAllowed(name));
      isNew = missing.map((name) => this.add(name)).includes(true);
    }
  }

  private isAllowed(name: string): boolean {
    const own = this.declared.get(name) ?? [];
    return !own.some(({ value }) => this.place.hidden.hides(value));
  }

  /** Members whose names are free, where the schemas say what they hold or that some must be. */
  private addFree(wanted: number): void {
    const says = (key: string) =>
      this.schemas.some((schema) => {
        const value = childOf(schema, key)?.value;
        return isObject(value) && Object.keys(value).length > 0;
      });
    const isDescribed = ['additionalProperties', 'patternProperties'].some(says);
    const fewest = this.limit('minProperties', 0, Math.max);
    if (!isDescribed && this.members.size >= fewest) return;
    if (this.place.extent === 'lean' && this.members.size >= fewest) return;
    for (const name of this.freeNames()) {
      if (this.members.size >= wanted) return;
      const isNamed = this.schemas.every((schema) => this.allowsName(schema, name));
      if (isNamed) this.add(name);
    }
  }

  private *freeNames(): Generator<string> {
    const rules = this.schemas.flatMap((schema) => childOf(schema, 'propertyNames') ?? []);
    for (const [pattern] of this.schemas.flatMap((schema) =>
      entriesOf(schema, 'patternProperties'),
    )) {
      const name = stringForPattern(pattern, 1, 40, this.place.work);
      if (name !== undefined && rules.length === 0) yield name;
    }
    const { makeMany, words } = this.place;
    if (rules.length > 0) {
      for (const { value } of makeMany(rules, LIMITS.triedNames)) yield String(value);
      return;
    }
    yield words.key;
    for (let index = 2; index < LIMITS.triedNames; index += 1) yield `${words.key}${index}`;
  }

  private allowsName(schema: Source, name: string): boolean {
    const others = childOf(schema, 'additionalProperties')?.value;
    return others !== false || describing(schema, name, this.place.work).length > 0;
  }

  private dropSurplus(): void {
    for (const name of [...this.members.keys()].reverse()) {
      if (this.members.size <= this.most) return;
      if (!this.required.has(name)) this.members.delete(name);
    }
  }

  private get most(): number {
    return this.limit('maxProperties', Number.POSITIVE_INFINITY, Math.min);
  }

  private limit(key: string, otherwise: number, pick: (...values: number[]) => number): number {
    return pick(
      otherwise,
      ...this.schemas.map(({ value }) =>
        isObject(value) ? numberOf(value, key, otherwise) : otherwise,
      ),
    );
  }
}

function declarationOf(schema: Source, name: string): Source[] {
  const properties = childOf(schema, 'properties');
  return (properties && [childOf(properties, name) ?? []].flat()) ?? [];
}

/** What a schema says of a name, by itself or by a pattern. */
function describing(schema: Source, name: string, work: WorkBudget): Source[] {
  const patterns = entriesOf(schema, 'patternProperties');
  work.spend(patterns.length * COST.form);
  const matching = patterns.filter(([pattern]) => followsPattern(pattern, name, work) !== false);
  return [...declarationOf(schema, name), ...matching.map(([, source]) => source)];
}
