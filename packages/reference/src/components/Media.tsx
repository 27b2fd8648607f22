import type { Encoding, MediaType, Parameter } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { describeBody } from './describeType.js';
import { ParameterExample } from './Examples.js';
import { Field, type FieldProps, PlaceNote, PresenceNote, SchemaMarks } from './Field.js';
import { itemRules, parameterNotes } from './fieldFacts.js';
import { presenceOfAll, withPresence } from './presence.js';
import { useRenderTools } from './RenderContext.js';
import { FieldList, SchemaBody } from './Schema.js';
import { SchemaSummary } from './SchemaSummary.js';
import { splitExamples } from './values.js';

interface ParameterProps extends Pick<FieldProps, 'isNoted' | 'presence'> {
  readonly parameter: Parameter;
}

/** One parameter or header; its examples replace the schema's. */
function ParameterField({ parameter, presence, isNoted }: ParameterProps): ReactNode {
  const { explained, schema } = splitExamples(parameter);
  return (
    <Field
      name={parameter.name}
      anchor={parameter.anchor}
      presence={presence}
      isNoted={isNoted}
      owner={parameter}
      description={parameter.description}
      schema={schema}
      notes={parameterNotes(parameter)}
    >
      {explained.map((example) => (
        <ParameterExample key={example.name} example={example} />
      ))}
      {schema && <SchemaBody schema={schema} depth={0} />}
    </Field>
  );
}

export function ParameterList({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const fields = withPresence(parameters);
  const extent = presenceOfAll(fields);
  return (
    <>
      <PresenceNote extent={extent} />
      <ul className="r-fields">
        {fields.map(({ field, presence }) => (
          <ParameterField
            key={field.name}
            parameter={field}
            presence={presence}
            isNoted={extent !== undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** Headers of a response, or of one part of a multipart body. */
export function HeaderList({ headers }: { readonly headers: readonly Parameter[] }): ReactNode {
  if (headers.length === 0) return null;
  return (
    <ul className="r-fields">
      {headers.map((header) => (
        <ParameterField
          key={header.name}
          parameter={header}
          presence={header.required ? 'required' : undefined}
        />
      ))}
    </ul>
  );
}

interface MediaProps {
  readonly media: MediaType;
  readonly anchor: string;
  /** Texts shown above the schema, which it does not repeat. */
  readonly textAbove?: string | undefined;
}

/** The schema of one body in one media type: rendered here, or a link to the shared schema. */
export function MediaTypeSchema({ anchor, media, textAbove }: MediaProps): ReactNode {
  const { linkTo } = useRenderTools();
  const { encodings, examples, schema } = media;
  const isBeside = schema?.examples.every((one) => examples.some(({ text }) => text === one));
  const type = describeBody(media);
  return (
    <div className="r-media" id={schema?.anchor}>
      <code>{media.name}</code>{' '}
      {schema?.link ? <a href={linkTo(schema.link.anchor)}>{type}</a> : type}
      {schema && (
        <>
          <SchemaMarks schema={schema} />
          <PlaceNote anchor={anchor} />
          <SchemaSummary
            schema={schema}
            caption={type ?? ''}
            textAbove={textAbove}
            exampleBeside={isBeside}
          />
          {!schema.link && <SchemaBody schema={schema} depth={0} unfolded />}
        </>
      )}
      <FieldList fields={itemRules(media)} depth={0} />
      {media.exampleLeftOut && <p className="r-facts">{labels.exampleLeftOut}</p>}
      {encodings.length > 0 && (
        <div>
          <p>{labels.encodings}:</p>
          <ul className="r-fields">
            {encodings.map((encoding) => (
              <EncodingField key={encoding.property} encoding={encoding} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function EncodingField({ encoding }: { readonly encoding: Encoding }): ReactNode {
  const { contentType, explode, headers, property, style } = encoding;
  return (
    <li className="r-field">
      <p className="r-head">
        <span className="r-name">{property}</span>
        {contentType && (
          <span>
            {labels.contentType}: <code>{contentType}</code>
          </span>
        )}
        {style && <span>{labels.style(style)}</span>}
        {explode !== undefined && <span>{labels.explode(explode)}</span>}
      </p>
      <HeaderList headers={headers} />
    </li>
  );
}
