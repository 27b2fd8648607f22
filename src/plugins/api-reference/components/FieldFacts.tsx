import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types';
import { bareValue } from './bareValue';
import { describeLimits } from './describeLimits';
import { useRenderTools } from './RenderContext';

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
  if (phrases.length + patterns.length + values.length === 0) return null;
  return (
    <p className="r-facts">
      {phrases.length > 0 && <span>{phrases.join(', ')}</span>}
      {patterns.map((pattern) => (
        <span key={pattern}>
          {labels.constraint({ keyword: 'pattern', value: '' })}
          <code>{pattern}</code>
        </span>
      ))}
      {values.map(([label, value]) => (
        <span key={label}>
          {label}: <code>{value}</code>
        </span>
      ))}
    </p>
  );
}

/** Examples on one line, however long: not every one also stands beside the schema. */
function exampleText({ examples }: SchemaNode): string | undefined {
  if (examples.length === 0) return undefined;
  return examples.map((text) => bareValue(text).replace(/\n\s*/g, ' ')).join(', ');
}
