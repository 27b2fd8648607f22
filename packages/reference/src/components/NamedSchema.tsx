import { ANCHOR_WORDS, type MediaType, type NamedSchema } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeType } from './describeType.js';
import { ExampleTabs } from './Examples.js';
import { PlaceNote, SchemaMarks } from './Field.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaBody } from './Schema.js';
import { SchemaSummary } from './SchemaSummary.js';

/** The schemas that recur in a large contract, each shown once. */
export function SharedSchemas({
  schemas,
}: {
  readonly schemas: readonly NamedSchema[];
}): ReactNode {
  const { mark } = useRenderTools();
  if (schemas.length === 0) return null;
  return (
    <section className="r-schemas" id={mark(ANCHOR_WORDS.schemas)}>
      <h2>{labels.schemas}</h2>
      {schemas.map(({ anchor, name, schema }) => (
        <details key={anchor} className="r-fold r-schema" id={mark(anchor)}>
          <summary>
            <b>{name}</b>{' '}
            <span className="r-type">{describeType({ ...schema, name: undefined })}</span>
            <SchemaMarks schema={schema} />
          </summary>
          <SchemaSummary schema={schema} caption={name} />
          <SchemaBody schema={schema} depth={0} unfolded />
        </details>
      ))}
    </section>
  );
}

interface CardProps {
  /** Name of the entity or event that the schema describes. */
  readonly title: string;
  readonly named: NamedSchema;
  /** Bodies whose examples follow the fields. */
  readonly content?: readonly MediaType[];
}

/** One schema in a guide: type, every field, and any examples. */
export function SchemaCard({ title, named, content = [] }: CardProps): ReactNode {
  const { mark } = useRenderTools();
  const { anchor, schema } = named;
  const type = describeType(schema);
  return (
    <section className="r-op" id={mark(anchor)} data-copied={labels.copied}>
      <p className="r-head">
        <b>{title}</b> {type !== title && <span className="r-type">{type}</span>}
        <PlaceNote anchor={anchor} />
      </p>
      <SchemaSummary schema={schema} caption={title} />
      <SchemaBody schema={schema} depth={0} unfolded />
      <ExampleTabs id={`${anchor}.exemplos`} content={content} />
    </section>
  );
}
