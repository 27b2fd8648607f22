import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly operation: Operation;
  /** Its `OperationContent` as HTML. */
  readonly content: string;
  /** Step of the height kept for it while it is out of sight (`chooseRoom`). */
  readonly room: number;
}

/** The frame of one operation. */
export function OperationArticle({ operation, content, room }: Props): ReactNode {
  const { labels } = useRenderTools();
  return (
    <article
      className={`r-op r-room-${room}`}
      id={operation.anchor}
      data-operation={operation.id}
      data-copied={labels.copied}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
