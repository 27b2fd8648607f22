import type { ReactNode } from 'react';
import type { MediaType } from '../model/types/service';
import { describeType } from './describeType';
import { EncodingList } from './EncodingList';
import { marksOf } from './marksOf';
import { useRenderTools } from './RenderContext';
import { SchemaBody } from './SchemaBody';
import { SchemaMarks } from './SchemaMarks';
import { SchemaSummary } from './SchemaSummary';

interface Props {
  readonly media: MediaType;
}

/** The schema of one body in one media type: in place, or a link to where it is shown. */
export function MediaTypeSchema({ media }: Props): ReactNode {
  const { labels, linkTo } = useRenderTools();
  const { examples, schema } = media;
  const isBeside = schema?.examples.every((one) => examples.some(({ text }) => text === one));
  const type = schema && describeType(schema, labels);
  return (
    <div className="r-media" id={schema?.anchor}>
      <code>{media.name}</code>{' '}
      {schema?.link ? <a href={linkTo(schema.link.anchor)}>{type}</a> : type}
      {schema && (
        <>
          <SchemaMarks marks={marksOf(schema)} />
          <SchemaSummary schema={schema} told={type ?? ''} exampleBeside={isBeside} />
          {!schema.link && <SchemaBody schema={schema} depth={0} unfolded />}
        </>
      )}
      <EncodingList encodings={media.encodings} />
    </div>
  );
}
