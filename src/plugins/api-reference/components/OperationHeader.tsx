import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service';
import { OperationNotes } from './OperationNotes';
import { useRenderTools } from './RenderContext';
import { SecurityLine } from './SecurityLine';

interface Props {
  readonly operation: Operation;
}

/** Title, method and path, description, security. */
export function OperationHeader({ operation }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { anchor, deprecated, kind, method, path, title } = operation;
  return (
    <header className="r-op-head">
      <h3 className="r-title">
        <a href={`#${anchor}`}>{title}</a>{' '}
        {deprecated && <b className="r-dep">{labels.deprecated}</b>}
      </h3>
      <p className="r-path">
        <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>
        <code>{path}</code>
        {kind === 'path' && (
          <button type="button" className="r-copy" data-copy={path} aria-label={labels.copyPath}>
            {labels.copy}
          </button>
        )}
        <button
          type="button"
          className="r-copy"
          data-copy={`#${anchor}`}
          aria-label={labels.copyLinkOf(title)}
        >
          {labels.copyLink}
        </button>
      </p>
      <OperationNotes operation={operation} />
      {kind === 'path' && <SecurityLine security={operation.security} />}
    </header>
  );
}
