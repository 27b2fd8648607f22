import type { Choice, Markdown, NamedSchema, SchemaLink, SchemaNode } from '@frontier/openapi';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { describeType, layersOf } from '../components/describeType.js';
import {
  type FactLine,
  factLines,
  marksOf,
  type NestedField,
  nestedFields,
  nestedRules,
  ruleLines,
} from '../components/fieldFacts.js';
import { type Presence, presenceWord } from '../components/presence.js';
import { bareValue, hasMeanings, shownValues } from '../components/values.js';
import { wordingOf } from '../components/wordingOf.js';
import { labels } from '../labels.js';
import type { MarkdownTools } from './createTools.js';
import {
  code,
  codes,
  docsLink,
  emphasis,
  headed,
  item,
  joined,
  labelled,
  link,
  list,
  paragraph,
  type Said,
  strong,
  text,
  withProse,
} from './nodes.js';

/** The facts of one entry: a field, a rule, a form, a body. */
interface SchemaEntry {
  /** Beginning of its first line. */
  readonly name: readonly PhrasingContent[];
  /** The words beside it, so that no text says them again. */
  readonly told: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  /** Its type, and notes that belong to the place, not to the schema (serialisation, media type). */
  readonly notes: readonly Said[];
  readonly presence?: Presence;
  readonly deprecated?: boolean;
  /** The place's own wording, beside the schema's. */
  readonly description?: Markdown | undefined;
  /** Its example is beside it as code. */
  readonly isExampleBeside?: boolean | undefined;
  /** The site's word beside it. */
  readonly badge?: Said;
  /** The content of the schema, and all else below it. */
  readonly inside: readonly ListItem[];
}

/** One entry: the reference's words on the first line, then the document's, then the content. */
export function writeEntry(place: SchemaEntry, tools: MarkdownTools): BlockContent[] {
  const { deprecated, description, name, schema, told } = place;
  const said = joined([
    ...place.notes,
    ...marksOf(schema, deprecated).map(({ words }) => words),
    presenceWord(place.presence, tools.direction),
    ...(schema ? factsSaid(schema, place.isExampleBeside) : []),
    place.badge,
  ]);
  const wording = schema ? wordingOf(told, description, layersOf(schema)) : description;
  return [
    ...withProse(headed([...tools.markOf(place.anchor), ...name], said), tools.describe(wording)),
    ...list([...(schema ? writeValues(schema, tools) : []), ...place.inside]),
  ];
}

/** Limits, default, constant, examples, values without a meaning, further documentation. */
function factsSaid(schema: SchemaNode, isExampleBeside = false): Said[] {
  return layersOf(schema).flatMap((layer, index) => [
    ...factLines(layer, !isExampleBeside || index > 0).map(lineSaid),
    layer.enumValues.length > 0 &&
      !hasMeanings(shownValues(layer.enumValues)) &&
      labelled(labels.values, ...codes(layer.enumValues.map((value) => bareValue(value.text)))),
    docsLink(layer.externalDocs),
  ]);
}

function lineSaid(line: FactLine): PhrasingContent[] {
  return [text(line.words), ...codes(line.codes)];
}

/** The values of a schema with their meanings, below a word for them. */
function writeValues(schema: SchemaNode, tools: MarkdownTools): ListItem[] {
  return layersOf(schema).flatMap(({ enumValues }) => {
    const values = shownValues(enumValues);
    if (!hasMeanings(values)) return [];
    const items = values.map(({ meaning, value }) => {
      const blocks = tools.describe(meaning);
      const [only] = blocks;
      return blocks.length === 1 && only?.type === 'paragraph'
        ? item(paragraph(code(value), text(': '), ...only.children))
        : item(...withProse([code(value)], blocks));
    });
    return [item(paragraph(text(`${labels.values}:`)), ...list(items))];
  });
}

/** Type and every field of a schema. */
export function writeNamedSchema(
  { name, schema }: Pick<NamedSchema, 'name' | 'schema'>,
  tools: MarkdownTools,
): BlockContent[] {
  const type = describeType({ ...schema, name: undefined });
  const inside = writeSchema(schema, tools);
  return writeEntry({ name: [], told: name, schema, notes: [type], inside }, tools);
}

/** The content of a schema, as items: fields, alternatives and rules; nothing for a plain value. */
export function writeSchema(schema: SchemaNode, tools: MarkdownTools): ListItem[] {
  return layersOf(schema).flatMap((layer) => {
    if (layer.link) return [writeLink(layer.link, tools)];
    return [
      ...layer.parts.map((part) => writeLink(part, tools)),
      ...(layer.leftOut > 0 ? [item(paragraph(text(labels.entriesLeftOut(layer.leftOut))))] : []),
      ...nestedFields(layer).map((field) => writeNested(field, tools)),
      ...layer.choices.map((choice) => writeChoice(choice, tools)),
      ...nestedRules(layer).map((rule) => writeNested(rule, tools)),
      ...ruleLines(layer).map((line) => item(paragraph(...lineSaid(line)))),
    ];
  });
}

/** Leads to the one place where a recurring or recursive schema is shown. */
function writeLink({ anchor, name, recursive }: SchemaLink, tools: MarkdownTools): ListItem {
  const label = recursive ? labels.recursive(name) : labels.seeSchema(name);
  return item(paragraph(link(recursive ? `#${anchor}` : tools.linkTo(anchor), text(label))));
}

function writeNested(field: NestedField, tools: MarkdownTools): ListItem {
  const { anchor, isDescribed, name, presence, schema } = field;
  const place: SchemaEntry = {
    name: [isDescribed ? emphasis(name) : code(name)],
    told: name,
    anchor,
    schema,
    notes: [describeType(schema)],
    presence,
    badge: tools.badgeOf(anchor),
    inside: writeSchema(schema, tools),
  };
  return item(...writeEntry(place, tools));
}

/** The forms a value may take; the discriminator comes first. */
function writeChoice({ discriminator, kind, options }: Choice, tools: MarkdownTools): ListItem {
  const told =
    discriminator === undefined ? [] : [text(`, ${labels.discriminatedBy} `), code(discriminator)];
  const forms = options.map(({ anchor, discriminatorValues, label, schema }) => {
    const type = describeType(schema);
    const name = label ?? type;
    const place: SchemaEntry = {
      name: [strong(text(name))],
      told: name,
      anchor,
      schema,
      notes: [codes(discriminatorValues.map(bareValue)), name !== type && type],
      inside: writeSchema(schema, tools),
    };
    return item(...writeEntry(place, tools));
  });
  return item(paragraph(text(labels[kind]), ...told, text(':')), ...list(forms));
}
