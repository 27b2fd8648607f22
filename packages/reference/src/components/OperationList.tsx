import type { ReactNode } from 'react';
import type { ListedOperation } from '../model/types/service.js';
import { OperationItem } from './OperationItem.js';

interface Props {
  readonly operations: readonly ListedOperation[];
}

/** Leads to operations that stand on pages of their own. */
export function OperationList({ operations }: Props): ReactNode {
  return (
    <ul className="r-links">
      {operations.map((operation) => (
        <OperationItem key={operation.anchor} operation={operation} />
      ))}
    </ul>
  );
}
