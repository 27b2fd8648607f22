import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly operation: Operation;
  /** Its `OperationContent` as HTML. */
  readonly content: string;
  /** The heading outside that names it; absent where it names itself. */
  readonly labelledBy?: string | undefined;
}

/** The frame of one operation. */
export function OperationArticle({ operation, content, labelledBy }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  return (
    <article
      aria-labelledby={labelledBy}
      className="r-op"
      id={mark(operation.anchor)}
      data-operation={operation.id}
      data-copied={labels.copied}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
