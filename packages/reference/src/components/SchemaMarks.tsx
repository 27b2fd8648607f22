import type { ReactNode } from 'react';
import type { Marks } from './marksOf.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly marks: Marks;
}

/** The marks a schema puts on its place, each in a word or two, after what is said of its type. */
export function SchemaMarks({ marks }: Props): ReactNode {
  const { labels } = useRenderTools();
  return (
    <>
      {marks.readOnly && ` · ${labels.readOnly}`}
      {marks.writeOnly && ` · ${labels.writeOnly}`}
      {marks.nullable && ` · ${labels.nullable}`}
      {marks.deprecated && (
        <>
          {' '}
          <b className="r-deprecated-mark">{labels.deprecated}</b>
        </>
      )}
    </>
  );
}
