import { Fragment, type ReactNode } from 'react';
import type { Operation } from '../model/types/service';
import { CodeBlock } from './CodeBlock';
import { ExampleTabs } from './ExampleTabs';
import { useRenderTools } from './RenderContext';
import { Tabs } from './Tabs';

interface Props {
  readonly operation: Operation;
}

/** The call in every language, then the body's examples. */
export function RequestExamples({ operation }: Props): ReactNode {
  const { labels, samples } = useRenderTools();
  const { anchor, requestBody } = operation;
  const calls = samples(operation).map(({ code, grammar, label, language }) => ({
    key: language,
    label,
    content: <CodeBlock code={code} grammar={grammar} />,
  }));
  return (
    <>
      {calls.length > 0 && (
        <>
          <p className="r-caption">{labels.samples}</p>
          <Tabs
            id={`${anchor}.sample`}
            legend={labels.sampleLanguage}
            tabs={calls}
            remember="language"
          />
        </>
      )}
      {requestBody && (
        <>
          {requestBody.content.some(({ examples }) => examples.length > 0) && (
            <p className="r-caption">{labels.requestExample}</p>
          )}
          <ExampleTabs
            id={`${anchor}.request`}
            legend={labels.requestExample}
            content={requestBody.content}
          />
        </>
      )}
    </>
  );
}

/** The examples of every answer that has one. */
export function ResponseExamples({ operation }: Props): ReactNode {
  const { labels } = useRenderTools();
  const shown = operation.responses.filter(({ content }) =>
    content.some(({ examples }) => examples.length > 0),
  );
  return shown.map(({ anchor, content, status }) => (
    <Fragment key={status}>
      <p className="r-caption">
        {labels.responseExample} {labels.status(status)}
      </p>
      <ExampleTabs
        id={`${anchor}.example`}
        legend={`${labels.responseExample} ${labels.status(status)}`}
        content={content}
      />
    </Fragment>
  ));
}
