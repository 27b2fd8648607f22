import type {
  Deprecation,
  Encoding,
  MediaType,
  Parameter,
  SchemaLink,
  SchemaNode,
} from '@frontier/openapi';
import type { BlockContent, List } from 'mdast';
import { describeDocs, describeExample, describeFacts } from '../components/describeLines.js';
import { describeBody, describeType, layersOf } from '../components/describeType.js';
import {
  deprecationText,
  itemRules,
  marksOf,
  type NestedField,
  nestedFields,
  nestedRules,
  parameterNotes,
  ruleLines,
} from '../components/fieldFacts.js';
import {
  type Direction,
  presenceOfAll,
  presenceText,
  withPresence,
} from '../components/presence.js';
import { type SummaryOptions, summaryOf, VALUES_ON_ONE_LINE } from '../components/summaryOf.js';
import { shownValues, splitExamples } from '../components/values.js';
import { code, codes, type Inline, link, strong } from '../inline.js';
import { labels } from '../labels.js';
import { Lines, list, paragraph } from './nodes.js';
import type { TextTools } from './TextTools.js';

/** Properties of a field beside its schema. */
interface FieldProps extends Omit<NestedField, 'schema'> {
  readonly schema: SchemaNode | undefined;
  readonly isNoted: boolean;
  readonly isRule?: boolean;
  readonly parameter?: Parameter;
}

/** Writes fields and schemas: each field is an item with its facts in lines, and its own fields in a list below. */
export class FieldWriter {
  /**
   * @param direction of the described value.
   * @param sample code beside the fields, which need not repeat its values.
   */
  constructor(
    private readonly tools: TextTools,
    private readonly direction: Direction = 'either',
    private readonly sample = '',
  ) {}

  parameters(parameters: readonly Parameter[]): List[] {
    const fields = withPresence(parameters);
    const isNoted = presenceOfAll(fields) !== undefined;
    return list(fields.map(({ field, presence }) => this.parameter(field, { presence, isNoted })));
  }

  headers(headers: readonly Parameter[]): List[] {
    return list(
      headers.map((header) => {
        const presence = header.required ? 'required' : undefined;
        return this.parameter(header, { presence, isNoted: false });
      }),
    );
  }

  private parameter(parameter: Parameter, given: Pick<FieldProps, 'isNoted' | 'presence'>) {
    const { anchor, name } = parameter;
    const { schema } = splitExamples(parameter);
    return this.field({ ...given, name, anchor, schema, parameter });
  }

  /** The schema of one body in one media type. */
  media(media: MediaType, textAbove?: string): BlockContent[] {
    const { encodings, examples, schema } = media;
    const type = describeBody(media);
    const lines = new Lines(schema?.anchor);
    const shown = schema?.link ? link(this.tools.linkTo(schema.link.anchor), type) : type;
    lines.line(code(media.name), ' ', shown, ...marks(schema));
    if (schema) {
      const exampleBeside = schema.examples.every((one) =>
        examples.some(({ text }) => text === one),
      );
      this.summary(lines, { schema, caption: type ?? '', textAbove, exampleBeside });
      if (!schema.link) this.body(lines, schema);
    }
    lines.add(...this.rules(itemRules(media)));
    if (media.exampleLeftOut) lines.line(labels.exampleLeftOut);
    if (encodings.length > 0) {
      lines.add(paragraph([`${labels.encodings}:`]));
      lines.add(...list(encodings.map((encoding) => this.encoding(encoding))));
    }
    return lines.blocks;
  }

  private encoding({ contentType, explode, headers, property, style }: Encoding) {
    const lines = new Lines();
    lines.line(
      code(property),
      contentType && ` ${labels.contentType}: `,
      contentType && code(contentType),
      style && ` ${labels.style(style)}`,
      explode !== undefined && ` ${labels.explode(explode)}`,
    );
    lines.add(...this.headers(headers));
    return lines.blocks;
  }

  /** Description, limits, values and fields of a schema, below its name or type. */
  schema(lines: Lines, options: SummaryOptions): void {
    this.summary(lines, options);
    this.body(lines, options.schema);
  }

  private field({ anchor, isNoted, isRule, name, parameter, presence, schema }: FieldProps) {
    const lines = new Lines(anchor);
    const word = presenceText(presence, this.direction, isNoted);
    const notes = parameter ? parameterNotes(parameter) : [];
    lines.line(
      isRule ? { type: 'emphasis', children: [{ type: 'text', value: name }] } : code(name),
      ' ',
      [schema && describeType(schema), ...notes].filter(Boolean).join(' · '),
      ...marks(schema, parameter),
      word && ` · ${word}`,
      ...this.tools.badge(anchor),
    );
    const description = parameter?.description;
    if (schema) this.summary(lines, { schema, caption: name, description });
    else lines.text(this.tools.describe(description));
    if (parameter) lines.add(...this.examples(parameter));
    if (schema) this.body(lines, schema);
    return lines.blocks;
  }

  /** The examples of a parameter that have an explanation. */
  private examples(parameter: Parameter): BlockContent[] {
    return splitExamples(parameter).explained.flatMap((example) => {
      const lines = new Lines();
      lines.line(...describeExample(example));
      lines.text(this.tools.describe(example.description));
      return lines.blocks;
    });
  }

  private summary(lines: Lines, options: SummaryOptions): void {
    const { facts, layers, text } = summaryOf(options, this.sample);
    lines.text(this.tools.describe(text));
    for (const line of facts) lines.line(...describeFacts(line));
    for (const layer of layers) this.values(lines, layer);
    for (const { externalDocs } of layers) lines.line(...describeDocs(externalDocs));
  }

  /** The allowed values, each with its meaning unless the meaning only repeats the value. */
  private values(lines: Lines, schema: SchemaNode): void {
    const shown = shownValues(schema);
    if (shown.length === 0) return;
    const all = codes(shown.map(({ value }) => value));
    const count = labels.valueCount(shown.length);
    if (shown.some(({ meaning }) => meaning !== '')) {
      const items = shown.map(({ meaning, value }) => this.value(value, meaning));
      lines.add(...list([[paragraph([`${count}:`]), ...list(items)]]));
    } else if (shown.length > VALUES_ON_ONE_LINE) {
      const item = new Lines();
      item.line(count);
      item.line(...all);
      lines.add(...list([item.blocks]));
    } else lines.line(`${labels.values}: `, ...all);
  }

  private value(value: string, meaning: string): BlockContent[] {
    const [first, ...others] = quoteOthers(this.tools.describe(meaning));
    return first?.type === 'paragraph'
      ? [paragraph([code(value), ': ', ...first.children]), ...others]
      : [paragraph([code(value)]), ...(first ? [first] : []), ...others];
  }

  /** The content of a schema: fields, alternatives and rules. */
  private body(lines: Lines, schema: SchemaNode): void {
    for (const layer of layersOf(schema)) {
      if (layer.link) {
        lines.line(this.schemaLink(layer.link));
        continue;
      }
      const fields = nestedFields(layer, this.direction);
      const isNoted = presenceOfAll(fields) !== undefined;
      lines.add(...list(fields.map((field) => this.field({ ...field, isNoted }))));
      for (const { discriminator, kind, options } of layer.choices) {
        const by =
          discriminator === undefined ? [] : [`, ${labels.discriminatedBy} `, code(discriminator)];
        lines.add(paragraph([labels[kind], ...by, ':']));
        lines.add(...list(options.map((option) => this.option(option))));
      }
      lines.add(...this.rules(nestedRules(layer)));
      for (const rule of ruleLines(layer)) lines.line(...describeFacts([rule]));
    }
  }

  private option({
    anchor,
    discriminatorValues,
    isDefault,
    label,
    schema,
  }: SchemaNode['choices'][number]['options'][number]) {
    const type = describeType(schema);
    const caption = label ?? type;
    const lines = new Lines(anchor);
    lines.line(
      strong(caption),
      ...discriminatorValues.flatMap((value) => [' ', code(value)]),
      isDefault && ` ${labels.defaultForm}`,
      ...marks(schema),
    );
    if (caption !== type) lines.line(type);
    this.schema(lines, { schema, caption });
    return lines.blocks;
  }

  /** Schemas that apply conditionally or to a part of the value; their names are words of the reference. */
  private rules(rules: readonly NestedField[]): List[] {
    return list(rules.map((rule) => this.field({ ...rule, isNoted: false, isRule: true })));
  }

  private schemaLink({ anchor, name, recursive }: SchemaLink): Inline {
    return recursive
      ? link(`#${anchor}`, labels.recursive(name))
      : link(this.tools.linkTo(anchor), labels.seeSchema(name));
  }
}

/** The mark of something that is deprecated. */
export function deprecation(holder: Deprecation): Inline[] {
  const words = deprecationText(holder);
  return words ? [' ', strong(words)] : [];
}

/** The short marks after a type. */
export function marks(schema: SchemaNode | undefined, owner?: Deprecation): Inline[] {
  return marksOf(schema, owner).flatMap(({ isStrong, words }) =>
    isStrong ? [' ', strong(words)] : [` · ${words}`],
  );
}

/** Quotes a text of the contract that is more than paragraphs. */
export function quoteOthers(blocks: readonly BlockContent[]): BlockContent[] {
  return blocks.some(({ type }) => type !== 'paragraph')
    ? [{ type: 'blockquote', children: [...blocks] }]
    : [...blocks];
}
