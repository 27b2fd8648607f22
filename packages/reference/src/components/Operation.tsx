import type { Operation } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { CallDescriber } from '../blocks/CallDescriber.js';
import { splitSentence } from '../blocks/repetition.js';
import { labels } from '../labels.js';
import { Blocks } from './Blocks.js';
import { OperationPanel, type OperationPanelProps } from './OperationPanel.js';
import { useRenderTools } from './RenderContext.js';
import { AddressText } from './Service.js';
import { WebhookMark } from './Tag.js';
import { CopyButton, Pieces } from './Text.js';

interface OperationProps {
  readonly operation: Operation;
}

export interface ArticleProps extends OperationProps {
  /** Omits the title below a heading with the same text; the marks beside it remain. */
  readonly untitled?: boolean;
  /** Omits path and examples: `OperationStart` renders them. */
  readonly started?: boolean;
  /** `id` of the outer heading that names the article, if its own title is omitted. */
  readonly labelledBy?: string;
}

/** One operation: description, sample call, parameters and responses; on wide screens the examples are beside them. */
export function OperationArticle(props: ArticleProps): ReactNode {
  const tools = useRenderTools();
  const { labelledBy, operation, started } = props;
  const calls = new CallDescriber(tools);
  const sample = started ? tools.samples(operation)[0]?.code : undefined;
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
          <Blocks of={calls.request(operation, sample)} />
        </div>
        <div>
          <Blocks of={[...calls.responses(operation), ...calls.callbacks(operation)]} />
        </div>
        {started && (
          <div className="r-op-end">
            <Blocks of={calls.notes({ ...operation, description: furtherText(operation) })} />
          </div>
        )}
      </div>
    </article>
  );
}

/** The first sentence repeats the guide's title and introduction. */
function furtherText({ description = '' }: Operation): string {
  const [, rest] = splitSentence(description);
  return rest.startsWith('[') ? description : rest;
}

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
  const { cautionOf, runOf } = useRenderTools();
  const isCall = kind === 'path';
  const run = isCall ? runOf?.(id) : undefined;
  const caution = cautionOf?.(operation);
  return (
    <p className="r-path" data-copied={labels.copied}>
      {kind === 'webhook' && <WebhookMark />}
      <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>
      <code>
        <AddressText address={path} />
      </code>
      {isCall && <CopyButton copies={path} says={labels.copyPath} />}
      <CopyButton copies={`#${anchor}`} says={labels.copyLinkOf(title)} label={labels.copyLink} />
      {run && (
        <a className="r-run" href={run.href}>
          {run.label}
        </a>
      )}
      {caution && (
        <a className="r-caution" href={caution.href}>
          {caution.label}
        </a>
      )}
    </p>
  );
}

function OperationHeader({ operation, started, untitled }: ArticleProps): ReactNode {
  const { anchor, title } = operation;
  const calls = new CallDescriber(useRenderTools());
  const marks = calls.marks(operation);
  return (
    <header className="r-op-head">
      {untitled ? (
        marks.length > 0 && (
          <p>
            <Pieces of={marks} />
          </p>
        )
      ) : (
        <h3 className="r-title">
          <a href={`#${anchor}`}>{title}</a>
          <Pieces of={marks} />
        </h3>
      )}
      {!started && (
        <>
          <OperationPath operation={operation} />
          <Blocks of={calls.notes(operation)} />
        </>
      )}
    </header>
  );
}
