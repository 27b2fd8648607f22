import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types/schema';
import { useRenderTools } from './RenderContext';

export type Marks = Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'nullable'>;

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
          <b className="r-dep">{labels.deprecated}</b>
        </>
      )}
    </>
  );
}
