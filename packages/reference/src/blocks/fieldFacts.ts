import type { Deprecation, MediaType, Parameter, SchemaNode } from '@frontier/openapi';
import { code, codes, type Inline, strong } from '../inline.js';
import { labels } from '../labels.js';
import { describeLimits } from './describeLimits.js';
import { isEmptyList, layersOf } from './describeType.js';
import { type Direction, type Presence, withPresence } from './presence.js';
import { valueInLine } from './values.js';

/** @param owner the field itself; it may be deprecated independently of its schema. */
export function describeMarks(schema: SchemaNode | undefined, owner?: Deprecation): Inline[] {
  const layers = schema ? layersOf(schema) : [];
  const marks = [
    layers.some(({ readOnly }) => readOnly) && labels.readOnly,
    layers.some(({ writeOnly }) => writeOnly) && labels.writeOnly,
    // The type text of a list already says whether its items may be null.
    schema?.nullable && labels.nullable,
  ];
  const isDeprecated = [...layers, owner].some((one) => one?.deprecated);
  return [
    ...marks.flatMap((mark) => (mark ? [` · ${mark}`] : [])),
    ...(isDeprecated ? [' ', strong(labels.deprecated, 'r-deprecated-mark')] : []),
  ];
}

/**
 * @param withExamples whether the schema shows its own examples; items always do.
 * @param shownText text beside the facts; limits that it already states are omitted.
 */
export function describeFacts(
  schema: SchemaNode,
  withExamples: boolean,
  shownText: string,
): Inline[][] {
  const layers = layersOf(schema);
  const matching = labels.constraint({ keyword: 'pattern', value: '' });
  return layers.flatMap((layer, level) => {
    const { phrases, patterns } = describeLimits(layer.constraints, shownText);
    const list = level > 0 && layer.types.includes('array') ? labels.innerLists(level) : '';
    const isItem = layers.slice(0, level).some(({ examples }) => examples.length > 0);
    const examples =
      withExamples || level > 0 ? layer.examples.map((text) => valueInLine(text, layer.types)) : [];
    const words = examples.length === 1 ? labels.example : labels.examples;
    const facts: Inline[][] = [
      ...(phrases.length > 0 ? [[`${list}${phrases.join(', ')}`]] : []),
      ...patterns.map((pattern) => [matching, code(pattern)]),
      ...describeTexts(labels.constValue, layer.constValue),
      ...describeTexts(labels.defaultValue, layer.defaultValue),
      ...describeTexts(`${words}${isItem ? labels.ofItem : ''}`, examples),
      ...describeTexts(labels.xml, layer.xml),
      ...(layer.cut ? [[labels.cutValue]] : []),
    ];
    if (facts.length === 0) return [];
    return [facts.flatMap((fact, index) => [index > 0 && ' · ', ...fact])];
  });
}

function describeTexts(words: string, given: string | readonly string[] = []): Inline[][] {
  const texts = [given].flat().map((text) => text.replace(/\n\s*/g, ' '));
  return texts.length > 0 ? [[`${words}: `, ...codes(texts)]] : [];
}

export function parameterNotes(parameter: Parameter): string[] {
  return [
    parameter.mediaType,
    parameter.style && labels.style(parameter.style),
    parameter.explode === undefined ? undefined : labels.explode(parameter.explode),
    parameter.allowEmptyValue ? labels.allowEmptyValue : undefined,
    parameter.allowReserved ? labels.allowReserved : undefined,
  ].filter((note): note is string => Boolean(note));
}

export interface NestedField {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode;
  readonly presence?: Presence;
  /** Id of the question that an unknown presence leads to. */
  readonly question?: string | undefined;
}

/** Required fields come first, pattern properties last. */
export function nestedFields(schema: SchemaNode, direction: Direction): NestedField[] {
  const unknown = schema.unknownPresence;
  return [
    ...withPresence(schema.properties, direction, unknown !== undefined).map(
      ({ field, presence }) => ({ ...field, presence, question: unknown }),
    ),
    ...schema.patternProperties.map((one) =>
      describedField(labels.matching(one.pattern), one.schema),
    ),
  ];
}

export function nestedRules(schema: SchemaNode): NestedField[] {
  const { additionalProperties: extra } = schema;
  const rules: (readonly [string, SchemaNode | undefined])[] = [
    ...schema.prefixItems.map((rule, index) => [labels.position(index), rule] as const),
    [labels.contains, schema.contains],
    [labels.contentSchema, schema.contentSchema],
    [labels.propertyNames, schema.propertyNames],
    [labels.otherProperties, typeof extra === 'object' ? extra : undefined],
    [labels.not, schema.not],
    ...schema.conditions.flatMap(({ when, fulfilled, otherwise }) => [
      [labels.ifCondition, when] as const,
      [labels.thenCondition, fulfilled] as const,
      [labels.elseCondition, otherwise] as const,
    ]),
    ...schema.dependentSchemas.map(
      (one) => [labels.dependentSchema(one.property), one.schema] as const,
    ),
  ];
  return rules.flatMap(([name, rule]) => (rule ? [describedField(name, rule)] : []));
}

export function itemRules({ itemSchema }: MediaType): NestedField[] {
  return itemSchema ? [describedField(labels.eachItem, itemSchema)] : [];
}

function describedField(name: string, schema: SchemaNode): NestedField {
  return { name, anchor: schema.anchor, schema };
}

/** The rules of a schema that are not schemas themselves, one line each. */
export function describeRules(schema: SchemaNode): Inline[][] {
  const { additionalProperties, alsoRequired, closedList, dependentRequired } = schema;
  return [
    ...schema.discriminators.map(({ property }) => [`${labels.discriminator}: `, code(property)]),
    ...(alsoRequired.length > 0 ? [[`${labels.alsoRequired}: `, ...codes(alsoRequired)]] : []),
    ...(additionalProperties === false ? [[labels.noOtherProperties]] : []),
    ...(closedList && !isEmptyList(schema) ? [[labels.noOtherItems]] : []),
    ...dependentRequired.map(({ property, requires }) => [
      labels.dependentRequired(property, requires.join(', ')),
    ]),
  ];
}
