import type { Markdown, SchemaNode } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { describeType } from './describeType.js';
import { marksOf } from './fieldFacts.js';
import { type Presence, presenceWord } from './presence.js';
import { useDirection, useRenderTools } from './RenderContext.js';
import { SchemaSummary } from './SchemaSummary.js';
import { Prose } from './Text.js';

interface FieldProps {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly presence?: Presence;
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
export function Field(props: FieldProps): ReactNode {
  const { name, anchor, schema, deprecated, notes = [] } = props;
  const { labels, mark } = useRenderTools();
  // An empty name is valid JSON, and a link must have text.
  const shownName = name === '' ? '""' : name;
  const isDeprecated = marksOf(schema, labels, deprecated).some((one) => one.name === 'deprecated');
  return (
    <li id={mark(anchor)} className={isDeprecated ? 'r-field r-deprecated' : 'r-field'}>
      {anchor ? (
        <a href={`#${anchor}`} className="r-name">
          {shownName}
        </a>
      ) : (
        <span className="r-name">{shownName}</span>
      )}{' '}
      {[schema && describeType(schema, labels), ...notes].filter(Boolean).join(' · ')}
      <SchemaMarks schema={schema} deprecated={deprecated} />
      <PresenceMark presence={props.presence} />
      <PlaceBadge anchor={anchor} />
      <PlaceNote anchor={anchor} />
      {schema ? (
        <SchemaSummary schema={schema} told={name} description={props.description} />
      ) : (
        <Prose text={props.description} />
      )}
      {props.children}
    </li>
  );
}

/** The marks of a place, each in a word or two, after what is said of its type. */
export function SchemaMarks({
  schema,
  deprecated,
}: Pick<FieldProps, 'deprecated' | 'schema'>): ReactNode {
  const { labels } = useRenderTools();
  return marksOf(schema, labels, deprecated).map(({ isStrong, name, words }) =>
    isStrong ? (
      <Fragment key={name}>
        {' '}
        <b className="r-deprecated-mark">{words}</b>
      </Fragment>
    ) : (
      ` · ${words}`
    ),
  );
}

/** Whether a value must be sent, may be left out, or always comes. */
export function PresenceMark({ presence }: Pick<FieldProps, 'presence'>): ReactNode {
  const { labels } = useRenderTools();
  const direction = useDirection();
  const word = presenceWord(presence, direction, labels);
  if (direction === 'sent' && presence === 'required') {
    return (
      <>
        {' '}
        <b className="r-req">{word}</b>
      </>
    );
  }
  return word !== undefined && <span className="r-quiet"> · {word}</span>;
}

/**
 * What the site says of one place of the reference, if anything.
 *
 * @param props.anchor of the place it stands beside.
 */
export function PlaceBadge({ anchor }: { readonly anchor: string | undefined }): ReactNode {
  const { badgeOf } = useRenderTools();
  const badge = anchor === undefined ? undefined : badgeOf(anchor);
  if (!badge) return null;
  const { description, href, label } = badge;
  return (
    <>
      {' '}
      <a className="r-badge" href={href} aria-label={`${label}: ${description}`}>
        {label}
      </a>
    </>
  );
}

/**
 * What the site notes of an object, at its head.
 *
 * @param props.anchor of the field that holds it, or of its body.
 */
export function PlaceNote({ anchor }: { readonly anchor: string | undefined }): ReactNode {
  const { noteAt } = useRenderTools();
  const note = anchor === undefined ? undefined : noteAt(anchor);
  if (!note) return null;
  const { className, namedBy, number, opens } = note;
  return (
    <>
      {' '}
      <button
        type="button"
        className={className}
        popoverTarget={opens}
        aria-labelledby={namedBy}
        value={number}
      />
    </>
  );
}
