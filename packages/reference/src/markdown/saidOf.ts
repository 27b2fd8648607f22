import type { PhrasingContent } from 'mdast';
import { bareValue } from '../components/bareValue.js';
import type { Direction } from '../components/Direction.js';
import { describeLimits } from '../components/describeLimits.js';
import { layersOf } from '../components/layersOf.js';
import { marksOf } from '../components/marksOf.js';
import { repeatsValue } from '../components/repeatsValue.js';
import type { Labels } from '../labels/Labels.js';
import type { EnumValue, SchemaNode } from '../model/types/schema.js';
import type { Markdown } from '../model/types/text.js';
import { contractLink } from './contractLink.js';
import { code, codes, labelled, text } from './nodes.js';

type Said = string | undefined | false | readonly PhrasingContent[];

/** The marks a schema puts on its place, a word or two each. */
export function marksSaid(
  schema: SchemaNode | undefined,
  labels: Labels,
  isDeprecated = false,
): Said[] {
  const marks = marksOf(schema, isDeprecated);
  return [
    marks.readOnly && labels.readOnly,
    marks.writeOnly && labels.writeOnly,
    marks.nullable && labels.nullable,
    marks.deprecated && labels.deprecated,
  ];
}

/** Whether a value must be sent, may be left out, or always comes. */
export function presenceSaid(
  presence: 'required' | 'optional' | undefined,
  direction: Direction,
  labels: Labels,
): string | undefined {
  if (presence === undefined) return undefined;
  if (direction === 'sent') return presence === 'required' ? labels.required : labels.optional;
  return presence === 'required' ? labels.alwaysPresent : undefined;
}

/** Limits, default, constant, examples, values without a meaning, further documentation. */
export function factsSaid(schema: SchemaNode, labels: Labels, isExampleBeside = false): Said[] {
  return layersOf(schema).flatMap((layer, index) => [
    ...limitsSaid(layer, labels),
    ...valuesSaid(layer, labels, !isExampleBeside || index > 0),
    explainedValues(layer.enumValues, labels.smallWords) === undefined &&
      layer.enumValues.length > 0 &&
      labelled(labels.values, ...codes(layer.enumValues.map((value) => bareValue(value.text)))),
    layer.externalDocs &&
      contractLink(
        layer.externalDocs.url,
        layer.externalDocs.description ?? labels.moreInformation,
      ),
  ]);
}

function limitsSaid({ constraints }: SchemaNode, labels: Labels): Said[] {
  const { patterns, phrases } = describeLimits(constraints, labels);
  return [
    phrases.join(', '),
    ...patterns.map((pattern) => [
      text(labels.constraint({ keyword: 'pattern', value: '' })),
      code(pattern),
    ]),
  ];
}

function valuesSaid(schema: SchemaNode, labels: Labels, withExamples: boolean): Said[] {
  const { constValue, defaultValue, examples, xml } = schema;
  const name = examples.length > 1 ? labels.examples : labels.example;
  return [
    constValue !== undefined && labelled(labels.constValue, code(constValue)),
    defaultValue !== undefined && labelled(labels.defaultValue, code(defaultValue)),
    withExamples && examples.length > 0 && labelled(name, ...codes(examples.map(bareValue))),
    xml.length > 0 && labelled(labels.xml, ...codes(xml)),
    schema.cut && labels.cutValue,
  ];
}

/** A value as the reader sees it, and what it means where that says more. */
export interface ExplainedValue {
  readonly value: string;
  readonly meaning: Markdown;
}

/** Values with their meanings; nothing where none has one that says more than the value. */
export function explainedValues(
  values: readonly EnumValue[],
  smallWords: readonly string[],
): readonly ExplainedValue[] | undefined {
  const shown = values.map(({ description = '', text: json }) => {
    const value = bareValue(json);
    return { value, meaning: repeatsValue(value, description, smallWords) ? '' : description };
  });
  return shown.some(({ meaning }) => meaning !== '') ? shown : undefined;
}
