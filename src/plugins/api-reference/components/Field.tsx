import type { ReactNode } from 'react';
import type { Markdown, SchemaNode } from '../model/types';
import { describeType } from './describeType';
import { EnumValues } from './EnumValues';
import { FieldFacts } from './FieldFacts';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly required?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** The place's own wording; the schema's serves where it has none. */
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
  const deprecated = props.deprecated || schema?.deprecated;
  const leaf = schema?.items && !schema.link ? innermostItem(schema) : schema;
  const marks = [
    schema && describeType(schema, labels),
    schema?.readOnly && labels.readOnly,
    schema?.writeOnly && labels.writeOnly,
    schema?.nullable && labels.nullable,
    ...notes,
  ].filter(Boolean);
  return (
    <li id={anchor} className={deprecated ? 'r-field r-old' : 'r-field'}>
      {anchor ? (
        <a href={`#${anchor}`} className="r-name">
          {name}
        </a>
      ) : (
        <span className="r-name">{name}</span>
      )}{' '}
      {marks.join(' · ')}
      {props.required && <b className="r-req">{labels.required}</b>}
      {deprecated && <b className="r-dep">{labels.deprecated}</b>}
      <Prose text={props.description ?? schema?.description} />
      {schema && <FieldFacts schema={schema} />}
      {leaf && leaf !== schema && <FieldFacts schema={leaf} />}
      {leaf && <EnumValues values={leaf.enumValues} />}
      {props.children}
    </li>
  );
}

/** The item of a list, of a list of lists, and so on: its limits and values are the field's. */
function innermostItem(schema: SchemaNode): SchemaNode {
  let item = schema;
  while (item.items && !item.link) item = item.items;
  return item;
}
