import type { ReactNode } from 'react';
import type { ListedOperation } from '../model/types/service';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly operations: readonly ListedOperation[];
}

/** Leads to operations that stand on pages of their own. */
export function OperationLinks({ operations }: Props): ReactNode {
  const { linkTo } = useRenderTools();
  return (
    <ul className="r-links">
      {operations.map(({ anchor, deprecated, method, title }) => (
        <li key={anchor}>
          <a href={linkTo(anchor)} className={deprecated ? 'r-old' : undefined}>
            <span className={`r-method r-${method.toLowerCase()}`}>{method}</span> {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
