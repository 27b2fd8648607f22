import type { ListItem } from 'mdast';
import type { Direction } from '../components/Direction.js';
import type { SchemaNode } from '../model/types/schema.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { codes, emphasis, item, labelled, paragraph, text } from './nodes.js';
import { writeField } from './writeField.js';

/** Writes what a schema contains; handed down so that the parts of the tree need not import its root. */
export type WriteInside = (
  schema: SchemaNode,
  direction: Direction,
  tools: MarkdownTools,
) => ListItem[];

/** The rarer rules of JSON Schema: other fields, tuples, conditions, exclusions, dependencies. */
export function writeRules(
  schema: SchemaNode,
  direction: Direction,
  tools: MarkdownTools,
  writeInside: WriteInside,
): ListItem[] {
  const { labels } = tools;
  const note = (label: string, values: readonly string[]) =>
    item(paragraph(...labelled(label, ...codes(values))));
  const sentence = (words: string) => item(paragraph(text(words)));
  return [
    ...nestedRules(schema, tools).map(([label, rule]) =>
      writeField(
        {
          name: [emphasis(label)],
          told: label,
          anchor: rule.anchor,
          schema: rule,
          direction,
          inside: writeInside(rule, direction, tools),
        },
        tools,
      ),
    ),
    ...schema.discriminators.map((property) => note(labels.discriminator, [property])),
    ...(schema.alsoRequired.length > 0 ? [note(labels.alsoRequired, schema.alsoRequired)] : []),
    ...(schema.additionalProperties === false ? [sentence(labels.noOtherProperties)] : []),
    ...(schema.closedList ? [sentence(labels.noOtherItems)] : []),
    ...schema.dependentRequired.map(({ property, requires }) =>
      sentence(labels.dependentRequired(property, requires.join(', '))),
    ),
  ];
}

/** Schemas that hold under a condition or for a part of the value, with the words for each. */
function nestedRules(
  schema: SchemaNode,
  { labels }: MarkdownTools,
): (readonly [string, SchemaNode])[] {
  const { additionalProperties: extra } = schema;
  const rules: (readonly [string, SchemaNode | undefined])[] = [
    ...schema.prefixItems.map((rule, index) => [labels.position(index), rule] as const),
    [labels.contains, schema.contains],
    [labels.contentSchema, schema.contentSchema],
    [labels.propertyNames, schema.propertyNames],
    [labels.otherProperties, typeof extra === 'object' ? extra : undefined],
    [labels.not, schema.not],
    ...schema.conditions.flatMap((condition) => [
      [labels.ifCondition, condition.when] as const,
      [labels.thenCondition, condition.fulfilled] as const,
      [labels.elseCondition, condition.otherwise] as const,
    ]),
    ...schema.dependentSchemas.map(
      ({ property, schema: rule }) => [labels.dependentSchema(property), rule] as const,
    ),
  ];
  return rules.filter((rule): rule is readonly [string, SchemaNode] => rule[1] !== undefined);
}
