import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext, Source } from '../context.js';
import { stringForPattern } from '../pattern/patterns.js';
import { printShown } from '../printShown.js';
import { childOf, entriesOf, flagOf, textsOf } from '../read.js';
import { COST, type WorkBudget, WorkSpentError } from '../WorkBudget.js';
import { gatherRules, type Rules, type Variant, variantsOf } from './choices.js';
import { givenValues, itemSchemas, numberOf, schemasOfName } from './keywords.js';
import { scalarsFor, typesOf } from './scalars.js';
import type { ValueChecker } from './ValueChecker.js';

/** A value made for an example, and its JSON text with the digits of the document. */
interface Sample {
  readonly value: JsonValue;
  readonly text: string;
  /** Values it holds, itself included. */
  readonly size: number;
  /** Its text shows less than the value has. */
  readonly isCut: boolean;
}

/** Where a value of an example stands. */
interface Position {
  readonly depth: number;
  /** Pointers of the named schemas that are being shown around it. */
  readonly open: readonly string[];
  /** The enclosing value requires it. */
  readonly isWanted: boolean;
  /** The discriminator value that selects the form of the enclosing object. */
  readonly tag?: string | undefined;
}

/** One value that is being made, with its choices made. */
interface Task extends Variant {
  /** Only required members are shown. */
  readonly isLean: boolean;
  /** Position of its members or items. */
  readonly below: Omit<Position, 'isWanted' | 'tag'>;
}

/**
 * Makes one example; a value is kept only where the schemas of its place accept it. What takes more
 * than an example may, in work or in values, ends with a `WorkSpentError`.
 */
export class ExampleMaker {
  private readonly known = new Map<JsonValue, Map<string, Sample | undefined>>();

  /** @param depthLimit levels shown of what need not be there. */
  constructor(
    private readonly context: BuildContext,
    private readonly checker: ValueChecker,
    private readonly work: WorkBudget,
    private readonly depthLimit: number,
  ) {}

  /** Makes the value of one place; of the same schema at the same place it is made once. */
  make(sources: readonly Source[], position: Position): Sample | undefined {
    this.work.spend(COST.make + position.open.length);
    const [only] = sources;
    if (!only || sources.length > 1) return this.makeNew(sources, position);
    const places = this.known.get(only.value) ?? new Map<string, Sample | undefined>();
    this.known.set(only.value, places);
    const key = JSON.stringify(position);
    if (!places.has(key)) places.set(key, this.makeNew(sources, position));
    return places.get(key);
  }

  private makeNew(sources: readonly Source[], position: Position): Sample | undefined {
    const { depth, isWanted, open, tag } = position;
    const rules = gatherRules(this.context, sources);
    if (depth > this.depthLimit + LIMITS.levelsBelow) return undefined;
    if (tag !== undefined && this.accepts(tag, sources)) return sampleOf(tag);
    for (const given of this.given(rules, sources)) return given;
    const circles = circlesOf(rules, open);
    const isTooDeep = !isWanted && (circles > 0 || depth > this.depthLimit);
    const made = isTooDeep ? undefined : this.invent(rules, sources, position);
    return made ?? (this.accepts(null, sources) ? sampleOf(null) : undefined);
  }

  private invent(
    rules: Rules,
    sources: readonly Source[],
    { depth, open }: Position,
  ): Sample | undefined {
    const isShared = rules.refs[0] !== undefined && this.context.shared.has(rules.refs[0]);
    let tries = 0;
    for (const variant of variantsOf(
      this.context,
      { ...rules, tags: new Map() },
      open,
      this.work,
    )) {
      if (circlesOf(variant, open) > LIMITS.schemaCircles) continue;
      for (const given of this.given(variant, sources)) return given;
      const { refs } = variant;
      const below = { depth: depth + (isShared ? 2 : 1), open: [...open, ...refs] };
      for (const isLean of depth > this.depthLimit ? [true] : [false, true]) {
        tries += 1;
        if (tries > LIMITS.placeTries) return undefined;
        for (const sample of this.candidates({ ...variant, isLean, below })) {
          if (this.accepts(sample.value, sources)) return sample;
        }
      }
    }
    return undefined;
  }

  private *candidates(task: Task): Generator<Sample> {
    const words = this.context.labels.placeholders;
    const schemas = task.schemas.map(({ value }) => value);
    for (const type of typesOf(schemas)) {
      for (const value of scalarsFor(type, schemas, words, this.work)) yield sampleOf(value);
      const isObjectType = type === 'object' || type === 'any';
      const made = isObjectType ? this.makeObject(task) : type === 'array' && this.makeList(task);
      if (made) yield made;
    }
  }

  /** Makes a list as short as its schemas allow, with one item at least where there may be one. */
  private makeList({ below, isLean, schemas }: Task): Sample | undefined {
    const least = largest(schemas, 'minItems', 0);
    if (least > LIMITS.exampleItems) throw new WorkSpentError();
    const positions = schemas.map(itemSchemas);
    const rest = positions.flatMap((one) => one.rest ?? []);
    const first = Math.max(...positions.map((one) => one.first.length));
    const length = Math.min(
      Math.max(least, isLean ? 0 : Math.max(first, 1)),
      ...schemas.map(({ value }) => numberOf(value, 'maxItems', Number.POSITIVE_INFINITY)),
    );
    const items: Sample[] = [];
    while (items.length < Math.min(length, first)) {
      const own = positions.flatMap((one) => one.first[items.length] ?? one.rest ?? []);
      const made = this.make(own, { ...below, isWanted: items.length < least });
      if (!made) break;
      items.push(made);
    }
    const others = rest.length === 0 && least === 0 ? 0 : length - items.length;
    const isUnique = others > 1 && schemas.some(({ value }) => value.uniqueItems === true);
    const made = others > 0 ? this.make(rest, { ...below, isWanted: least > 0 }) : undefined;
    const more = isUnique ? this.unlike(rest, made) : Array.from({ length: others }, () => made);
    for (const item of more) if (item && items.length < length) items.push(item);
    return items.length < least ? undefined : listSample(items);
  }

  /** Makes an object with the properties its schemas declare, in their order. */
  private makeObject(task: Task): Sample | undefined {
    const { isLean, schemas } = task;
    const declared = schemas.flatMap((schema) => entriesOf(schema, 'properties'));
    const required = new Set(schemas.flatMap(({ value }) => textsOf(value, 'required')));
    const hidden = new Set<string>();
    for (const [name, { value }] of declared) {
      const isOptional = !required.has(name) && (isLean || flagOf(value, 'deprecated') === true);
      if (isOptional || this.checker.hides(value)) hidden.add(name);
    }
    const members = new Map<string, Sample>();
    for (const name of new Set([...declared.map(([name]) => name), ...required])) {
      if (hidden.has(name)) continue;
      const made = this.makeMember(name, task, required.has(name));
      if (made) members.set(name, made);
      else if (required.has(name)) return undefined;
    }
    this.addFree(members, task);
    return objectSample(members);
  }

  private makeMember(name: string, task: Task, isWanted: boolean): Sample | undefined {
    const { below, schemas, tags } = task;
    this.work.spend(schemas.length);
    const sources = schemas.flatMap((schema) => {
      const own = schemasOfName(schema, name, this.work);
      return own && own.length > 0 ? own : (childOf(schema, 'additionalProperties') ?? []);
    });
    return this.make(sources, { ...below, isWanted, tag: tags.get(name) });
  }

  /** Members whose names are free, where the schemas say what they hold or that some must be. */
  private addFree(members: Map<string, Sample>, task: Task): void {
    const { below, isLean, schemas } = task;
    const under = (key: string) => schemas.flatMap((schema) => childOf(schema, key) ?? []);
    const isDescribed = [...under('additionalProperties'), ...under('patternProperties')].some(
      ({ value }) => isObject(value) && Object.keys(value).length > 0,
    );
    const isShown = members.size === 0 && isDescribed && !isLean;
    const wanted = Math.max(largest(schemas, 'minProperties', 0), isShown ? 1 : 0);
    if (members.size >= wanted) return;
    const rules = under('propertyNames');
    const patterns = under('patternProperties').flatMap((source) => entriesOf(source));
    const { key } = this.context.labels.placeholders;
    const names = patterns.map(([pattern]) => stringForPattern(pattern, 1, 40, this.work) ?? key);
    if (rules.length > 0) {
      names.push(String(this.make(rules, { ...below, isWanted: true })?.value ?? key));
    } else {
      for (let index = 1; index < LIMITS.triedNames; index += 1) {
        names.push(index === 1 ? key : `${key}${index}`);
      }
    }
    for (const name of names) {
      if (members.size >= wanted) return;
      const made = this.accepts(name, rules) ? this.makeMember(name, task, false) : undefined;
      if (made) members.set(name, made);
    }
  }

  /** Values unlike one another: what the document gives, or a text or number and variations of it. */
  private *unlike(sources: readonly Source[], first: Sample | undefined): Generator<Sample> {
    const given = [...this.given(gatherRules(this.context, sources), sources)];
    yield* given;
    if (!first || given.length > 0) return;
    yield first;
    const { value } = first;
    for (let index = 1; index < LIMITS.exampleItems; index += 1) {
      const other = typeof value === 'number' ? value + index : `${value}${index + 1}`;
      if (this.accepts(other, sources)) yield sampleOf(other);
    }
  }

  /** What the document itself gives, where it is valid. */
  private *given({ schemas }: Rules, sources: readonly Source[]): Generator<Sample> {
    let looked = 0;
    for (const { pointer, value } of givenValues(schemas)) {
      looked += 1;
      if (looked > LIMITS.givenValues) return;
      if (!this.accepts(value, sources)) continue;
      yield { value, ...printShown(value, pointer, this.context.lexemes), size: 1 };
    }
  }

  private accepts(value: JsonValue, sources: readonly Source[]): boolean {
    return sources.every((source) => this.checker.accepts(value, source.value));
  }
}

/** How often the named schemas of a value are being shown around it, at most. */
function circlesOf({ refs }: Rules, open: readonly string[]): number {
  return Math.max(0, ...refs.map((ref) => open.filter((one) => one === ref).length));
}

function largest(schemas: Rules['schemas'], key: string, otherwise: number): number {
  return Math.max(otherwise, ...schemas.map(({ value }) => numberOf(value, key, otherwise)));
}

/** A value the document doesn't write itself. */
function sampleOf(value: string | number | boolean | null): Sample {
  return { value, text: JSON.stringify(value), size: 1, isCut: false };
}

/** A list, each item on its own lines. */
function listSample(items: readonly Sample[]): Sample {
  const value = items.map((item) => item.value);
  return { value, ...join('[', ']', items, () => '') };
}

/** An object, each member on its own lines. */
function objectSample(members: ReadonlyMap<string, Sample>): Sample {
  const names = [...members.keys()];
  const value = Object.fromEntries([...members].map(([name, sample]) => [name, sample.value]));
  const prefix = (index: number) => `${JSON.stringify(names[index])}: `;
  return { value, ...join('{', '}', [...members.values()], prefix) };
}

/** @throws {WorkSpentError} when there is more than an example shows. */
function join(
  start: string,
  end: string,
  parts: readonly Sample[],
  prefix: (index: number) => string,
): Omit<Sample, 'value'> {
  const size = parts.reduce((sum, part) => sum + part.size, 1);
  if (size > LIMITS.exampleValues) throw new WorkSpentError();
  const lines = parts.map(({ text }, at) => `  ${prefix(at)}${text.replaceAll('\n', '\n  ')}`);
  const text = lines.length === 0 ? start + end : `${start}\n${lines.join(',\n')}\n${end}`;
  return { text, size, isCut: parts.some(({ isCut }) => isCut) };
}
