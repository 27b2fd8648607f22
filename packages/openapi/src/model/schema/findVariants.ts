import { isObject, type JsonObject, type JsonValue, type Source } from '../../json.js';
import { type BuildContext, dereference, targetOf } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf } from '../read.js';
import type { Choice, Discriminator } from '../types/schema.js';
import { alternativesOf, CHOICES } from './annotations.js';
import { constantsOf } from './buildValues.js';
import { type Fragment, schemaNameOf } from './expandSources.js';

export interface FoundChoice {
  readonly kind: Choice['kind'];
  readonly discriminator?: string | undefined;
  readonly variants: readonly FoundVariant[];
  /** Pointer of the schema around the variants; they don't repeat it. */
  readonly base: string;
}

export interface FoundVariant {
  readonly source: Source;
  /** Values of the discriminator that select this variant. */
  readonly values: readonly string[];
  /** Whether it is selected by any other value, or none (OpenAPI 3.2). */
  readonly isDefault: boolean;
}

/**
 * The choices of one schema: `oneOf`, `anyOf`, or the schemas that extend it if it only has a discriminator.
 *
 * @param extending pointer of the named schema that inherits this one, whose own extensions are the variants.
 */
export function findChoices(
  context: BuildContext,
  fragment: Fragment,
  extending: string | undefined,
): FoundChoice[] {
  if (constantsOf(fragment, context).length > 0) return [];
  const rule = readDiscriminator(context, fragment);
  const choices = CHOICES.flatMap((kind): FoundChoice[] => {
    const sources = alternativesOf(fragment, kind, context);
    if (sources.length < 2) return [];
    const variants = sources.map((source) => buildVariant(context, source, rule));
    return [{ kind, discriminator: rule?.property, variants, base: fragment.pointer }];
  });
  const base = fragment.inherited ? extending : fragment.pointer;
  if (choices.length > 0 || !rule || base === undefined) return choices;
  const subtypes = subtypesOf(context, base);
  const mapped = [...rule.mapping].filter(
    ([pointer]) => !fragment.inherited || subtypes.has(pointer),
  );
  const refs = new Map(mapped.map(([pointer, { ref }]) => [pointer, ref]));
  for (const pointer of subtypes) if (!refs.has(pointer)) refs.set(pointer, `#${pointer}`);
  if (refs.size === 0) return [];
  const variants = [...refs.values()].map((ref) => buildVariant(context, refer(ref), rule));
  if (fragment.inherited)
    variants.unshift(withoutFields(buildVariant(context, refer(`#${base}`), rule)));
  return [{ kind: 'oneOf', discriminator: rule.property, variants, base }];
}

/** Discriminators without a choice here: of an extending schema, or of undescribed variants. */
export function otherDiscriminators(
  context: BuildContext,
  fragments: readonly Fragment[],
  pointer: string | undefined,
  choices: readonly Choice[],
): Discriminator[] {
  const found = new Map<string, Discriminator>();
  for (const fragment of fragments) {
    const rule = readDiscriminator(context, fragment);
    if (!rule || choices.some(({ discriminator }) => discriminator === rule.property)) continue;
    const { property } = rule;
    const values =
      pointer === undefined ? [] : buildVariant(context, refer(`#${pointer}`), rule).values;
    found.set(property, { property, values });
  }
  return [...found.values()];
}

/** The variant of a schema whose fields are shown around the choice. */
function withoutFields({ source, ...variant }: FoundVariant): FoundVariant {
  const value = { title: schemaNameOf(source.pointer), type: 'object' };
  return { ...variant, source: { value, pointer: source.pointer } };
}

interface DiscriminatorRule {
  readonly property: string;
  /** Pointer of a target schema → its reference and the values that select it. */
  readonly mapping: ReadonlyMap<string, MappedVariant>;
  /** Pointer of the schema for all other values. */
  readonly other: string | undefined;
}

interface MappedVariant {
  readonly ref: string;
  readonly values: string[];
}

/** Rules by their discriminator: every schema that extends one with a long mapping asks for it again. */
const rules = new WeakMap<JsonObject, DiscriminatorRule>();

function readDiscriminator(context: BuildContext, schema: Source): DiscriminatorRule | undefined {
  const discriminator = childOf(schema, 'discriminator');
  const property = textOf(discriminator?.value, 'propertyName');
  if (!isObject(discriminator?.value) || property === undefined) return undefined;
  const known = rules.get(discriminator.value);
  if (known) return known;
  const mapping = new Map<string, MappedVariant>();
  const map = (target: JsonValue | undefined, ...values: readonly string[]) => {
    if (typeof target !== 'string') return undefined;
    const ref = target.startsWith('#') ? target : `#/components/schemas/${target}`;
    const pointer = context.resolve(ref)?.pointer;
    if (pointer === undefined) return undefined;
    const known = mapping.get(pointer) ?? { ref, values: [] };
    known.values.push(...values);
    mapping.set(pointer, known);
    return pointer;
  };
  for (const [value, { value: target }] of entriesOf(discriminator, 'mapping')) map(target, value);
  const rule = { property, mapping, other: map(textOf(discriminator.value, 'defaultMapping')) };
  rules.set(discriminator.value, rule);
  return rule;
}

/** A variant with its values: mapped ones, those its own field allows, or else its name. */
function buildVariant(
  context: BuildContext,
  source: Source,
  rule: DiscriminatorRule | undefined,
): FoundVariant {
  const ref = textOf(source.value, '$ref');
  const target = ref === undefined ? source : context.resolve(ref);
  if (!rule || !target) return { source, values: [], isDefault: false };
  const { mapping, other, property } = rule;
  const mapped = mapping.get(target.pointer)?.values ?? [];
  const name = ref === undefined ? undefined : schemaNameOf(ref);
  const named = name === undefined || isExcluded(context, target, property, name) ? [] : [name];
  // The values of an extended schema belong to all of its variants.
  const own = [target, ...itemsOf(target, 'allOf')].flatMap((part) =>
    allowedTexts(context, part, property),
  );
  const values = [mapped, own, named].find((list) => list.length > 0) ?? [];
  return { source, values, isDefault: target.pointer === other };
}

function allowedTexts(context: BuildContext, schema: Source, property: string): string[] {
  const field = childOf(childOf(schema, 'properties') ?? schema, property);
  const { const: only, enum: values = [] } = field ? dereference(context, field).value : {};
  const allowed = only === undefined ? values : [only];
  return Array.isArray(allowed) ? allowed.filter((value) => typeof value === 'string') : [];
}

/** Whether a schema that a variant extends only allows other values than its name. */
function isExcluded(context: BuildContext, variant: Source, property: string, name: string) {
  const extended = new Map([[variant.pointer, variant]]);
  for (const schema of extended.values()) {
    const allowed = allowedTexts(context, schema, property);
    if (allowed.length > 0 && !allowed.includes(name)) return true;
    for (const member of itemsOf(schema, 'allOf')) {
      const target = dereference(context, member);
      extended.set(target.pointer, target);
    }
  }
  return false;
}

function refer(ref: string): Source {
  return { value: { $ref: ref }, pointer: ref.slice(1) };
}

const heirsByRoot = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>();

/** Pointers of the schemas that extend one by `allOf`, directly or indirectly. */
function subtypesOf(context: BuildContext, pointer: string): ReadonlySet<string> {
  const direct = heirsByRoot.get(context.root.value) ?? collectHeirs(context);
  heirsByRoot.set(context.root.value, direct);
  const subtypes = new Set(direct.get(pointer));
  for (const subtype of subtypes)
    for (const further of direct.get(subtype) ?? []) subtypes.add(further);
  subtypes.delete(pointer);
  return subtypes;
}

function collectHeirs(context: BuildContext): Map<string, string[]> {
  const subtypes = new Map<string, string[]>();
  const components = childOf(context.root, 'components');
  for (const [, subtype] of entriesOf(components, 'schemas')) {
    const members = itemsOf(subtype, 'allOf');
    for (const member of members) {
      members.push(...itemsOf(member, 'allOf'));
      const parent = targetOf(context, member)?.pointer;
      if (parent === undefined) continue;
      const known = subtypes.get(parent);
      if (known) known.push(subtype.pointer);
      else subtypes.set(parent, [subtype.pointer]);
    }
  }
  return subtypes;
}
