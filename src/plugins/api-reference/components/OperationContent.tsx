import type { ReactNode } from 'react';
import type { Operation } from '../model/types/service';
import { CallbackList } from './CallbackList';
import { RequestExamples, ResponseExamples } from './OperationExamples';
import { OperationHeader } from './OperationHeader';
import { RequestDetails } from './RequestDetails';
import { ResponseList } from './ResponseList';

interface Props {
  readonly operation: Operation;
}

/** One operation: what it takes beside how to call it, what it answers beside examples of it. */
export function OperationContent({ operation }: Props): ReactNode {
  return (
    <>
      <div className="r-row">
        <div className="r-doc">
          <OperationHeader operation={operation} />
          <RequestDetails operation={operation} />
        </div>
        <div className="r-side">
          <RequestExamples operation={operation} />
        </div>
      </div>
      <div className="r-row">
        <div className="r-doc">
          <ResponseList responses={operation.responses} />
          <CallbackList callbacks={operation.callbacks} />
        </div>
        <div className="r-side">
          <ResponseExamples operation={operation} />
        </div>
      </div>
    </>
  );
}
