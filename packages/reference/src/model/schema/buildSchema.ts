import { isObject } from '../../json.js';
import type { BuildContext, Source } from '../context.js';
import { joinTexts } from '../joinTexts.js';
import { childOf, entriesOf, flagOf, itemsOf, textOf, textsOf } from '../read.js';
import { spendNode, spendValues } from '../spend.js';
import type { Property, SchemaNode } from '../types/schema.js';
import { allowsNull } from './alternatives.js';
import type { BuildNode, BuildRule } from './BuildNode.js';
import { buildChoices, otherDiscriminators } from './buildChoices.js';
import { buildConditions } from './buildConditions.js';
import { buildConstraints } from './buildConstraints.js';
import { buildTypes } from './buildTypes.js';
import {
  buildEnumValues,
  buildValueExamples,
  firstValueText,
  hasHugeValue,
} from './buildValues.js';
import { type ExpansionLimits, expandSources, type Fragment, type Trail } from './expandSources.js';
import { isLeaf } from './isLeaf.js';

/**
 * Builds the node for one place of a document: references opened, `allOf` merged, everything that
 * holds together in one schema.
 *
 * @param sources the schemas that hold for the place; more than one when several declare it.
 * @param anchor of the place; its properties' anchors continue it.
 * @param trail named schemas open around the place, so that recursion ends in a link.
 * @param limits what is shown elsewhere.
 */
export function buildSchema(
  context: BuildContext,
  sources: readonly Source[],
  anchor: string,
  trail: Trail = new Map(),
  limits: ExpansionLimits = {},
): SchemaNode {
  const [{ value = null, pointer } = {}] = sources;
  spendNode(context, pointer);
  const leaf = sources.length === 1 && isLeaf(value) ? value : undefined;
  const known = leaf && context.leaves.get(leaf);
  if (known) {
    spendValues(context, known, pointer);
    return known;
  }
  const expansion = expandSources(context, sources, anchor, trail, limits);
  const { fragments, link, name, trail: current } = expansion;
  const node: BuildNode = (nested, at, within, base) =>
    buildSchema(context, nested, at, within, { base });
  const first = (key: string) => firstOf(fragments, (schema) => textOf(schema, key));
  const any = (key: string) => fragments.some(({ schema }) => flagOf(schema, key) === true);
  const under = (key: string) => fragments.flatMap((fragment) => child(fragment, key) ?? []);
  const rule: BuildRule = (nested, part) => {
    const at = context.anchors.claim(anchor, part);
    const built = node(nested, at, current);
    return context.linked.has(at) ? { ...built, anchor: at } : built;
  };
  const nested = (key: string, ...others: readonly string[]) => {
    const found = [key, ...others].flatMap(under).filter(({ value }) => isObject(value));
    return found.length === 0 ? undefined : rule(found, key);
  };
  const { types, nullable } = buildTypes(fragments);
  const examples = buildValueExamples(fragments, context.lexemes);
  const enumValues = buildEnumValues(fragments, context.lexemes);
  spendValues(context, { examples, enumValues }, pointer);
  const docs = under('externalDocs')[0]?.value ?? null;
  const docsUrl = textOf(docs, 'url');
  const items = ['items', 'additionalItems', 'unevaluatedItems']
    .map((key) => under(key).filter(({ value }) => isObject(value)))
    .find((found) => found.length > 0);

  const built = {
    types: expansion.impossible ? ['never'] : types,
    nullable: nullable || fragments.some(allowsNull),
    name,
    title: first('title'),
    description: joinTexts(
      fragments.map(({ overridden, schema }) =>
        overridden ? undefined : textOf(schema, 'description'),
      ),
    ),
    format: first('format'),
    deprecated: any('deprecated'),
    readOnly: any('readOnly'),
    writeOnly: any('writeOnly'),
    defaultValue: firstValueText(fragments, 'default', context.lexemes),
    constValue: firstValueText(fragments, 'const', context.lexemes),
    examples,
    enumValues,
    ...(hasHugeValue(fragments) ? { cut: true } : {}),
    constraints: buildConstraints(fragments, context.lexemes),
    properties: buildProperties(context, fragments, anchor, current, node),
    alsoRequired: undeclaredNames(fragments),
    additionalProperties: closesObject(fragments)
      ? false
      : nested('additionalProperties', 'unevaluatedProperties'),
    patternProperties: named(fragments, 'patternProperties').map(([pattern, source]) => ({
      pattern,
      schema: rule([source], pattern),
    })),
    propertyNames: nested('propertyNames'),
    items: items && node(items, anchor, current),
    prefixItems: fragments
      .flatMap((fragment) => itemsOf(asSource(fragment), 'prefixItems'))
      .map((source, index) => rule([source], String(index))),
    contains: nested('contains'),
    contentSchema: nested('contentSchema'),
    closedList: closesList(under),
    choices: buildChoices(context, fragments, anchor, current, node),
    ...buildConditions(fragments, rule),
    not: nested('not'),
    externalDocs: docsUrl ? { url: docsUrl, description: textOf(docs, 'description') } : undefined,
    xml: under('xml').flatMap(describeXml),
    link,
    parts: expansion.parts,
  };
  const complete = { ...built, discriminators: otherDiscriminators(fragments, built.choices) };
  if (leaf) context.leaves.set(leaf, complete);
  return complete;
}

function buildProperties(
  context: BuildContext,
  fragments: readonly Fragment[],
  anchor: string,
  trail: Trail,
  node: BuildNode,
): Property[] {
  const declared = new Map<string, Source[]>();
  for (const [name, source] of named(fragments, 'properties')) {
    const sources = declared.get(name);
    if (sources) sources.push(source);
    else declared.set(name, [source]);
  }
  const required = new Set(fragments.flatMap(({ schema }) => textsOf(schema, 'required')));
  return [...declared].map(([name, sources]) => {
    const at = context.anchors.claim(anchor, name);
    return { name, anchor: at, required: required.has(name), schema: node(sources, at, trail) };
  });
}

function undeclaredNames(fragments: readonly Fragment[]): string[] {
  const declared = new Set(named(fragments, 'properties').map(([name]) => name));
  const required = new Set(fragments.flatMap(({ schema }) => textsOf(schema, 'required')));
  return [...required].filter((name) => !declared.has(name));
}

/** Names as they are, keywords by themselves (`attribute`). */
function describeXml(xml: Source): string[] {
  return entriesOf(xml).flatMap(([key, { value }]) => {
    if (typeof value === 'string') return [key === 'name' ? value : `${key}: ${value}`];
    return value === true ? [key] : [];
  });
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

function asSource({ schema, pointer }: Fragment): Source {
  return { value: schema, pointer };
}

function firstOf<T>(
  fragments: readonly Fragment[],
  read: (schema: Fragment['schema']) => T | undefined,
): T | undefined {
  for (const { schema } of fragments) {
    const found = read(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}
