import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema';
import type { Markdown } from '../model/types/text';
import { describeType } from './describeType';
import { marksOf } from './marksOf';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';
import { SchemaMarks } from './SchemaMarks';
import { SchemaSummary } from './SchemaSummary';

interface Props {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly required?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** The place's own wording, beside the schema's. */
  readonly description?: Markdown | undefined;
  /** Notes that belong to the place, not to the schema (serialisation, media type). */
  readonly notes?: readonly string[] | undefined;
  /** What the schema contains. */
  readonly children?: ReactNode;
}

/**
 * One parameter, header or property with all that is known of it. A document has thousands: whatever
 * the item's own style can say has no element of its own.
 */
export function Field(props: Props): ReactNode {
  const { name, anchor, schema, notes = [] } = props;
  const { labels } = useRenderTools();
  // An empty name is valid JSON, and a link must have text.
  const shownName = name === '' ? '""' : name;
  const marks = marksOf(schema, props.deprecated);
  return (
    <li id={anchor} className={marks.deprecated ? 'r-field r-old' : 'r-field'}>
      {anchor ? (
        <a href={`#${anchor}`} className="r-name">
          {shownName}
        </a>
      ) : (
        <span className="r-name">{shownName}</span>
      )}{' '}
      {[schema && describeType(schema, labels), ...notes].filter(Boolean).join(' · ')}
      <SchemaMarks marks={marks} />
      {props.required && (
        <>
          {' '}
          <b className="r-req">{labels.required}</b>
        </>
      )}
      {schema ? (
        <SchemaSummary schema={schema} told={name} description={props.description} />
      ) : (
        <Prose text={props.description} />
      )}
      {props.children}
    </li>
  );
}
