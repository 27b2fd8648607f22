import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema';
import { Field } from './Field';
import type { RenderBody } from './RenderContext';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly schema: SchemaNode;
  readonly depth: number;
  readonly renderBody: RenderBody;
}

/** The fields of an object, required ones first. */
export function PropertyList({ schema, depth, renderBody }: Props): ReactNode {
  const { labels } = useRenderTools();
  const ordered = [
    ...schema.properties.filter(({ required }) => required),
    ...schema.properties.filter(({ required }) => !required),
  ];
  return (
    <ul className="r-fields">
      {ordered.map(({ name, anchor, required, schema: property }) => (
        <Field key={name} name={name} anchor={anchor} required={required} schema={property}>
          {renderBody(property, depth + 1)}
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
