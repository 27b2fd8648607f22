import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Source, SourceDocument } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf } from '../read.js';
import { nameOf } from '../schema/expandSources.js';
import { heirsOf } from '../schema/heirsOf.js';
import { COST, type WorkBudget, WorkSpentError } from '../WorkBudget.js';
import { listOf } from './keywords.js';

/** All that holds for a value: references and `allOf` opened. */
export interface Rules {
  readonly schemas: readonly Source<JsonObject>[];
  /** Pointers of the named schemas opened, the outermost first. */
  readonly refs: readonly string[];
}

/** All that holds for a value once each choice is made. */
export interface Variant extends Rules {
  /** Values of the properties that tell the chosen forms apart. */
  readonly tags: ReadonlyMap<string, string>;
}

/** One way a value may go where a schema leaves a choice. */
interface Way {
  readonly sources: readonly Source[];
  /** The property that tells this way apart, and its value. */
  readonly tag?: Tag | undefined;
}

const rulesOf = new WeakMap<JsonObject, Rules>();

/** Opens references and `allOf` of the schemas of a value, the nearest first. */
export function gatherRules(
  document: Pick<SourceDocument, 'resolve'>,
  sources: readonly Source[],
): Rules {
  const only = sources.length === 1 ? sources[0]?.value : undefined;
  const before = isObject(only) ? rulesOf.get(only) : undefined;
  if (before) return before;
  const schemas: Source<JsonObject>[] = [];
  const refs = new Set<string>();
  const seen = new Set<JsonValue>();
  const open = ({ value, pointer }: Source): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const { $ref, allOf, ...own } = value;
    if (Object.keys(own).length > 0) schemas.push({ value: own, pointer });
    const target = typeof $ref === 'string' ? document.resolve($ref) : undefined;
    if (target) refs.add(target.pointer);
    for (const part of [...(target ? [target] : []), ...itemsOf({ value, pointer }, 'allOf')]) {
      open(part);
    }
  };
  for (const source of sources) open(source);
  const rules = { schemas, refs: [...refs] };
  if (isObject(only)) rulesOf.set(only, rules);
  return rules;
}

/**
 * The ways through the choices of a value, in the order they are worth trying: forms that are open
 * around the value already come last.
 *
 * @param open named schemas, by their pointers, that are being shown around the value.
 * @param work counts every way that is looked at.
 * @param pending choices to be made before those of the schema `next`.
 * @param depth choices made on the way here: each nests a call.
 */
export function* variantsOf(
  document: SourceDocument,
  before: Variant,
  open: readonly string[],
  work: WorkBudget,
  pending: readonly (readonly Way[])[] = [],
  next = 0,
  depth = 0,
): Generator<Variant> {
  let forks = pending;
  let at = next;
  for (; forks.length === 0 && at < before.schemas.length; at += 1) {
    const rule = before.schemas[at];
    if (rule) forks = forksOf(document, rule, before.refs);
  }
  const [fork, ...others] = forks;
  if (!fork) {
    yield { ...before, tags: new Map([...inheritedTags(document, before), ...before.tags]) };
    return;
  }
  if (depth >= LIMITS.choicesOfPlace) throw new WorkSpentError();
  const known = new Set(before.schemas.map(({ pointer }) => pointer));
  work.spend(fork.length * COST.form + known.size);
  const ways = fork.map((way) => ({ ...way, ...gatherRules(document, way.sources) }));
  const isNested = ({ refs }: Rules) => Number(refs.some((ref) => open.includes(ref)));
  ways.sort((one, other) => isNested(one) - isNested(other));
  for (const { refs, schemas, tag } of ways) {
    const joined = {
      schemas: [...before.schemas, ...schemas.filter(({ pointer }) => !known.has(pointer))],
      refs: [...before.refs, ...refs],
      tags: new Map([...(tag ? [tag] : []), ...before.tags]),
    };
    yield* variantsOf(document, joined, open, work, others, at, depth + 1);
  }
}

/** The choices one schema leaves, each with its ways in the order they are tried. */
function forksOf(
  document: SourceDocument,
  rule: Source<JsonObject>,
  refs: readonly string[],
): Way[][] {
  const plain: Way = { sources: [] };
  const forms = ['oneOf', 'anyOf'].map((key) => itemsOf(rule, key)).filter((all) => all.length > 0);
  const heirs = forms.length > 0 ? [] : heirsTagged(document, rule, refs);
  const forks = forms.map((all) => waysOf(document, rule, all));
  if (heirs.length > 0) forks.push([...waysOf(document, rule, heirs), plain]);
  const [when, met, otherwise] = ['if', 'then', 'else'].map((key) => childOf(rule, key));
  if (!when) return forks;
  const branches = [met ? [when, met] : [when], otherwise ? [otherwise] : []];
  return [...forks, [plain, ...branches.map((sources) => ({ sources }))]];
}

/** Forms in the order written, those that only allow null last. */
function waysOf(
  document: SourceDocument,
  rule: Source<JsonObject>,
  forms: readonly Source[],
): Way[] {
  const isNull = ({ value }: Source) => Number(textOf(value, 'type') === 'null');
  const inOrder = [...forms].sort((one, other) => isNull(one) - isNull(other));
  return inOrder.map((form) => ({
    sources: [form],
    tag: tagOf(document, rule.value, textOf(form.value, '$ref') ?? ''),
  }));
}

/** A schema that only names a discriminator is met by those that extend it, unless one of them holds. */
function heirsTagged(
  document: SourceDocument,
  { pointer, value }: Source<JsonObject>,
  refs: readonly string[],
): Source[] {
  const discriminator = discriminatorOf(document, value);
  if (!discriminator || refs.some((ref) => ref !== pointer)) return [];
  const mapped = [...discriminator.refs.values()];
  const heirs = mapped.length > 0 ? mapped : heirsOf(document, pointer);
  return heirs.map((ref) => ({ value: { $ref: ref }, pointer: ref.slice(1) }));
}

/** Discriminator values that schemas get from the ones they extend (`allOf`). */
function inheritedTags(document: SourceDocument, { refs, schemas }: Rules): Tag[] {
  return schemas.flatMap(({ pointer, value }) => {
    const discriminator = discriminatorOf(document, value);
    const heirs = refs.filter((ref) => ref !== pointer);
    const heir = heirs.find((ref) => discriminator?.values.has(ref)) ?? heirs[0];
    const tag = heir === undefined ? undefined : tagOf(document, value, `#${heir}`);
    return tag ? [tag] : [];
  });
}

/** A property and the value by which it selects a schema. */
type Tag = readonly [name: string, value: string];

interface Discriminator {
  readonly property: string;
  /** References of the mapping by their values, in its order; they may name a schema alone. */
  readonly refs: ReadonlyMap<string, string>;
  /** The first value mapped to a schema, by its pointer. */
  readonly values: ReadonlyMap<string, string>;
}

const discriminators = new WeakMap<JsonObject, Discriminator>();

/** What a schema's discriminator says; it is read once. */
function discriminatorOf(
  document: Pick<SourceDocument, 'resolve'>,
  { discriminator: value }: JsonObject,
): Discriminator | undefined {
  const property = textOf(value ?? null, 'propertyName');
  if (!isObject(value) || property === undefined) return undefined;
  const known = discriminators.get(value);
  if (known) return known;
  const refs = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [name, { value: target }] of entriesOf({ value, pointer: '' }, 'mapping')) {
    const text = String(target);
    const ref = text.startsWith('#') ? text : `#${joinPointer('/components/schemas', text)}`;
    const pointer = document.resolve(ref)?.pointer;
    refs.set(name, ref);
    if (pointer !== undefined && !values.has(pointer)) values.set(pointer, name);
  }
  const found = { property, refs, values };
  discriminators.set(value, found);
  return found;
}

/**
 * What a schema's discriminator says of a named schema: the value mapped to it, else its name
 * (OpenAPI 3.1, Discriminator Object).
 */
function tagOf(document: SourceDocument, holder: JsonObject, ref: string): Tag | undefined {
  const discriminator = discriminatorOf(document, holder);
  const pointer = document.resolve(ref)?.pointer;
  if (!discriminator || pointer === undefined) return undefined;
  return [discriminator.property, discriminator.values.get(pointer) ?? nameOf(pointer)];
}

/** The forms of a schema's `oneOf` that the value's own discriminator selects. */
export function formsSelected(
  document: Pick<SourceDocument, 'resolve'>,
  schema: JsonObject,
  value: JsonValue,
  work: WorkBudget,
): readonly JsonValue[] {
  const { property = '', refs } = discriminatorOf(document, schema) ?? {};
  const tag = isObject(value) && Object.hasOwn(value, property) ? value[property] : undefined;
  if (!refs || typeof tag !== 'string') return [];
  const forms = listOf(schema.oneOf);
  work.spend(forms.length * COST.form);
  const selected = document.resolve(refs.get(tag) ?? '')?.pointer;
  return forms.filter((form) => {
    const pointer = document.resolve(textOf(form, '$ref') ?? '')?.pointer;
    return pointer !== undefined && (pointer === selected || nameOf(pointer) === tag);
  });
}
