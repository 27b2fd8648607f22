import type { ListItem } from 'mdast';
import { bareValue } from '../components/bareValue.js';
import type { Direction } from '../components/Direction.js';
import { describeType } from '../components/describeType.js';
import { layersOf } from '../components/layersOf.js';
import { presenceOf } from '../components/presenceOf.js';
import type { Choice, SchemaLink, SchemaNode } from '../model/types/schema.js';
import type { MarkdownTools } from './MarkdownTools.js';
import {
  code,
  codes,
  emphasis,
  item,
  joined,
  link,
  list,
  paragraph,
  strong,
  text,
} from './nodes.js';
import { withProse } from './prose.js';
import { factsSaid, marksSaid } from './saidOf.js';
import { describeSchema, markOf, writeField, writeValues } from './writeField.js';
import { writeRules } from './writeRules.js';

/** What a schema contains, as items: fields, alternatives and rules; nothing for a plain value. */
export function writeSchema(
  schema: SchemaNode,
  direction: Direction,
  tools: MarkdownTools,
): ListItem[] {
  return layersOf(schema).flatMap((layer) => {
    if (layer.link) return [writeLink(layer.link, tools)];
    return [
      ...layer.parts.map((part) => writeLink(part, tools)),
      ...(layer.leftOut > 0
        ? [item(paragraph(text(tools.labels.entriesLeftOut(layer.leftOut))))]
        : []),
      ...writeProperties(layer, direction, tools),
      ...layer.choices.map((choice) => writeChoice(choice, direction, tools)),
      ...writeRules(layer, direction, tools, writeSchema),
    ];
  });
}

/** Leads to the one place where a recurring or recursive schema is shown. */
function writeLink({ anchor, name, recursive }: SchemaLink, tools: MarkdownTools): ListItem {
  const { labels } = tools;
  const label = recursive ? labels.recursive(name) : labels.seeSchema(name);
  return item(paragraph(link(recursive ? `#${anchor}` : tools.linkTo(anchor), text(label))));
}

/** The fields of an object, required ones first. */
function writeProperties(
  { properties, patternProperties }: SchemaNode,
  direction: Direction,
  tools: MarkdownTools,
): ListItem[] {
  const presence = presenceOf(properties);
  const ordered = [
    ...properties.filter(({ required }) => required),
    ...properties.filter(({ required }) => !required),
  ];
  return [
    ...ordered.map((property) =>
      writeField(
        {
          name: [code(property.name)],
          told: property.name,
          anchor: property.anchor,
          schema: property.schema,
          presence: presence(property),
          direction,
          inside: writeSchema(property.schema, direction, tools),
        },
        tools,
      ),
    ),
    ...patternProperties.map(({ pattern, schema }) => {
      const label = tools.labels.matching(pattern);
      const name = [emphasis(label)];
      const inside = writeSchema(schema, direction, tools);
      return writeField(
        { name, told: label, anchor: schema.anchor, schema, direction, inside },
        tools,
      );
    }),
  ];
}

/** The forms a value may take; what tells them apart is said first. */
function writeChoice(
  { discriminator, kind, options }: Choice,
  direction: Direction,
  tools: MarkdownTools,
): ListItem {
  const { labels } = tools;
  const told =
    discriminator === undefined ? [] : [text(`, ${labels.discriminatedBy} `), code(discriminator)];
  const forms = options.map(({ anchor, discriminatorValues, label, schema }) => {
    const type = describeType(schema, labels);
    const name = label ?? type;
    const values = codes(discriminatorValues.map(bareValue));
    const said = joined([
      values,
      name !== type && type,
      ...marksSaid(schema, labels),
      ...factsSaid(schema, labels),
    ]);
    const head = [
      ...markOf(anchor, tools),
      strong(text(name)),
      ...(said.length > 0 ? [text(': '), ...said] : []),
    ];
    return item(
      ...withProse(head, describeSchema(name, undefined, schema, tools)),
      ...list([...writeValues(schema, tools), ...writeSchema(schema, direction, tools)]),
    );
  });
  return item(paragraph(text(labels[kind]), ...told, text(':')), ...list(forms));
}
