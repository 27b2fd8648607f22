import type { ReactNode } from 'react';
import type { ListedOperation } from '../model/types/service.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly operation: ListedOperation;
}

/** One operation in a list of them; the filter finds it by its path as well. */
export function OperationItem({ operation }: Props): ReactNode {
  const { linkTo } = useRenderTools();
  const { anchor, deprecated, method, path, title } = operation;
  return (
    <li data-path={path}>
      <a href={linkTo(anchor)} className={deprecated ? 'r-deprecated' : undefined}>
        <span className={`r-method r-${method.toLowerCase()}`}>{method}</span> {title}
      </a>
    </li>
  );
}
