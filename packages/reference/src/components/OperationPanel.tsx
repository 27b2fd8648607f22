import type { MediaType, Operation, Sample } from '@frontier/openapi';
import type { ReactNode } from 'react';
import type { ClientSamples, SiteLink } from '../blocks/links.js';
import { labels } from '../labels.js';
import { CodeBlock, ExampleTabs, type Tab, Tabs } from './Examples.js';
import { useRenderTools } from './RenderContext.js';
import { StatusCode } from './Text.js';

export interface OperationPanelProps {
  readonly operation: Operation;
  /** The same call with required fields only, shown first. */
  readonly minimal?: Operation | undefined;
  /** The same call with a client library, shown after the plain samples. */
  readonly client?: ClientSamples | undefined;
}

export function OperationPanel({ operation, minimal, client }: OperationPanelProps): ReactNode {
  const { answerNote, samples } = useRenderTools();
  const { anchor, requestBody, responses } = operation;
  const calls = [
    { key: 'minimal', label: labels.requiredOnly, shown: minimal ? samples(minimal) : [] },
    { key: 'call', label: minimal ? labels.complete : labels.call, shown: samples(operation) },
    { key: 'client', label: labels.client, shown: client?.samples ?? [], about: client?.about },
  ];
  const tabs: Tab[] = calls
    .filter(({ shown }) => shown.length > 0)
    .map(({ about, key, label, shown }) => ({
      key,
      label,
      content: <SampleTabs id={`${anchor}.${key}`} samples={shown} about={about} />,
    }));
  if (requestBody && (tabs.length > 0 ? hasChoice : hasExamples)(requestBody.content)) {
    const content = <ExampleTabs id={`${anchor}.request`} content={requestBody.content} />;
    tabs.push({ key: 'body', label: labels.body, content });
  }
  const answers = responses
    .filter(({ content }) => hasExamples(content))
    .map(({ anchor: id, content, status }, index) => ({
      key: status,
      label: (
        <>
          <span className={index > 0 ? 'r-aloud' : undefined}>{labels.response} </span>
          <StatusCode status={status} isOnly={responses.length === 1} />
        </>
      ),
      content: <ExampleTabs id={`${id}.example`} content={content} />,
    }));
  const panels = [
    { id: `${anchor}.panel`, legend: labels.examples, tabs },
    { id: `${anchor}.answers`, legend: labels.responses, tabs: answers, about: answerNote },
  ].filter((panel) => panel.tabs.length > 0);
  return (
    panels.length > 0 && (
      // Closed on small screens, where the fields come first; wide screens always show the content.
      <details className="r-examples" id={`examples.${anchor}`}>
        <summary>{labels.examples}</summary>
        {panels.map(({ about, ...panel }) => (
          <div className="r-panel" key={panel.id}>
            <Tabs {...panel} />
            <About link={about} />
          </div>
        ))}
      </details>
    )
  );
}

interface SampleTabsProps {
  readonly id: string;
  readonly samples: readonly Sample[];
  readonly about: SiteLink | undefined;
}

function SampleTabs({ about, id, samples }: SampleTabsProps): ReactNode {
  const tabs = samples.map(({ label, language, ...sample }) => ({
    key: language,
    label,
    content: <CodeBlock {...sample} />,
  }));
  return (
    <>
      <Tabs id={id} legend={labels.sampleLanguage} tabs={tabs} remember="language" />
      <About link={about} />
    </>
  );
}

function About({ link }: { readonly link: SiteLink | undefined }): ReactNode {
  return (
    link && (
      <p className="r-facts">
        <a href={link.href}>{link.label}</a>
      </p>
    )
  );
}

export function hasExamples(content: readonly MediaType[]): boolean {
  return content.some(({ examples }) => examples.length > 0);
}

/** The call shows the first example, so there must be others, or a summary. */
export function hasChoice(content: readonly MediaType[]): boolean {
  const [first, second] = content.flatMap(({ examples }) => examples);
  return second !== undefined || first?.summary !== undefined;
}
