import { isObject } from '../../json.js';
import type { BuildContext, Source } from '../context.js';
import { childOf, entriesOf, itemsOf, textsOf } from '../read.js';
import type { Property, SchemaNode, SchemaOutside } from '../types/schema.js';
import { asSource } from './asSource.js';
import type { BuildNode, BuildRule } from './BuildNode.js';
import { buildChoices, otherDiscriminators } from './buildChoices.js';
import { buildConditions } from './buildConditions.js';
import type { Fragment, Trail } from './expandSources.js';
import { ShownEntries } from './ShownEntries.js';

/** A place whose schemas are being read. */
export interface SchemaPlace {
  readonly fragments: readonly Fragment[];
  /** Of the place; its properties' anchors continue it. */
  readonly anchor: string;
  readonly trail: Trail;
}

const NONE: readonly never[] = [];

/*
 * Both of these spread one object only, as the first thing: the engine copies that at once, and a
 * second one key by key, which takes longer than all else.
 */

/** The node of a schema that contains nothing. */
export function withoutParts(outside: SchemaOutside): SchemaNode {
  return {
    ...outside,
    properties: NONE,
    alsoRequired: NONE,
    patternProperties: NONE,
    prefixItems: NONE,
    closedList: false,
    choices: NONE,
    discriminators: NONE,
    conditions: NONE,
    dependentRequired: NONE,
    dependentSchemas: NONE,
    leftOut: 0,
  };
}

/** The node of one place: what its schemas contain (fields, items, forms, rules) besides what is known. */
export function buildParts(
  context: BuildContext,
  place: SchemaPlace,
  outside: SchemaOutside,
  node: BuildNode,
): SchemaNode {
  const { anchor, fragments, trail } = place;
  const pointer = fragments[0]?.pointer;
  const entries = new ShownEntries(context);
  const under = (key: string) => fragments.flatMap((fragment) => child(fragment, key) ?? []);
  const rule: BuildRule = (nested, part) => {
    const at = context.anchors.claim(anchor, part);
    const built = node(nested, at, trail);
    return context.linked.has(at) ? { ...built, anchor: at } : built;
  };
  const nested = (key: string, ...others: readonly string[]) => {
    const found = [key, ...others].flatMap(under).filter(({ value }) => isObject(value));
    return found.length === 0 ? undefined : rule(found, key);
  };
  const items = ['items', 'additionalItems', 'unevaluatedItems']
    .map((key) => under(key).filter(({ value }) => isObject(value)))
    .find((found) => found.length > 0);
  // In this order: it is that in which anchors are given.
  const properties = buildProperties(context, place, node, entries);
  const additionalProperties = closesObject(fragments)
    ? false
    : nested('additionalProperties', 'unevaluatedProperties');
  const patternProperties = entries.map(
    named(fragments, 'patternProperties'),
    pointer,
    ([pattern, source]) => ({ pattern, schema: rule([source], pattern) }),
  );
  const propertyNames = nested('propertyNames');
  const itemNode = items && node(items, anchor, trail);
  const prefixItems = entries.map(
    fragments.flatMap((fragment) => itemsOf(asSource(fragment), 'prefixItems')),
    pointer,
    (source, index) => rule([source], String(index)),
  );
  const contains = nested('contains');
  const contentSchema = nested('contentSchema');
  const choices = buildChoices(context, fragments, anchor, trail, node, entries);
  const { conditions, dependentRequired, dependentSchemas } = buildConditions(
    fragments,
    rule,
    entries,
  );
  const not = nested('not');
  return {
    ...outside,
    properties,
    alsoRequired: undeclaredNames(fragments),
    additionalProperties,
    patternProperties,
    propertyNames,
    items: itemNode,
    prefixItems,
    contains,
    contentSchema,
    closedList: closesList(under),
    choices,
    discriminators: otherDiscriminators(fragments, choices),
    conditions,
    dependentRequired,
    dependentSchemas,
    not,
    leftOut: entries.leftOut,
  };
}

function buildProperties(
  context: BuildContext,
  { anchor, fragments, trail }: SchemaPlace,
  node: BuildNode,
  entries: ShownEntries,
): Property[] {
  const declared = new Map<string, Source[]>();
  for (const [name, source] of named(fragments, 'properties')) {
    const sources = declared.get(name);
    if (sources) sources.push(source);
    else declared.set(name, [source]);
  }
  const required = new Set(fragments.flatMap(({ schema }) => textsOf(schema, 'required')));
  return entries.map([...declared], fragments[0]?.pointer, ([name, sources]) => {
    const at = context.anchors.claim(anchor, name);
    return { name, anchor: at, required: required.has(name), schema: node(sources, at, trail) };
  });
}

function undeclaredNames(fragments: readonly Fragment[]): string[] {
  const declared = new Set(named(fragments, 'properties').map(([name]) => name));
  const required = new Set(fragments.flatMap(({ schema }) => textsOf(schema, 'required')));
  return [...required].filter((name) => !declared.has(name));
}

function closesObject(fragments: readonly Fragment[]): boolean {
  const says = (key: string, value: unknown) =>
    fragments.some(({ schema }) => schema[key] === value);
  const described = fragments.some(({ schema }) => isObject(schema.additionalProperties));
  return (
    says('additionalProperties', false) || (says('unevaluatedProperties', false) && !described)
  );
}

/** `items` and its like forbid what follows the listed positions. */
function closesList(under: (key: string) => Source[]): boolean {
  return ['items', 'additionalItems', 'unevaluatedItems'].some((key) =>
    under(key).some(({ value }) => value === false),
  );
}

function named(fragments: readonly Fragment[], key: string): [string, Source][] {
  return fragments.flatMap((fragment) => entriesOf(asSource(fragment), key));
}

function child(fragment: Fragment, key: string): Source | undefined {
  return childOf(asSource(fragment), key);
}
