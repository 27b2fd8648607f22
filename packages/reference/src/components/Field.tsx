import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema.js';
import type { Markdown } from '../model/types/text.js';
import { describeType } from './describeType.js';
import { marksOf } from './marksOf.js';
import { PlaceBadge } from './PlaceBadge.js';
import { Presence } from './Presence.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaMarks } from './SchemaMarks.js';
import { SchemaSummary } from './SchemaSummary.js';

interface Props {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly presence?: 'required' | 'optional' | undefined;
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
  const { labels, mark } = useRenderTools();
  // An empty name is valid JSON, and a link must have text.
  const shownName = name === '' ? '""' : name;
  const marks = marksOf(schema, props.deprecated);
  return (
    <li id={mark(anchor)} className={marks.deprecated ? 'r-field r-deprecated' : 'r-field'}>
      {anchor ? (
        <a href={`#${anchor}`} className="r-name">
          {shownName}
        </a>
      ) : (
        <span className="r-name">{shownName}</span>
      )}{' '}
      {[schema && describeType(schema, labels), ...notes].filter(Boolean).join(' · ')}
      <SchemaMarks marks={marks} />
      <Presence presence={props.presence} />
      <PlaceBadge anchor={anchor} />
      {schema ? (
        <SchemaSummary schema={schema} told={name} description={props.description} />
      ) : (
        <Prose text={props.description} />
      )}
      {props.children}
    </li>
  );
}
