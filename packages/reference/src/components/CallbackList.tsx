import type { ReactNode } from 'react';
import type { Callback } from '../model/types/service.js';
import { OperationNotes } from './OperationNotes.js';
import { OperationPanel } from './OperationPanel.js';
import { useRenderTools } from './RenderContext.js';
import { RequestDetails } from './RequestDetails.js';
import { ResponseList } from './ResponseList.js';
import { SectionHeading } from './SectionHeading.js';

interface Props {
  readonly callbacks: readonly Callback[];
}

/** Calls the provider makes back to the reader's system while an operation runs. */
export function CallbackList({ callbacks }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  if (callbacks.length === 0) return null;
  return (
    <section>
      <SectionHeading>{labels.callbacks}</SectionHeading>
      {callbacks.flatMap(({ name, operations }) =>
        operations.map((operation) => (
          <details className="r-fold r-callback" id={mark(operation.anchor)} key={operation.anchor}>
            <summary>
              <b>{name}</b> <span className="r-method">{operation.method}</span>{' '}
              <code>{operation.path}</code>
            </summary>
            <p>
              {operation.title}{' '}
              {operation.deprecated && <b className="r-deprecated-mark">{labels.deprecated}</b>}
            </p>
            <OperationNotes operation={operation} />
            <RequestDetails operation={operation} />
            <OperationPanel operation={operation} />
            <ResponseList operation={operation} />
            <CallbackList callbacks={operation.callbacks} />
            {operation.callbacksLeftOut && <p className="r-facts">{labels.callbacksLeftOut}</p>}
          </details>
        )),
      )}
    </section>
  );
}
