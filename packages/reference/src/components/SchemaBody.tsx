import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import { countFields } from './describeContents.js';
import { layersOf } from './layersOf.js';
import { PropertyList } from './PropertyList.js';
import { type RenderBody, useRenderTools } from './RenderContext.js';
import { SchemaChoices } from './SchemaChoices.js';
import { SchemaLinkNote } from './SchemaLinkNote.js';
import { SchemaRules } from './SchemaRules.js';

interface Props {
  readonly schema: SchemaNode;
  readonly depth: number;
  /** Shows the fields at once instead of behind a fold. */
  readonly unfolded?: boolean | undefined;
}

interface LayerProps extends Props {
  /** What is shown is each item of a list. */
  readonly isItem: boolean;
}

/** What a schema contains: fields, alternatives and rules; nothing for a plain value. */
export function SchemaBody({ schema, depth, unfolded = false }: Props): ReactNode {
  return layersOf(schema).map((layer, index) => (
    <LayerBody key={index} schema={layer} depth={depth} unfolded={unfolded} isItem={index > 0} />
  ));
}

function LayerBody({ schema: target, depth, unfolded, isItem }: LayerProps): ReactNode {
  const { labels } = useRenderTools();
  if (target.link) return <SchemaLinkNote link={target.link} />;
  const fields = <PropertyList schema={target} depth={depth} renderBody={renderBody} />;
  const count = countFields(target);
  return (
    <>
      {target.parts.map((part) => (
        <SchemaLinkNote key={part.anchor} link={part} />
      ))}
      {target.leftOut > 0 && <p className="r-facts">{labels.entriesLeftOut(target.leftOut)}</p>}
      {count > 0 && unfolded && fields}
      {count > 0 && !unfolded && (
        <details className="r-fold">
          <summary>{isItem ? labels.itemFieldCount(count) : labels.fieldCount(count)}</summary>
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
