import { groupBy } from '../../groupBy.js';
import { isObject, type Source } from '../../json.js';
import { ANCHOR_WORDS } from '../anchors.js';
import type { BuildContext } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf, textsOf } from '../read.js';
import type { Choice, ChoiceOption, Property, SchemaNode } from '../types/schema.js';
import { buildFacts } from './buildFacts.js';
import {
  type Expansion,
  type ExpansionLimits,
  expandSources,
  type Fragment,
  type RankedSource,
  schemaNameOf,
  type Trail,
} from './expandSources.js';
import { type FoundVariant, findChoices, otherDiscriminators } from './findVariants.js';

type Shown = Pick<SchemaNode, 'choices' | 'conditions' | 'properties'>;

const ITEMS = ['items', 'additionalItems', 'unevaluatedItems'];

/**
 * Builds the node of one value: resolves references, merges `allOf` and all schemas that apply together.
 *
 * @param sources the schemas that apply to the value.
 * @param anchor of the node; the anchors of its properties begin with it.
 * @param trail named schemas around the node, so that recursion ends in a link.
 * @param limits schemas that are shown elsewhere.
 */
export function buildSchema(
  context: BuildContext,
  sources: readonly RankedSource[],
  anchor: string,
  trail: Trail = new Map(),
  limits: ExpansionLimits = {},
): SchemaNode {
  const pointer = sources[0]?.pointer;
  context.budget.countNode(pointer);
  const expansion = expandSources(context, sources, anchor, trail, limits);
  const facts = buildFacts(expansion);
  context.budget.countValues(facts, pointer);
  const { link, name } = expansion;
  return { ...facts, name, link, ...buildParts(expansion) };
}

/** A rule or a further body only has an anchor if a recursive schema links to it. */
export function buildLinkable(
  context: BuildContext,
  sources: readonly RankedSource[],
  anchor: string,
  trail?: Trail,
  limits?: ExpansionLimits,
): SchemaNode {
  const node = buildSchema(context, sources, anchor, trail, limits);
  return context.linked.has(anchor) ? { ...node, anchor } : node;
}

function buildParts(expansion: Expansion) {
  const { anchor, context, fragments, limits, strongest, trail } = expansion;
  const rank = (fragment: Fragment, source: Source): RankedSource =>
    fragments.length === 1 ? source : { ...source, rank: strongest.indexOf(fragment) };
  const under = (key: string): readonly RankedSource[] =>
    fragments.flatMap((fragment) => {
      const child = childOf(fragment, key);
      return child ? rank(fragment, child) : [];
    });
  // An empty schema says no more than none.
  const schemasUnder = (key: string) =>
    under(key).filter(({ value }) => isObject(value) && Object.keys(value).length > 0);
  const named = (key: string): readonly (readonly [string, RankedSource])[] =>
    fragments.flatMap((fragment) =>
      entriesOf(fragment, key).map(([name, source]) => [name, rank(fragment, source)] as const),
    );
  const rule = (sources: readonly RankedSource[], part: string, form?: ExpansionLimits) =>
    buildLinkable(context, sources, context.anchors.claim(anchor, part), trail, form);
  const ruleOf = (found: readonly RankedSource[], key: string) =>
    found.length === 0 ? undefined : rule(found, key);
  const ruleUnder = (key: string, ...others: readonly string[]) =>
    ruleOf([key, ...others].flatMap(schemasUnder), key);
  const isFalse = ({ value }: Source) => value === false;
  const items = under('items').some(isFalse)
    ? undefined
    : ITEMS.map(schemasUnder).find((found) => found.length > 0);
  const required = new Set(fragments.flatMap(({ value }) => textsOf(value, 'required')));
  context.budget.limitList([...required], fragments[0]?.pointer);
  const isRequired = (name: string): boolean => required.has(name) || !!limits.isRequired?.(name);
  // Anchors are assigned in this order.
  const declared = groupBy(named('properties'), ([name]) => name);
  const properties = [...declared].map(([name, entries]): Property => {
    const at = context.anchors.claim(anchor, name);
    const sources = entries.map(([, source]) => source);
    const schema = buildSchema(context, sources, at, trail);
    return { name, anchor: at, required: isRequired(name), schema };
  });
  const additionalProperties = closesObject(fragments)
    ? false
    : ruleUnder('additionalProperties', 'unevaluatedProperties');
  const patternProperties = named('patternProperties').map(([pattern, source]) => ({
    pattern,
    schema: rule([source], pattern),
  }));
  const namesUnder = under('propertyNames').filter(({ value }) => value !== true);
  const propertyNames = ruleOf(namesUnder, 'propertyNames');
  const itemNode = items && buildSchema(context, items, anchor, trail);
  // Before 2020, JSON Schema had the positions of a list in `items`.
  const prefixItems = fragments
    .flatMap((fragment) => ['prefixItems', 'items'].flatMap((key) => itemsOf(fragment, key)))
    .map((source, index) => rule([source], String(index)));
  const contains = ruleOf(under('contains'), 'contains');
  const contentSchema = ruleUnder('contentSchema');
  const choices = buildChoices(expansion, isRequired);
  const conditions = fragments.flatMap((fragment) => {
    const when = childOf(fragment, 'if');
    const branch = (key: string) => {
      const source = childOf(fragment, key);
      return source && rule([source], key, { isRequired });
    };
    if (!when) return [];
    return { when: rule([when], 'if'), fulfilled: branch('then'), otherwise: branch('else') };
  });
  const dependentSchemas = named('dependentSchemas').map(([property, source]) => ({
    property,
    schema: rule([source], property, { isRequired }),
  }));
  const not = expansion.impossible ? undefined : ruleUnder('not');
  const shown = new Set(required.size > 0 ? shownFields({ choices, conditions, properties }) : []);
  return {
    properties,
    alsoRequired: [...required].filter((name) => !shown.has(name)),
    additionalProperties,
    patternProperties,
    propertyNames,
    items: itemNode,
    prefixItems,
    contains,
    contentSchema,
    // `items: false` and similar keywords forbid further positions.
    closedList: ITEMS.flatMap(under).some(isFalse),
    choices,
    discriminators: otherDiscriminators(context, fragments, expansion.pointer, choices),
    conditions,
    dependentRequired: named('dependentRequired').map(([property, { value }]) => ({
      property,
      requires: Array.isArray(value) ? value.map(String) : [],
    })),
    dependentSchemas,
    not,
  };
}

/** The fields that every variant and every branch of a condition shows. */
function shownFields({ choices, conditions, properties }: Shown): string[] {
  const forms = [
    ...choices.map(({ options }) => options.map(({ schema }) => schema)),
    ...conditions.map(({ fulfilled, otherwise }) => [fulfilled, otherwise]),
  ];
  const shared = forms.flatMap((schemas) => {
    const [first = [], ...others] = schemas.map((one) => new Set(one && shownFields(one)));
    return [...first].filter((name) => others.every((fields) => fields.has(name)));
  });
  return [...properties.map(({ name }) => name), ...shared];
}

function closesObject(fragments: readonly Fragment[]): boolean {
  const says = (key: string) => fragments.some(({ value }) => value[key] === false);
  const described = fragments.some(({ value }) => isObject(value.additionalProperties));
  return says('additionalProperties') || (says('unevaluatedProperties') && !described);
}

/** The choices of all fragments; each variant omits the schema that offers it. */
function buildChoices(expansion: Expansion, isRequired: ExpansionLimits['isRequired']): Choice[] {
  const { context, fragments, pointer } = expansion;
  return fragments.flatMap((fragment) =>
    findChoices(context, fragment, pointer).map(({ base, kind, discriminator, variants }) => ({
      kind,
      discriminator,
      options: variants.map((variant, index) =>
        buildOption(expansion, { base, isRequired }, variant, index),
      ),
    })),
  );
}

function buildOption(
  { anchor, context, trail }: Expansion,
  limits: ExpansionLimits & { readonly base: string },
  { isDefault, source, values }: FoundVariant,
  index: number,
): ChoiceOption {
  context.budget.countPart(limits.base, values.length);
  const ref = textOf(source.value, '$ref');
  const ownName = ref === undefined ? undefined : schemaNameOf(ref);
  const at = context.anchors.claim(anchor, ownName ?? `${ANCHOR_WORDS.variant}${index + 1}`);
  const schema = buildSchema(context, [source], at, trail, limits);
  const name = schema.title ?? ownName;
  const annotations = name === undefined ? shortText(schema.description) : undefined;
  const parts = schema.members.flatMap((member) => member.title ?? member.name ?? []);
  return {
    anchor: at,
    label: name ?? annotations ?? (parts.join(' + ') || undefined),
    discriminatorValues: values,
    ...(isDefault ? { isDefault } : {}),
    schema: annotations === undefined ? schema : { ...schema, description: undefined },
  };
}

/** A short plain text identifies a nameless variant better than its type. */
function shortText(text: string | undefined): string | undefined {
  return text !== undefined && /^[\p{L}\p{N} ()/,.-]{1,60}$/u.test(text) ? text : undefined;
}
