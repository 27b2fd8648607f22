import type {
  Choice,
  Markdown,
  MediaType,
  NamedSchema,
  Operation,
  Parameter,
  SchemaLink,
  SchemaNode,
  SecurityScheme,
} from '@frontier/openapi';
import { bold, code, type Inline, link, name, span, strong } from '../inline.js';
import { labels } from '../labels.js';
import {
  type Block,
  type EntryBlock,
  entry,
  type Fold,
  line,
  list,
  paragraph,
  text,
} from './Block.js';
import { describeDocs } from './describeLines.js';
import { countFields, describeBody, describeType, layersOf } from './describeType.js';
import { describeEncodings, describeValues, explainedExamples } from './fieldBlocks.js';
import {
  describeFacts,
  describeMarks,
  describeRules,
  itemRules,
  type NestedField,
  nestedFields,
  nestedRules,
  parameterNotes,
} from './fieldFacts.js';
import type { Badge } from './links.js';
import { mergeDescriptions } from './mergeDescriptions.js';
import { type Direction, presenceMark, withPresence } from './presence.js';
import { withoutRepetition } from './repetition.js';
import { splitExamples, valueInLine } from './values.js';

/** The site's additions to the content of a contract. */
export interface Site {
  readonly securitySchemes: readonly SecurityScheme[];
  /** Address of an operation, tag, shared schema or security scheme on the reference page. */
  readonly linkTo: (anchor: string) => string;
  readonly badgeOf: (anchor: string) => Badge | undefined;
  readonly questionHref?: ((id: string) => string) | undefined;
  /** Advice about fields by their anchors; only for a page about the call. */
  readonly advice?: Operation['advice'];
}

interface FieldProps extends Omit<NestedField, 'schema'> {
  readonly schema: SchemaNode | undefined;
  /** Whether the name is a word of the reference. */
  readonly isRule?: boolean;
  readonly parameter?: Parameter;
  /** Number of enclosing schemas. */
  readonly depth: number;
}

interface SummaryOptions {
  readonly schema: SchemaNode;
  /** Text shown beside the summary: the field's name or the type. */
  readonly caption: string;
  readonly description?: Markdown | undefined;
  /** Texts above the summary; it does not repeat them. */
  readonly textAbove?: string | undefined;
  /** Whether the schema's example is already shown as code. */
  readonly exampleBeside?: boolean | undefined;
}

/** A description that is left with marks of our assumptions. */
const ONLY_LINKS = /^(?:\[[^\]]*\]\([^)]*\)\s*)+$/;

export class SchemaDescriber {
  /** @param sample code beside the fields; they need not repeat its values. */
  constructor(
    private readonly site: Site,
    private readonly direction: Direction = 'either',
    private readonly sample = '',
  ) {}

  /** Headers have a direction. Examples of parameters replace those of their schemas. */
  parameters(parameters: readonly Parameter[], direction?: Direction): Block[] {
    const entries = withPresence(parameters, direction).map(({ field: parameter, presence }) => {
      const { schema } = splitExamples(parameter);
      return this.field({ ...parameter, presence, schema, parameter, depth: 0 });
    });
    return list(entries);
  }

  headers(headers: readonly Parameter[]): Block[] {
    return this.parameters(headers, this.direction);
  }

  /** @param textAbove texts above the schema; it does not repeat them. */
  media(media: MediaType, textAbove?: string): EntryBlock {
    const { encodings, examples, schema } = media;
    const type = describeBody(media);
    const exampleBeside = schema?.examples.every((one) =>
      examples.some((example) => example.text === one),
    );
    const shown = schema?.link ? link(this.site.linkTo(schema.link.anchor), type) : type;
    const head = [code(media.name), ' ', shown, ...describeMarks(schema)];
    const blocks = [
      ...(schema ? this.summary({ schema, caption: type ?? '', textAbove, exampleBeside }) : []),
      ...(schema && !schema.link ? this.body(schema, 0, true) : []),
      ...this.fields(itemRules(media), 0, true),
      ...(media.exampleLeftOut ? [line([labels.exampleLeftOut], 'r-facts')] : []),
      ...describeEncodings(encodings, (headers) => this.headers(headers)),
    ];
    return { ...entry('r-media', head, blocks), anchor: schema?.anchor };
  }

  shared(schemas: readonly NamedSchema[]): Fold[] {
    return schemas.map(({ anchor, name: own, schema }) => {
      const type = span('r-type', describeType({ ...schema, name: undefined }));
      const head = [bold(own), ' ', type, ...describeMarks(schema)];
      const blocks = this.whole({ schema, caption: own }, 0);
      return { kind: 'fold', as: 'heading', anchor, head, blocks };
    });
  }

  card({ anchor, name: own, schema }: NamedSchema): EntryBlock {
    const type = describeType(schema);
    const head = [strong(own), ' ', type !== own && span('r-type', type)];
    return { ...entry('r-op', head, this.whole({ schema, caption: own }, 0)), anchor };
  }

  badge(anchor: string | undefined): Inline[] {
    const badge = this.site.badgeOf(anchor ?? '');
    return badge ? [' ', { type: 'badge', badge }] : [];
  }

  private fields(fields: readonly NestedField[], depth: number, isRule = false): Block[] {
    return list(fields.map((field) => this.field({ ...field, isRule, depth: depth + 1 })));
  }

  private field(props: FieldProps): EntryBlock {
    const { anchor, depth, isRule, name: own, parameter, presence, question, schema } = props;
    const notes = parameter ? parameterNotes(parameter) : [];
    const layers = schema ? layersOf(schema) : [];
    const isDeprecated = [...layers, parameter].some((one) => one?.deprecated);
    const advice = this.site.advice?.[anchor ?? ''];
    const description = parameter?.description;
    const head = [
      name(own, anchor, isRule),
      ' ',
      [schema && describeType(schema), ...notes].filter(Boolean).join(' · '),
      ...describeMarks(schema, parameter),
      ...(presence ? presenceMark(presence, question && this.site.questionHref?.(question)) : []),
      ...this.badge(anchor),
    ];
    const blocks = [
      ...(schema
        ? this.summary({ schema, caption: own, description })
        : [text(description, 'line')]),
      ...(advice ? [text(advice, 'advice')] : []),
      ...(parameter ? explainedExamples(parameter) : []),
      ...(schema ? this.body(schema, depth) : []),
    ];
    return { ...entry(isDeprecated ? 'r-field r-deprecated' : 'r-field', head, blocks), anchor };
  }

  private whole(options: SummaryOptions, depth: number): Block[] {
    return [...this.summary(options), ...this.body(options.schema, depth, true)];
  }

  /** Includes the limits and values of a list's items. */
  private summary(options: SummaryOptions): Block[] {
    const { caption, description, exampleBeside, schema, textAbove = '' } = options;
    const layers = layersOf(schema);
    const isBeside =
      exampleBeside || schema.examples.every((one) => this.sample.includes(valueInLine(one)));
    const merged = mergeDescriptions(caption, description, layers);
    const joined = withoutRepetition(merged, textAbove);
    return [
      text(joined, ONLY_LINKS.test(joined) ? 'inline' : 'line'),
      ...describeFacts(schema, !isBeside, joined).map((fact) => line(fact, 'r-facts')),
      ...layers.flatMap(describeValues),
      ...layers.flatMap(({ externalDocs }) =>
        externalDocs ? [line(describeDocs(externalDocs), 'r-facts')] : [],
      ),
    ];
  }

  /** @param unfolded shows the fields directly instead of inside a fold. */
  private body(schema: SchemaNode, depth: number, unfolded = false): Block[] {
    return layersOf(schema).flatMap((layer, level): Block[] => {
      if (layer.link) return [line([this.schemaLink(layer.link)], 'r-facts')];
      const fields = this.fields(nestedFields(layer, this.direction), depth);
      const count = countFields(layer);
      const head = [level > 0 ? labels.itemFieldCount(count) : labels.fieldCount(count)];
      const isFolded = fields.length > 0 && !unfolded;
      return [
        ...(isFolded ? [{ kind: 'fold', as: 'content', head, blocks: fields } as const] : fields),
        ...layer.choices.map(({ discriminator, kind, options }): Block => {
          const by = discriminator ? [`, ${labels.discriminatedBy} `, code(discriminator)] : [];
          const variants = options.map((one, index) => this.variant(one, depth, index === 0));
          const blocks = [paragraph([labels[kind], ...by, ':']), ...variants];
          return { kind: 'box', className: 'r-choice', blocks };
        }),
        ...this.fields(nestedRules(layer), depth, true),
        ...describeRules(layer).map((rule) => line(rule, 'r-facts')),
      ];
    });
  }

  private variant(option: Choice['options'][number], depth: number, isFirst: boolean): Fold {
    const { anchor, discriminatorValues, isDefault, label, schema } = option;
    const type = describeType(schema);
    const caption = label ?? type;
    return {
      kind: 'fold',
      as: 'entry',
      anchor,
      isOpen: isFirst && depth === 0,
      head: [
        strong(caption),
        ...discriminatorValues.flatMap((value) => [' ', code(value)]),
        isDefault && ` ${labels.defaultVariant}`,
        ...describeMarks(schema),
      ],
      blocks: [
        ...(caption === type ? [] : [line([type], 'r-type')]),
        ...this.whole({ schema, caption }, depth + 1),
      ],
    };
  }

  private schemaLink({ anchor, name: own, recursive }: SchemaLink): Inline {
    return recursive
      ? link(`#${anchor}`, labels.recursive(own))
      : link(this.site.linkTo(anchor), labels.seeSchema(own));
  }
}
