import type { ReactNode } from 'react';
import type { MediaType } from '../model/types/service';
import { describeType } from './describeType';
import { EncodingList } from './EncodingList';
import { useRenderTools } from './RenderContext';
import { SchemaBody } from './SchemaBody';
import { SchemaMarks } from './SchemaMarks';
import { SchemaSummary } from './SchemaSummary';

interface Props {
  readonly media: MediaType;
}

/** The schema of one body in one media type. */
export function MediaTypeSchema({ media }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { examples, schema } = media;
  const isBeside = schema?.examples.every((one) => examples.some(({ text }) => text === one));
  return (
    <div className="r-media" id={schema?.anchor}>
      <p className="r-facts">
        <code>{media.name}</code> {schema && describeType(schema, labels)}
        {schema && <SchemaMarks marks={schema} />}
      </p>
      {schema && (
        <>
          <SchemaSummary
            schema={schema}
            told={describeType(schema, labels)}
            exampleBeside={isBeside}
          />
          <SchemaBody schema={schema} depth={0} unfolded />
        </>
      )}
      <EncodingList encodings={media.encodings} />
    </div>
  );
}
