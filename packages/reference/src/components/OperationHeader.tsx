import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service.js';
import { OperationNotes } from './OperationNotes.js';
import { PlaceBadge } from './PlaceBadge.js';
import { useRenderTools } from './RenderContext.js';
import { SecurityLine } from './SecurityLine.js';

interface Props {
  readonly operation: Operation;
  /** Leaves the title out; marks beside it stay. */
  readonly untitled?: boolean | undefined;
}

/** Title, method and path, description, security. */
export function OperationHeader({ operation, untitled = false }: Props): ReactNode {
  const { badgeOf, labels } = useRenderTools();
  const { anchor, deprecated, kind, method, path, title } = operation;
  const deprecation = deprecated && <b className="r-deprecated-mark">{labels.deprecated}</b>;
  return (
    <header className="r-op-head">
      {untitled ? (
        (deprecation || badgeOf(anchor)) && (
          <p>
            {deprecation}
            <PlaceBadge anchor={anchor} />
          </p>
        )
      ) : (
        <h3 className="r-title">
          <a href={`#${anchor}`}>{title}</a> {deprecation}
          <PlaceBadge anchor={anchor} />
        </h3>
      )}
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
