import { Fragment, type ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import { bareValue } from './bareValue.js';
import { describeLimits } from './describeLimits.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly schema: SchemaNode;
  readonly withExamples: boolean;
}

/** Limits, default, constant and example of one schema, in words. */
export function FieldFacts({ schema, withExamples }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { phrases, patterns } = describeLimits(schema.constraints, labels);
  const values = [
    [labels.constValue, schema.constValue],
    [labels.defaultValue, schema.defaultValue],
    [
      schema.examples.length > 1 ? labels.examples : labels.example,
      withExamples ? exampleText(schema) : undefined,
    ],
    [labels.xml, schema.xml.length > 0 ? schema.xml.join(', ') : undefined],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (phrases.length + patterns.length + values.length === 0 && !schema.cut) return null;
  const facts = [
    phrases.join(', '),
    ...patterns.map((pattern) => (
      <Fragment key={pattern}>
        {labels.constraint({ keyword: 'pattern', value: '' })}
        <code>{pattern}</code>
      </Fragment>
    )),
    ...values.map(([label, value]) => (
      <Fragment key={label}>
        {label}: <code>{value}</code>
      </Fragment>
    )),
    schema.cut && labels.cutValue,
  ].filter(Boolean);
  return (
    <p className="r-facts">
      {facts.flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]))}
    </p>
  );
}

/** Examples on one line, however long: not every one also stands beside the schema. */
function exampleText({ examples }: SchemaNode): string | undefined {
  if (examples.length === 0) return undefined;
  return examples.map((text) => bareValue(text).replace(/\n\s*/g, ' ')).join(', ');
}
