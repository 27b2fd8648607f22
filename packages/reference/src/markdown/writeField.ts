import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import type { Direction } from '../components/Direction.js';
import { describeType } from '../components/describeType.js';
import { layersOf } from '../components/layersOf.js';
import { wordingOf } from '../components/wordingOf.js';
import type { EnumValue, SchemaNode } from '../model/types/schema.js';
import type { Markdown } from '../model/types/text.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { anchorMark, code, item, joined, list, paragraph, text } from './nodes.js';
import { withProse } from './prose.js';
import { explainedValues, factsSaid, marksSaid, presenceSaid } from './saidOf.js';

/** What is known of one parameter, header, property or rule. */
export interface Field {
  /** What the item begins with. */
  readonly name: readonly PhrasingContent[];
  /** What the name says, so that no text says it again. */
  readonly told: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly presence?: 'required' | 'optional' | undefined;
  readonly direction: Direction;
  readonly deprecated?: boolean;
  /** The place's own wording, beside the schema's. */
  readonly description?: Markdown | undefined;
  /** Notes that belong to the place, not to the schema (serialisation, media type). */
  readonly notes?: readonly string[];
  /** What the schema contains, and whatever else stands below. */
  readonly inside: readonly ListItem[];
}

/** One field as an item: what the reference says of it on its first line, then the document's words. */
export function writeField(field: Field, tools: MarkdownTools): ListItem {
  const { anchor, direction, name, notes = [], presence, schema } = field;
  const { labels } = tools;
  const said = joined([
    schema && describeType(schema, labels),
    ...notes,
    ...marksSaid(schema, labels, field.deprecated),
    presenceSaid(presence, direction, labels),
    ...(schema ? factsSaid(schema, labels) : []),
    tools.badgeOf(anchor),
  ]);
  const head = [
    ...markOf(anchor, tools),
    ...name,
    ...(said.length > 0 ? [text(': ')] : []),
    ...said,
  ];
  return item(
    ...withProse(head, describeSchema(field.told, field.description, schema, tools)),
    ...list([...writeValues(schema, tools), ...field.inside]),
  );
}

/** The mark that links lead to, where there are such links. */
export function markOf(anchor: string | undefined, tools: MarkdownTools): PhrasingContent[] {
  return anchor !== undefined && tools.isTarget(anchor) ? [anchorMark(anchor)] : [];
}

/** What the document says of a place in prose. */
export function describeSchema(
  told: string,
  description: Markdown | undefined,
  schema: SchemaNode | undefined,
  tools: MarkdownTools,
): BlockContent[] {
  const wording = schema ? wordingOf(told, description, layersOf(schema)) : description;
  return wording === undefined ? [] : tools.describe(wording, 'field');
}

/** The values of a schema with their meanings, below a word for them. */
export function writeValues(schema: SchemaNode | undefined, tools: MarkdownTools): ListItem[] {
  const layers = schema ? layersOf(schema) : [];
  return layers.flatMap(({ enumValues }) => {
    const items = writeEnumItems(enumValues, tools);
    return items ? [item(paragraph(text(`${tools.labels.values}:`)), ...list(items))] : [];
  });
}

/** Each value with its meaning; nothing where no meaning says more than its value. */
function writeEnumItems(
  values: readonly EnumValue[],
  tools: MarkdownTools,
): ListItem[] | undefined {
  return explainedValues(values, tools.labels.smallWords)?.map(({ meaning, value }) => {
    const blocks = meaning === '' ? [] : tools.describe(meaning, 'field');
    const [only] = blocks;
    return blocks.length === 1 && only?.type === 'paragraph'
      ? item(paragraph(code(value), text(': '), ...only.children))
      : item(...withProse([code(value)], blocks));
  });
}
