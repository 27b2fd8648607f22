import type { ReactNode } from 'react';
import type { NamedSchema } from '../model/types/schema.js';
import type { MediaType } from '../model/types/service.js';
import { describeType } from './describeType.js';
import { ExampleTabs } from './ExampleTabs.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaBody } from './SchemaBody.js';
import { SchemaSummary } from './SchemaSummary.js';

interface Props {
  /** What the fields belong to: an entity, or an event. */
  readonly title: string;
  readonly named: NamedSchema;
  /** Bodies whose examples are shown below the fields. */
  readonly content?: readonly MediaType[];
}

/** One schema in a guide: what it is, every field, and examples if there are. */
export function SchemaCard({ title, named, content = [] }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  const { anchor, schema } = named;
  const type = describeType(schema, labels);
  return (
    <section className="r-op" id={mark(anchor)} data-copied={labels.copied}>
      <p className="r-head">
        <b>{title}</b> {type !== title && <span className="r-type">{type}</span>}
      </p>
      <SchemaSummary schema={schema} told={title} />
      <SchemaBody schema={schema} depth={0} unfolded />
      <ExampleTabs id={`${anchor}.exemplos`} content={content} />
    </section>
  );
}
