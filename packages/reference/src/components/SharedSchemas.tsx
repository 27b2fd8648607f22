import type { ReactNode } from 'react';
import type { NamedSchema } from '../model/types/schema.js';
import { describeType } from './describeType.js';
import { marksOf } from './marksOf.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaBody } from './SchemaBody.js';
import { SchemaMarks } from './SchemaMarks.js';
import { SchemaSummary } from './SchemaSummary.js';

interface Props {
  readonly schemas: readonly NamedSchema[];
  /** Whether each starts unfolded. */
  readonly open?: boolean | undefined;
}

/** The schemas that recur in a large document, each shown once. */
export function SharedSchemas({ schemas, open = false }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  if (schemas.length === 0) return null;
  return (
    <section className="r-schemas" id={mark('esquemas')}>
      <h2>{labels.schemas}</h2>
      {schemas.map(({ anchor, name, schema }) => (
        <details key={anchor} className="r-fold r-schema" id={mark(anchor)} open={open}>
          <summary>
            <b>{name}</b>{' '}
            <span className="r-type">{describeType({ ...schema, name: undefined }, labels)}</span>
            <SchemaMarks marks={marksOf(schema)} />
          </summary>
          <SchemaSummary schema={schema} told={name} />
          <SchemaBody schema={schema} depth={0} unfolded />
        </details>
      ))}
    </section>
  );
}
