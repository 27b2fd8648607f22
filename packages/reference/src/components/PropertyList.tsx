import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import { Field } from './Field.js';
import { presenceOf } from './presenceOf.js';
import type { RenderBody } from './RenderContext.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly schema: SchemaNode;
  readonly depth: number;
  readonly renderBody: RenderBody;
}

/** The fields of an object, required ones first. */
export function PropertyList({ schema, depth, renderBody }: Props): ReactNode {
  const { labels } = useRenderTools();
  const presence = presenceOf(schema.properties);
  const ordered = [
    ...schema.properties.filter(({ required }) => required),
    ...schema.properties.filter(({ required }) => !required),
  ];
  return (
    <ul className="r-fields">
      {ordered.map((property) => (
        <Field
          key={property.name}
          name={property.name}
          anchor={property.anchor}
          presence={presence(property)}
          schema={property.schema}
        >
          {renderBody(property.schema, depth + 1)}
        </Field>
      ))}
      {schema.patternProperties.map(({ pattern, schema: property }) => (
        <Field
          key={pattern}
          name={labels.matching(pattern)}
          anchor={property.anchor}
          schema={property}
        >
          {renderBody(property, depth + 1)}
        </Field>
      ))}
    </ul>
  );
}
