import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import { Field } from './Field.js';
import type { RenderBody } from './RenderContext.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly schema: SchemaNode;
  readonly depth: number;
  readonly renderBody: RenderBody;
}

/** The rarer rules of JSON Schema: other fields, tuples, conditions, exclusions, dependencies. */
export function SchemaRules({ schema, depth, renderBody }: Props): ReactNode {
  const { labels } = useRenderTools();
  const extra = schema.additionalProperties;
  const nested: [string, SchemaNode | undefined][] = [
    ...schema.prefixItems.map((item, index): [string, SchemaNode] => [
      labels.position(index),
      item,
    ]),
    [labels.contains, schema.contains],
    [labels.contentSchema, schema.contentSchema],
    [labels.propertyNames, schema.propertyNames],
    [labels.otherProperties, typeof extra === 'object' ? extra : undefined],
    [labels.not, schema.not],
    ...schema.conditions.flatMap((condition): [string, SchemaNode | undefined][] => [
      [labels.ifCondition, condition.when],
      [labels.thenCondition, condition.fulfilled],
      [labels.elseCondition, condition.otherwise],
    ]),
    ...schema.dependentSchemas.map(({ property, schema: dependent }): [string, SchemaNode] => [
      labels.dependentSchema(property),
      dependent,
    ]),
  ];
  const shown = nested.filter((entry): entry is [string, SchemaNode] => entry[1] !== undefined);
  return (
    <>
      {shown.length > 0 && (
        <ul className="r-fields r-rules">
          {shown.map(([name, rule], index) => (
            <Field key={`${name}${index}`} name={name} anchor={rule.anchor} schema={rule}>
              {renderBody(rule, depth + 1)}
            </Field>
          ))}
        </ul>
      )}
      {schema.discriminators.map((property) => (
        <p className="r-facts" key={property}>
          {labels.discriminator}: <code>{property}</code>
        </p>
      ))}
      {schema.alsoRequired.length > 0 && (
        <p className="r-facts">
          {labels.alsoRequired}: <code>{schema.alsoRequired.join(', ')}</code>
        </p>
      )}
      {extra === false && <p className="r-facts">{labels.noOtherProperties}</p>}
      {schema.closedList && <p className="r-facts">{labels.noOtherItems}</p>}
      {schema.dependentRequired.map(({ property, requires }) => (
        <p className="r-facts" key={property}>
          {labels.dependentRequired(property, requires.join(', '))}
        </p>
      ))}
    </>
  );
}
