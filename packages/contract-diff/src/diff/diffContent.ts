import type { Example, MediaType } from '@frontier/openapi';
import type { Spot } from './ChangeList';
import { pairUp } from './pairUp';
import type { SchemaDiff } from './SchemaDiff';

/** The media types of two bodies, and what each holds. Examples of errors are judged as their texts. */
export function diffContent(
  diff: SchemaDiff,
  spot: Spot,
  before: readonly MediaType[],
  after: readonly MediaType[],
  examples: 'example-changed' | 'error-text-changed' = 'example-changed',
): void {
  const { changes } = diff;
  const pairs = pairUp(before, after, ({ name }) => name.toLowerCase());
  for (const { name } of pairs.removed) changes.add('content-type-removed', spot, { before: name });
  for (const { name } of pairs.added) changes.add('content-type-added', spot, { after: name });
  for (const [earlier, later] of pairs.both) {
    if (earlier.schema || later.schema) diff.compare(spot, earlier.schema, later.schema);
    if (JSON.stringify(earlier.encodings) !== JSON.stringify(later.encodings)) {
      changes.add('encoding-changed', spot);
    }
    diffExamples(diff, spot, earlier.examples, later.examples, examples);
  }
}

function diffExamples(
  { changes }: SchemaDiff,
  spot: Spot,
  before: readonly Example[],
  after: readonly Example[],
  rule: 'example-changed' | 'error-text-changed',
): void {
  const written = (examples: readonly Example[]) => examples.filter(({ generated }) => !generated);
  const pairs = pairUp(written(before), written(after), ({ name }) => name ?? '');
  const changed = pairs.both.filter(([earlier, later]) => earlier.text !== later.text);
  if (rule === 'error-text-changed') {
    for (const [earlier, later] of changed) {
      changes.add(rule, spot, { before: earlier.text, after: later.text });
    }
  }
  const texts = (examples: readonly Example[]) =>
    written(examples).map(({ description, name, summary, text }) =>
      rule === 'example-changed'
        ? [name, summary, description, text]
        : [name, summary, description],
    );
  if (JSON.stringify(texts(before)) !== JSON.stringify(texts(after))) {
    changes.add('example-changed', spot);
  }
}
