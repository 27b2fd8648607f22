import type { MediaType, Operation } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { CodeBlock, ExampleTabs, type Tab, Tabs } from './Examples.js';
import { useRenderTools } from './RenderContext.js';
import { StatusCode } from './Response.js';

/** Everything written out for one operation, a tab at a time: the call, its body, each answer. */
export function OperationPanel({ operation }: { readonly operation: Operation }): ReactNode {
  const { labels, samples } = useRenderTools();
  const { anchor, requestBody, responses } = operation;
  const calls = samples(operation).map(({ label, language, ...sample }) => ({
    key: language,
    label,
    content: <CodeBlock {...sample} />,
  }));
  const tabs: Tab[] = [];
  if (calls.length > 0) {
    const id = `${anchor}.sample`;
    const content = (
      <Tabs id={id} legend={labels.sampleLanguage} tabs={calls} remember="language" />
    );
    tabs.push({ key: 'call', label: labels.call, content });
  }
  if (requestBody && hasExamples(requestBody.content)) {
    const content = <ExampleTabs id={`${anchor}.request`} content={requestBody.content} />;
    tabs.push({ key: 'body', label: labels.body, content });
  }
  for (const { anchor: id, content: media, status } of responses) {
    if (!hasExamples(media)) continue;
    tabs.push({
      key: status,
      label: (
        <>
          <span className="r-aloud">{labels.response} </span>
          <StatusCode status={status} />
        </>
      ),
      content: <ExampleTabs id={`${id}.example`} content={media} />,
    });
  }
  return (
    tabs.length > 0 && (
      <div className="r-panel">
        <Tabs
          id={`${anchor}.panel`}
          legend={labels.examples}
          tabs={tabs}
          aside={<CodeSizeStep />}
        />
      </div>
    )
  );
}

function hasExamples(content: readonly MediaType[]): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

/** One press, code one size larger, and after the largest the smallest; a hint says so until it was pressed. */
function CodeSizeStep(): ReactNode {
  const { labels } = useRenderTools();
  return (
    <button
      type="button"
      className="r-copy r-step"
      data-code-size=""
      title={labels.changeCodeSize}
      aria-label={labels.changeCodeSize}
    >
      Aa
      <span className="r-hint" aria-hidden="true">
        {labels.codeSizeHint}
      </span>
    </button>
  );
}
