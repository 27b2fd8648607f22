import type { ReactNode } from 'react';
import type { MediaType } from '../model/types';
import { describeType } from './describeType';
import { EncodingList } from './EncodingList';
import { EnumValues } from './EnumValues';
import { FieldFacts } from './FieldFacts';
import { Prose } from './Prose';
import { useRenderTools } from './RenderContext';
import { contentOf, SchemaBody } from './SchemaBody';

interface Props {
  readonly media: MediaType;
}

/** The schema of one body in one media type. */
export function MediaTypeSchema({ media }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { schema } = media;
  const content = schema && contentOf(schema);
  return (
    <div className="r-media">
      <p className="r-facts">
        <code>{media.name}</code>{' '}
        {[schema && describeType(schema, labels), schema?.nullable && labels.nullable]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {schema && (
        <>
          <Prose text={schema.description} />
          <FieldFacts schema={schema} />
          {content !== schema && <Prose text={content?.description} />}
          {content && <EnumValues values={content.enumValues} />}
          <SchemaBody schema={schema} depth={0} unfolded />
        </>
      )}
      <EncodingList encodings={media.encodings} />
    </div>
  );
}
