import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema';
import { layersOf } from './layersOf';
import { PropertyList } from './PropertyList';
import { type RenderBody, useRenderTools } from './RenderContext';
import { SchemaChoices } from './SchemaChoices';
import { SchemaLinkNote } from './SchemaLinkNote';
import { SchemaRules } from './SchemaRules';

interface Props {
  readonly schema: SchemaNode;
  readonly depth: number;
  /** Shows the fields at once instead of behind a fold. */
  readonly unfolded?: boolean | undefined;
}

/** Nested fields below this depth start folded. */
const OPEN_DEPTH = 2;

/** What a schema contains: fields, alternatives and rules; nothing for a plain value. */
export function SchemaBody({ schema, depth, unfolded = false }: Props): ReactNode {
  return layersOf(schema).map((layer, index) => (
    <LayerBody key={index} schema={layer} depth={depth} unfolded={unfolded} />
  ));
}

function LayerBody({ schema: target, depth, unfolded }: Props): ReactNode {
  const { labels } = useRenderTools();
  if (target.link) return <SchemaLinkNote link={target.link} />;
  const fields = <PropertyList schema={target} depth={depth} renderBody={renderBody} />;
  const count = target.properties.length + target.patternProperties.length;
  return (
    <>
      {target.parts.map((part) => (
        <SchemaLinkNote key={part.anchor} link={part} />
      ))}
      {count > 0 && unfolded && fields}
      {count > 0 && !unfolded && (
        <details className="r-fold" open={depth < OPEN_DEPTH}>
          <summary>{labels.fieldCount(count)}</summary>
          {fields}
        </details>
      )}
      <SchemaChoices choices={target.choices} depth={depth} renderBody={renderBody} />
      <SchemaRules schema={target} depth={depth} renderBody={renderBody} />
    </>
  );
}

const renderBody: RenderBody = (schema, depth, unfolded) => (
  <SchemaBody schema={schema} depth={depth} unfolded={unfolded} />
);
