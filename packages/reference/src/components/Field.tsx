import type { Deprecation, Markdown, SchemaNode } from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeType } from './describeType.js';
import { marksOf } from './fieldFacts.js';
import { type Presence, type PresenceSummary, presenceText } from './presence.js';
import { useDirection, useRenderTools } from './RenderContext.js';
import { SchemaSummary } from './SchemaSummary.js';
import { Prose } from './Text.js';

export interface FieldProps {
  readonly name: string;
  readonly anchor?: string | undefined;
  readonly schema: SchemaNode | undefined;
  readonly presence?: Presence;
  /** Whether a note above the list says that fields without a mark are required. */
  readonly isNoted?: boolean | undefined;
  /** The field itself, which may be deprecated independently of its schema. */
  readonly owner?: Deprecation | undefined;
  /** Description of the field itself, beside its schema's. */
  readonly description?: Markdown | undefined;
  /** Notes about the field, not about its schema (serialisation, media type). */
  readonly notes?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

/**
 * One parameter, header or property with all its facts. A document has thousands of them, so it uses as few
 * elements as possible.
 */
export function Field(props: FieldProps): ReactNode {
  const { name, anchor, schema, owner, notes = [] } = props;
  // An empty name is valid JSON, but a link must have text.
  const shownName = name === '' ? '""' : name;
  const isDeprecated = marksOf(schema, owner).some((one) => one.name === 'deprecated');
  return (
    <li id={anchor} className={isDeprecated ? 'r-field r-deprecated' : 'r-field'}>
      {anchor ? (
        <a href={`#${anchor}`} className="r-name">
          {shownName}
        </a>
      ) : (
        <span className="r-name">{shownName}</span>
      )}{' '}
      {[schema && describeType(schema), ...notes].filter(Boolean).join(' · ')}
      <SchemaMarks schema={schema} owner={owner} />
      <PresenceMark presence={props.presence} isNoted={props.isNoted} />
      <PlaceBadge anchor={anchor} />
      <PlaceNote anchor={anchor} />
      {schema ? (
        <SchemaSummary schema={schema} caption={name} description={props.description} />
      ) : (
        <Prose text={props.description} />
      )}
      <FieldAdvice anchor={anchor} />
      {props.children}
    </li>
  );
}

function FieldAdvice({ anchor = '' }: Pick<FieldProps, 'anchor'>): ReactNode {
  const { adviceOf } = useRenderTools();
  const advice = adviceOf?.(anchor);
  return (
    advice && (
      <div className="r-advice">
        <Prose text={advice} />
      </div>
    )
  );
}

/** The short marks of a field after its type, `deprecated` for instance. */
export function SchemaMarks({ schema, owner }: Pick<FieldProps, 'owner' | 'schema'>): ReactNode {
  return marksOf(schema, owner).map(({ isStrong, name, words }) =>
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

/** Presence of a field (required, optional, always present); for screen readers only where a note says it. */
export function PresenceMark({
  presence,
  isNoted = false,
}: Pick<FieldProps, 'isNoted' | 'presence'>): ReactNode {
  const direction = useDirection();
  const word = presenceText(presence, direction, isNoted);
  if (word === undefined) return null;
  const className = isNoted && presence === 'required' ? 'r-aloud' : 'r-quiet';
  return <span className={className}> · {word}</span>;
}

/** The note above a list whose fields are all or mostly required; its rows need no mark. */
export function PresenceNote({ extent }: { readonly extent: PresenceSummary }): ReactNode {
  const direction = useDirection();
  return (
    extent && (
      <p className="r-facts r-presence">
        {labels.presenceNotes[direction === 'received' ? direction : 'sent'][extent]}
      </p>
    )
  );
}

/** The site's badge of the operation, field or response at an anchor. */
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

/** The site's note at the head of an object; the anchor is that of the field or body that holds it. */
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
