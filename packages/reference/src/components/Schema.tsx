import {
  ANCHOR_WORDS,
  type Choice,
  type NamedSchema,
  type SchemaLink,
  type SchemaNode,
  type Service,
} from '@frontier/openapi';
import { Fragment, type ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeFacts } from './describeLines.js';
import { countFields, describeType, layersOf } from './describeType.js';
import { Field, PlaceNote, PresenceNote, SchemaMarks } from './Field.js';
import { type NestedField, nestedFields, nestedRules, ruleLines } from './fieldFacts.js';
import { presenceOfAll } from './presence.js';
import { useDirection, useRenderTools } from './RenderContext.js';
import { SchemaSummary } from './SchemaSummary.js';
import { Pieces } from './Text.js';

interface BodyProps {
  readonly schema: SchemaNode;
  /** Number of enclosing schemas. */
  readonly depth: number;
  /** Shows the fields directly instead of inside a fold. */
  readonly unfolded?: boolean | undefined;
}

/** The content of a schema: fields, alternatives and rules; empty for a plain value. */
export function SchemaBody({ schema, depth, unfolded = false }: BodyProps): ReactNode {
  const direction = useDirection();
  return layersOf(schema).map((layer, level) => {
    if (layer.link) return <SchemaLinkNote key={level} link={layer.link} />;
    const nested = nestedFields(layer, direction);
    const fields = <FieldList fields={nested} depth={depth} />;
    const count = countFields(layer);
    return (
      <Fragment key={level}>
        {count > 0 && unfolded && fields}
        {count > 0 && !unfolded && (
          <details className="r-fold">
            <summary>{level > 0 ? labels.itemFieldCount(count) : labels.fieldCount(count)}</summary>
            {fields}
          </details>
        )}
        {layer.choices.map((choice, index) => (
          <SchemaChoice key={index} choice={choice} depth={depth} />
        ))}
        <FieldList fields={nestedRules(layer)} depth={depth} />
        {ruleLines(layer).map((line, index) => (
          <p className="r-facts" key={index}>
            <Pieces of={describeFacts([line])} />
          </p>
        ))}
      </Fragment>
    );
  });
}

/** A link to a shared or recursive schema, which is shown once. */
function SchemaLinkNote({ link }: { readonly link: SchemaLink }): ReactNode {
  const { linkTo } = useRenderTools();
  return (
    <p className="r-facts">
      <a href={link.recursive ? `#${link.anchor}` : linkTo(link.anchor)}>
        {link.recursive ? labels.recursive(link.name) : labels.seeSchema(link.name)}
      </a>
    </p>
  );
}

interface FieldListProps {
  readonly fields: readonly NestedField[];
  readonly depth: number;
}

/** Fields or rules, each with its content. */
export function FieldList({ fields, depth }: FieldListProps): ReactNode {
  if (fields.length === 0) return null;
  const extent = presenceOfAll(fields);
  return (
    <>
      <PresenceNote extent={extent} />
      <ul className="r-fields">
        {fields.map(({ schema, ...field }, index) => (
          <Field key={index} {...field} isNoted={extent !== undefined} schema={schema}>
            <SchemaBody schema={schema} depth={depth + 1} />
          </Field>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  readonly depth: number;
}

/** The alternatives of a `oneOf` or `anyOf`, each in a fold; the discriminator comes first. */
function SchemaChoice({ choice, depth }: ChoiceProps): ReactNode {
  const { kind, discriminator, options } = choice;
  return (
    <div className="r-choice">
      <p>
        {labels[kind]}
        {discriminator && (
          <>
            , {labels.discriminatedBy} <code>{discriminator}</code>
          </>
        )}
        :
      </p>
      {options.map(({ anchor, label, discriminatorValues, isDefault, schema }, index) => {
        const type = describeType(schema);
        const caption = label ?? type;
        const isOpen = index === 0 && depth === 0;
        return (
          <details className="r-fold" id={anchor} key={anchor} open={isOpen}>
            <summary>
              <b>{caption}</b>{' '}
              {discriminatorValues.map((value) => (
                <code key={value}>{value}</code>
              ))}
              {isDefault && ` ${labels.defaultForm}`}
              <SchemaMarks schema={schema} />
            </summary>
            {caption !== type && <p className="r-type">{type}</p>}
            <SchemaSummary schema={schema} caption={caption} />
            <SchemaBody schema={schema} depth={depth + 1} unfolded />
          </details>
        );
      })}
    </div>
  );
}

/** The named schemas of a large contract, each shown once. */
export function SharedSchemas({ schemas }: Pick<Service, 'schemas'>): ReactNode {
  if (schemas.length === 0) return null;
  return (
    <section className="r-schemas" id={ANCHOR_WORDS.schemas}>
      <h2>{labels.schemas}</h2>
      {schemas.map(({ anchor, name, schema }) => (
        <details key={anchor} className="r-fold" id={anchor}>
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

/** One schema in a guide: type and every field. */
export function SchemaCard({ anchor, name, schema }: NamedSchema): ReactNode {
  const type = describeType(schema);
  return (
    <section className="r-op" id={anchor} data-copied={labels.copied}>
      <p className="r-head">
        <b>{name}</b> {type !== name && <span className="r-type">{type}</span>}
        <PlaceNote anchor={anchor} />
      </p>
      <SchemaSummary schema={schema} caption={name} />
      <SchemaBody schema={schema} depth={0} unfolded />
    </section>
  );
}
