import type { ReactNode } from 'react';
import type { Callback } from '../model/types/service';
import { RequestExamples, ResponseExamples } from './OperationExamples';
import { OperationNotes } from './OperationNotes';
import { useRenderTools } from './RenderContext';
import { RequestDetails } from './RequestDetails';
import { ResponseList } from './ResponseList';

interface Props {
  readonly callbacks: readonly Callback[];
}

/** Calls the provider makes back to the reader's system while an operation runs. */
export function CallbackList({ callbacks }: Props): ReactNode {
  const { labels } = useRenderTools();
  if (callbacks.length === 0) return null;
  return (
    <section>
      <h4 className="r-section">{labels.callbacks}</h4>
      {callbacks.flatMap(({ name, operations }) =>
        operations.map((operation) => (
          <details className="r-fold r-callback" id={operation.anchor} key={operation.anchor}>
            <summary>
              <b>{name}</b> <span className="r-method">{operation.method}</span>{' '}
              <code>{operation.path}</code>
            </summary>
            <p>
              {operation.title}{' '}
              {operation.deprecated && <b className="r-dep">{labels.deprecated}</b>}
            </p>
            <OperationNotes operation={operation} />
            <RequestDetails operation={operation} />
            <RequestExamples operation={operation} />
            <ResponseList responses={operation.responses} />
            <ResponseExamples operation={operation} />
            <CallbackList callbacks={operation.callbacks} />
          </details>
        )),
      )}
    </section>
  );
}
