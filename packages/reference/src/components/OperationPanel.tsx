import type { MediaType, Operation } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { CodeBlock, ExampleTabs, type Tab, Tabs } from './Examples.js';
import { useRenderTools } from './RenderContext.js';
import { StatusCode } from './Response.js';

interface Props {
  readonly operation: Operation;
  /** The same call with what is required only, shown first. */
  readonly lean?: Operation | undefined;
}

/** Everything written out for one operation, a tab at a time: the call, its body, each answer. */
export function OperationPanel({ operation, lean }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { anchor, requestBody, responses } = operation;
  const tabs: Tab[] = [
    ...useCallTab(lean, 'lean', labels.requiredOnly),
    ...useCallTab(operation, 'call', lean ? labels.complete : labels.call),
  ];
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

/** One call in every language it can be written in. */
function useCallTab(operation: Operation | undefined, key: string, label: string): Tab[] {
  const { labels, samples } = useRenderTools();
  const calls = (operation ? samples(operation) : []).map(
    ({ label: name, language, ...sample }) => ({
      key: language,
      label: name,
      content: <CodeBlock {...sample} />,
    }),
  );
  if (!operation || calls.length === 0) return [];
  const id = `${operation.anchor}.${key === 'call' ? 'sample' : key}`;
  const content = <Tabs id={id} legend={labels.sampleLanguage} tabs={calls} remember="language" />;
  return [{ key, label, content }];
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
