import type { ReactNode } from 'react';
import type { MediaType } from '../model/types/service.js';
import { describeType } from './describeType.js';
import { EncodingList } from './EncodingList.js';
import { marksOf } from './marksOf.js';
import { useRenderTools } from './RenderContext.js';
import { SchemaBody } from './SchemaBody.js';
import { SchemaMarks } from './SchemaMarks.js';
import { SchemaSummary } from './SchemaSummary.js';

interface Props {
  readonly media: MediaType;
}

/** The schema of one body in one media type: in place, or a link to where it is shown. */
export function MediaTypeSchema({ media }: Props): ReactNode {
  const { labels, linkTo, mark } = useRenderTools();
  const { examples, schema } = media;
  const isBeside = schema?.examples.every((one) => examples.some(({ text }) => text === one));
  const type = schema && describeType(schema, labels);
  return (
    <div className="r-media" id={mark(schema?.anchor)}>
      <code>{media.name}</code>{' '}
      {schema?.link ? <a href={linkTo(schema.link.anchor)}>{type}</a> : type}
      {schema && (
        <>
          <SchemaMarks marks={marksOf(schema)} />
          <SchemaSummary schema={schema} told={type ?? ''} exampleBeside={isBeside} />
          {!schema.link && <SchemaBody schema={schema} depth={0} unfolded />}
        </>
      )}
      {media.exampleLeftOut && <p className="r-facts">{labels.exampleLeftOut}</p>}
      <EncodingList encodings={media.encodings} leftOut={media.encodingsLeftOut} />
    </div>
  );
}
