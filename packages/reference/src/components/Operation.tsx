import type { Operation } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { PlaceBadge, PresenceMark } from './Field.js';
import { MediaTypeSchema, ParameterList } from './Media.js';
import { OperationPanel, type OperationPanelProps } from './OperationPanel.js';
import { directionOf } from './presence.js';
import { DirectionProvider, SampleProvider, useRenderTools } from './RenderContext.js';
import { ResponseList } from './Response.js';
import { SecurityLine } from './Security.js';
import { AddressText, OtherServer } from './Server.js';
import { ownTitle, WebhookMark } from './Tag.js';
import { CopyButton, DeprecatedMark, DocsLink, Prose, SectionHeading } from './Text.js';

interface OperationProps {
  readonly operation: Operation;
}

export interface ArticleProps extends OperationProps {
  /** Omits the title below a heading with the same text; the marks beside it remain. */
  readonly untitled?: boolean;
  /** Omits path and examples, which `OperationStart` renders. */
  readonly started?: boolean;
  /** `id` of the outer heading that names the article, if its own title is omitted. */
  readonly labelledBy?: string;
}

/** One operation: description, sample call, parameters and responses; on wide screens the examples are beside them. */
export function OperationArticle(props: ArticleProps): ReactNode {
  const { samples } = useRenderTools();
  const { labelledBy, operation, started } = props;
  return (
    <article
      aria-labelledby={labelledBy}
      className="r-op"
      id={operation.anchor}
      data-operation={operation.id}
      data-copied={labels.copied}
    >
      <div className="r-row">
        <OperationHeader {...props} />
        {!started && (
          <div className="r-side">
            <OperationPanel operation={operation} />
          </div>
        )}
        <div className="r-doc">
          <SampleProvider value={started ? (samples(operation)[0]?.code ?? '') : ''}>
            <RequestDetails operation={operation} />
          </SampleProvider>
        </div>
        <div>
          <ResponseList operation={operation} />
          <CallbackList operation={operation} />
        </div>
        {/* A guide first describes the call in other words. */}
        {started && (
          <div className="r-op-end">
            <OperationNotes operation={operation} />
          </div>
        )}
      </div>
    </article>
  );
}

/** Path and examples of an operation, for a page that shows them apart from the description. */
export function OperationStart(props: OperationPanelProps): ReactNode {
  return (
    <>
      <OperationPath operation={props.operation} />
      <div className="r-side" data-copied={labels.copied}>
        <OperationPanel {...props} />
      </div>
    </>
  );
}

function OperationPath({ operation }: OperationProps): ReactNode {
  const { anchor, id, kind, method, path, title } = operation;
  const { runOf } = useRenderTools();
  const run = kind === 'path' ? runOf?.(id) : undefined;
  return (
    <p className="r-path" data-copied={labels.copied}>
      {kind === 'webhook' && <WebhookMark />}
      <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>
      <code>
        <AddressText address={path} />
      </code>
      {kind === 'path' && <CopyButton copies={path} says={labels.copyPath} />}
      <CopyButton copies={`#${anchor}`} says={labels.copyLinkOf(title)} label={labels.copyLink} />
      {run && (
        <a className="r-run" href={run.href}>
          {run.label}
        </a>
      )}
    </p>
  );
}

/** Title, then method, path and notes unless the page has shown them. */
function OperationHeader({ operation, started, untitled }: ArticleProps): ReactNode {
  const { badgeOf } = useRenderTools();
  const { anchor, title } = operation;
  const deprecation = <DeprecatedMark of={operation} />;
  return (
    <header className="r-op-head">
      {untitled ? (
        (operation.deprecated || badgeOf(anchor)) && (
          <p>
            {deprecation}
            <PlaceBadge anchor={anchor} />
          </p>
        )
      ) : (
        <h3 className="r-title">
          <a href={`#${anchor}`}>{title}</a> {deprecation}
          <PlaceBadge anchor={anchor} />
        </h3>
      )}
      {!started && (
        <>
          <OperationPath operation={operation} />
          <OperationNotes operation={operation} />
        </>
      )}
    </header>
  );
}

function OperationNotes({ operation }: OperationProps): ReactNode {
  return (
    <>
      <Prose text={operation.description} />
      <DocsLink docs={operation.externalDocs} className="r-facts" />
      {operation.servers.map((server) => (
        <OtherServer key={server.url} server={server} />
      ))}
      {operation.kind === 'path' && <SecurityLine security={operation.security} />}
    </>
  );
}

/** The request: parameters by location, then the body in each media type. */
function RequestDetails({ operation }: OperationProps): ReactNode {
  const { kind, parameters, requestBody } = operation;
  const textAbove = [operation.title, operation.description, requestBody?.description].join(' ');
  return (
    <DirectionProvider value={directionOf(kind, 'request')}>
      {parameters.map(({ location, parameters: group }) => (
        <section key={location}>
          <SectionHeading>{labels.locations[location]}</SectionHeading>
          <ParameterList parameters={group} />
        </section>
      ))}
      {requestBody && (
        <section id={requestBody.anchor}>
          <SectionHeading>
            {kind === 'path' ? labels.body : labels.payload}
            <PresenceMark presence={requestBody.required ? 'required' : undefined} />
            <PlaceBadge anchor={requestBody.anchor} />
          </SectionHeading>
          <Prose text={requestBody.description} />
          {requestBody.content.map((media) => (
            <MediaTypeSchema
              key={media.name}
              media={media}
              anchor={requestBody.anchor}
              textAbove={textAbove}
            />
          ))}
        </section>
      )}
    </DirectionProvider>
  );
}

/** Callbacks: calls from the provider to the reader's system. */
function CallbackList({ operation: { callbacks } }: OperationProps): ReactNode {
  if (callbacks.length === 0) return null;
  return (
    <section>
      <SectionHeading>{labels.callbacks}</SectionHeading>
      {callbacks.flatMap(({ name, operations }) =>
        operations.map((operation) => (
          <details className="r-fold" id={operation.anchor} key={operation.anchor}>
            <summary>
              <b>{name}</b> <span className="r-method">{operation.method}</span>{' '}
              <code>{operation.path}</code> <DeprecatedMark of={operation} />
            </summary>
            {ownTitle(operation) && <p>{ownTitle(operation)}</p>}
            <OperationNotes operation={operation} />
            <RequestDetails operation={operation} />
            <OperationPanel operation={operation} />
            <ResponseList operation={operation} />
            <CallbackList operation={operation} />
            {operation.callbacksLeftOut && <p className="r-facts">{labels.callbacksLeftOut}</p>}
          </details>
        )),
      )}
    </section>
  );
}
