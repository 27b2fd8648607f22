import { Fragment, type ReactNode } from 'react';
import type { NamedSchema } from '../model/types/schema';
import { describeType } from './describeType';
import { marksOf } from './marksOf';
import { PAUSE_SCRIPT } from './parserPause';
import { useRenderTools } from './RenderContext';
import { SchemaBody } from './SchemaBody';
import { SchemaMarks } from './SchemaMarks';
import { SchemaSummary } from './SchemaSummary';

interface Props {
  readonly schemas: readonly NamedSchema[];
  /** Whether each starts unfolded. */
  readonly open?: boolean | undefined;
}

/** The schemas that recur in a large document, each shown once. */
export function SharedSchemas({ schemas, open = false }: Props): ReactNode {
  const { labels } = useRenderTools();
  if (schemas.length === 0) return null;
  return (
    <section className="r-schemas" id="esquemas">
      <h2>{labels.schemas}</h2>
      {schemas.map(({ anchor, name, schema }) => (
        <Fragment key={anchor}>
          <details className="r-fold r-schema" id={anchor} open={open}>
            <summary>
              <b>{name}</b>{' '}
              <span className="r-type">{describeType({ ...schema, name: undefined }, labels)}</span>
              <SchemaMarks marks={marksOf(schema)} />
            </summary>
            <SchemaSummary schema={schema} told={name} />
            <SchemaBody schema={schema} depth={0} unfolded />
          </details>
          <script dangerouslySetInnerHTML={{ __html: PAUSE_SCRIPT }} />
        </Fragment>
      ))}
    </section>
  );
}
