import type { Encoding, Parameter, SchemaNode } from '@frontier/openapi';
import { code, codes, name, span } from '../inline.js';
import { labels } from '../labels.js';
import { type Block, type EntryBlock, entry, line, list, paragraph, text } from './Block.js';
import { describeExample } from './describeLines.js';
import { shownValues, splitExamples } from './values.js';

/** Above this number values without meanings are apart from the other facts. */
const VALUES_ON_ONE_LINE = 24;
/** Above this number of values with meanings the list is folded at first. */
const OPEN_LIMIT = 6;

/** The allowed values, each with its meaning unless the meaning only repeats the value. */
export function describeValues(schema: SchemaNode): Block[] {
  const values = shownValues(schema);
  if (values.length === 0) return [];
  const head = [labels.valueCount(values.length)];
  const fold = { kind: 'fold', as: 'introduction', head } as const;
  if (values.some(({ meaning }) => meaning !== '')) {
    const entries = values.map(({ meaning, value }) => {
      const shown = text(meaning, meaning.includes('\n') ? 'line' : 'inline');
      return entry('r-value', [code(value), meaning !== '' && ': '], [shown]);
    });
    return [{ ...fold, isOpen: values.length <= OPEN_LIMIT, blocks: list(entries) }];
  }
  const all = codes(values.map(({ value }) => value));
  if (values.length <= VALUES_ON_ONE_LINE) return [line([`${labels.values}: `, ...all], 'r-facts')];
  return [{ ...fold, blocks: [line(all, 'r-facts')] }];
}

export function explainedExamples(parameter: Parameter): EntryBlock[] {
  return splitExamples(parameter).explained.map((example) =>
    entry('r-facts', describeExample(example), [text(example.description, 'line')]),
  );
}

export function describeEncodings(
  encodings: readonly Encoding[],
  listHeaders: (headers: readonly Parameter[]) => Block[],
): Block[] {
  if (encodings.length === 0) return [];
  const entries = encodings.map(({ contentType, explode, headers, property, style }) => {
    const head = [
      name(property),
      ...(contentType ? [' ', span(undefined, `${labels.contentType}: `, code(contentType))] : []),
      ...(style ? [' ', span(undefined, labels.style(style))] : []),
      ...(explode === undefined ? [] : [' ', span(undefined, labels.explode(explode))]),
    ];
    return entry('r-field', head, listHeaders(headers));
  });
  return [{ kind: 'box', blocks: [paragraph([`${labels.encodings}:`]), ...list(entries)] }];
}
