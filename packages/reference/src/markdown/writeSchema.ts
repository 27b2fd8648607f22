import type { Choice, Markdown, NamedSchema, SchemaLink, SchemaNode } from '@frontier/openapi';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { describeType, layersOf } from '../components/describeType.js';
import {
  type FactLine,
  layerFacts,
  marksOf,
  type NestedField,
  nestedFields,
  nestedRules,
  ruleLines,
} from '../components/fieldFacts.js';
import { type Presence, presenceWord } from '../components/presence.js';
import { hasMeanings, shownValues } from '../components/values.js';
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
  type Remark,
  strong,
  text,
  withProse,
} from './nodes.js';

/** One entry of a list: a field, rule, alternative or body. */
interface SchemaEntry {
  /** Start of the first line. */
  readonly name: readonly PhrasingContent[];
  /** Text shown beside the description, which it does not repeat. */
  readonly caption: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  /** Type, and notes about the entry, not about its schema (serialisation, media type). */
  readonly notes: readonly Remark[];
  readonly presence?: Presence;
  readonly deprecated?: boolean;
  /** Description of the entry itself, beside its schema's. */
  readonly description?: Markdown | undefined;
  /** Whether the schema's example is already shown as code. */
  readonly isExampleBeside?: boolean | undefined;
  readonly badge?: Remark;
  /** Items below the description, the schema's fields for instance. */
  readonly inside: readonly ListItem[];
}

/** Writes one entry: a line of the reference, the document's description, the content. */
export function writeEntry(entry: SchemaEntry, tools: MarkdownTools): BlockContent[] {
  const { deprecated, description, name, schema, caption } = entry;
  const remarks = joined([
    ...entry.notes,
    ...marksOf(schema, deprecated).map(({ words }) => words),
    presenceWord(entry.presence, tools.direction),
    ...(schema ? factRemarks(schema, entry.isExampleBeside) : []),
    entry.badge,
  ]);
  const wording = schema ? wordingOf(caption, description, layersOf(schema)) : description;
  return [
    ...withProse(
      headed([...tools.markOf(entry.anchor), ...name], remarks),
      tools.describe(wording),
    ),
    ...list([...(schema ? writeValues(schema, tools) : []), ...entry.inside]),
  ];
}

/** Limits, default, constant, examples, values without meanings, external documentation. */
function factRemarks(schema: SchemaNode, isExampleBeside = false): Remark[] {
  return layerFacts(schema, !isExampleBeside).flatMap(({ facts, layer }) => {
    const values = shownValues(layer);
    return [
      ...facts.map(lineContent),
      values.length > 0 &&
        !hasMeanings(values) &&
        labelled(labels.values, ...codes(values.map(({ value }) => value))),
      docsLink(layer.externalDocs),
    ];
  });
}

function lineContent(line: FactLine): PhrasingContent[] {
  return [text(line.words), ...codes(line.codes)];
}

/** The values of a schema with their meanings, below a label. */
function writeValues(schema: SchemaNode, tools: MarkdownTools): ListItem[] {
  return layersOf(schema).flatMap((layer) => {
    const values = shownValues(layer);
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

/** Writes type and fields of a schema. */
export function writeNamedSchema(
  { name, schema }: Pick<NamedSchema, 'name' | 'schema'>,
  tools: MarkdownTools,
): BlockContent[] {
  const type = describeType({ ...schema, name: undefined });
  const inside = writeSchema(schema, tools);
  return writeEntry({ name: [], caption: name, schema, notes: [type], inside }, tools);
}

/** Writes fields, alternatives and rules of a schema as items; a plain value has none. */
export function writeSchema(schema: SchemaNode, tools: MarkdownTools): ListItem[] {
  return layersOf(schema).flatMap((layer) => {
    if (layer.link) return [writeLink(layer.link, tools)];
    return [
      ...nestedFields(layer, tools.direction).map((field) => writeNested(field, tools)),
      ...layer.choices.map((choice) => writeChoice(choice, tools)),
      ...nestedRules(layer).map((rule) => writeNested(rule, tools)),
      ...ruleLines(layer).map((line) => item(paragraph(...lineContent(line)))),
    ];
  });
}

/** A link to a shared or recursive schema, which is shown once. */
function writeLink({ anchor, name, recursive }: SchemaLink, tools: MarkdownTools): ListItem {
  const label = recursive ? labels.recursive(name) : labels.seeSchema(name);
  return item(paragraph(link(recursive ? `#${anchor}` : tools.linkTo(anchor), text(label))));
}

/** Writes a field or rule with its content. */
export function writeNested(field: NestedField, tools: MarkdownTools): ListItem {
  const { anchor, isDescribed, name, presence, schema } = field;
  const entry: SchemaEntry = {
    name: [isDescribed ? emphasis(name) : code(name)],
    caption: name,
    anchor,
    schema,
    notes: [describeType(schema)],
    presence,
    badge: tools.badgeOf(anchor),
    inside: writeSchema(schema, tools),
  };
  return item(...writeEntry(entry, tools));
}

/** The alternatives of a `oneOf` or `anyOf`; the discriminator comes first. */
function writeChoice({ discriminator, kind, options }: Choice, tools: MarkdownTools): ListItem {
  const discriminatorText =
    discriminator === undefined ? [] : [text(`, ${labels.discriminatedBy} `), code(discriminator)];
  const forms = options.map(({ anchor, discriminatorValues, isDefault, label, schema }) => {
    const type = describeType(schema);
    const name = label ?? type;
    const entry: SchemaEntry = {
      name: [strong(text(name))],
      caption: name,
      anchor,
      schema,
      notes: [codes(discriminatorValues), isDefault && labels.defaultForm, name !== type && type],
      inside: writeSchema(schema, tools),
    };
    return item(...writeEntry(entry, tools));
  });
  return item(paragraph(text(labels[kind]), ...discriminatorText, text(':')), ...list(forms));
}
