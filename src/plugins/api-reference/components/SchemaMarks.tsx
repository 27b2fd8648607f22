import type { ReactNode } from 'react';
import type { SchemaNode } from '../model/types';
import { useRenderTools } from './RenderContext';

export type Marks = Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'nullable'>;

interface Props {
  readonly marks: Marks;
}

/** The marks a schema puts on its place, each in a word or two. */
export function SchemaMarks({ marks }: Props): ReactNode {
  const { labels } = useRenderTools();
  return (
    <>
      {marks.deprecated && <b className="r-dep">{labels.deprecated}</b>}
      {marks.readOnly && <span className="r-mark">{labels.readOnly}</span>}
      {marks.writeOnly && <span className="r-mark">{labels.writeOnly}</span>}
      {marks.nullable && <span className="r-mark">{labels.nullable}</span>}
    </>
  );
}
