import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service.js';
import { CallbackList } from './CallbackList.js';
import { OperationHeader } from './OperationHeader.js';
import { OperationPanel } from './OperationPanel.js';
import { RequestDetails } from './RequestDetails.js';
import { ResponseList } from './ResponseList.js';

interface Props {
  readonly operation: Operation;
  /** Leaves its title out, under a heading that says the same. */
  readonly untitled?: boolean;
}

/** One operation: what it takes and what it answers, beside examples of both. */
export function OperationContent({ operation, untitled }: Props): ReactNode {
  return (
    <div className="r-row">
      <div className="r-doc">
        <OperationHeader operation={operation} untitled={untitled} />
        <RequestDetails operation={operation} />
      </div>
      <div className="r-side">
        <OperationPanel operation={operation} />
      </div>
      <div className="r-answers">
        <ResponseList operation={operation} />
        <CallbackList callbacks={operation.callbacks} />
      </div>
    </div>
  );
}
