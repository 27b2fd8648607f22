import { isObject } from '../../json';
import type { BuildContext, Source } from '../context';
import { joinTexts } from '../joinTexts';
import { childOf, entriesOf, flagOf, itemsOf, textOf, textsOf } from '../read';
import type { Condition, Property, SchemaNode } from '../types';
import { allowsNull } from './alternatives';
import { buildChoices } from './buildChoices';
import { buildConstraints } from './buildConstraints';
import { buildTypes } from './buildTypes';
import { buildEnumValues, buildValueExamples, firstValueText } from './buildValues';
import { expandSources, type Fragment, type Trail } from './expandSources';

/** Builds the node of a nested place. */
export type BuildNode = (sources: readonly Source[], anchor: string, trail: Trail) => SchemaNode;

/**
 * Builds the node for one place of a document: references opened, `allOf` merged, everything that
 * holds together in one schema (design §3, model).
 *
 * @param sources the schemas that hold for the place; more than one when several declare it.
 * @param anchor of the place; its properties' anchors continue it.
 * @param trail named schemas open around the place, so that recursion ends in a link.
 * @param opening pointer of a shared schema that is itself being shown here.
 */
export function buildSchema(
  context: BuildContext,
  sources: readonly Source[],
  anchor: string,
  trail: Trail = new Map(),
  opening?: string,
): SchemaNode {
  context.budget.left -= 1;
  if (context.budget.left < 0) throw new RangeError('o documento tem campos demais');
  const expansion = expandSources(context, sources, anchor, trail, opening);
  const { fragments, link, name, trail: current } = expansion;
  const node: BuildNode = (nested, at, within) => buildSchema(context, nested, at, within);
  const first = (key: string) => firstOf(fragments, (schema) => textOf(schema, key));
  const any = (key: string) => fragments.some(({ schema }) => flagOf(schema, key) === true);
  const under = (key: string) => fragments.flatMap((fragment) => child(fragment, key) ?? []);
  const nested = (key: string, part = key) => {
    const found = under(key).filter(({ value }) => isObject(value));
    return found.length === 0 ? undefined : node(found, `${anchor}.${part}`, current);
  };
  const { types, nullable } = buildTypes(fragments);
  const docs = under('externalDocs')[0]?.value ?? null;
  const docsUrl = textOf(docs, 'url');
  const items = under('items').filter(({ value }) => isObject(value));

  return {
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
    examples: buildValueExamples(fragments, context.lexemes),
    enumValues: buildEnumValues(fragments, context.lexemes),
    constraints: buildConstraints(fragments, context.lexemes),
    properties: buildProperties(context, fragments, anchor, current, node),
    alsoRequired: undeclaredNames(fragments),
    additionalProperties: closesObject(fragments) ? false : nestedOrTrue(under, nested),
    patternProperties: named(fragments, 'patternProperties').map(([pattern, source]) => ({
      pattern,
      schema: node([source], context.anchors.claim(anchor, pattern), current),
    })),
    propertyNames: nested('propertyNames'),
    items: items.length === 0 ? undefined : node(items, anchor, current),
    prefixItems: fragments
      .flatMap((fragment) => itemsOf(asSource(fragment), 'prefixItems'))
      .map((source, index) =>
        node([source], context.anchors.claim(anchor, String(index)), current),
      ),
    contains: nested('contains'),
    choices: buildChoices(context, fragments, anchor, current, node),
    conditions: fragments.flatMap((fragment) => buildCondition(fragment, anchor, current, node)),
    not: nested('not'),
    dependentRequired: named(fragments, 'dependentRequired').map(([property, { value }]) => ({
      property,
      requires: Array.isArray(value) ? value.map(String) : [],
    })),
    dependentSchemas: named(fragments, 'dependentSchemas').map(([property, source]) => ({
      property,
      schema: node([source], context.anchors.claim(anchor, property), current),
    })),
    externalDocs: docsUrl ? { url: docsUrl, description: textOf(docs, 'description') } : undefined,
    xml: under('xml').flatMap(describeXml),
    link,
  };
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
    declared.set(name, [...(declared.get(name) ?? []), source]);
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

function buildCondition(
  fragment: Fragment,
  anchor: string,
  trail: Trail,
  node: BuildNode,
): Condition[] {
  const when = child(fragment, 'if');
  if (!when) return [];
  const branch = (key: string) => {
    const source = child(fragment, key);
    return source ? node([source], `${anchor}.${key}`, trail) : undefined;
  };
  return [
    {
      when: node([when], `${anchor}.if`, trail),
      fulfilled: branch('then'),
      otherwise: branch('else'),
    },
  ];
}

function closesObject(fragments: readonly Fragment[]): boolean {
  return fragments.some(
    ({ schema }) => schema.additionalProperties === false || schema.unevaluatedProperties === false,
  );
}

function nestedOrTrue(
  under: (key: string) => Source[],
  nested: (key: string, part?: string) => SchemaNode | undefined,
): SchemaNode | true | undefined {
  const schema = nested('additionalProperties', '~');
  return schema ?? (under('additionalProperties').some(({ value }) => value === true) || undefined);
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
