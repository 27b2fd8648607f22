import type { Markdown, SchemaNode } from '@frontier/openapi';
import { repeatsText } from './describeLimits.js';
import { layersOf } from './describeType.js';
import { layerFacts } from './fieldFacts.js';
import { valueInLine } from './values.js';
import { wordingOf } from './wordingOf.js';

/** Above this number values without meanings are apart from the other facts. */
export const VALUES_ON_ONE_LINE = 24;

export interface SummaryOptions {
  readonly schema: SchemaNode;
  /** Text shown beside the summary: the field's name or the type. */
  readonly caption: string;
  readonly description?: Markdown | undefined;
  /** Texts shown above the summary, which it does not repeat. */
  readonly textAbove?: string | undefined;
  /** Whether the schema's example is already shown as code. */
  readonly exampleBeside?: boolean | undefined;
}

/**
 * Returns description and facts of a schema and, for a list, of its items.
 *
 * @param sample code beside the fields, which need not repeat its values.
 */
export function summaryOf(options: SummaryOptions, sample: string) {
  const { caption, description, exampleBeside, schema, textAbove } = options;
  const layers = layersOf(schema);
  const isBeside =
    exampleBeside || schema.examples.every((one) => sample.includes(valueInLine(one)));
  const wording = wordingOf(caption, description, layers) ?? '';
  const isNew = textAbove === undefined || !repeatsText(wording, textAbove);
  return {
    layers,
    text: isNew ? wording : '',
    facts: layerFacts(schema, !isBeside, wording).filter((line) => line.length > 0),
  };
}
