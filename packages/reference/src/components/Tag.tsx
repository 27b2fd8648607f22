import type { ListedOperation, Operation, Tag } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { DocsLink, Prose } from './Text.js';

/** Placeholder of an operation in a page's HTML: no text of a contract becomes a comment. */
export const ARTICLE_PLACE = '<!--article-->';

/** The heading of one tag, over its operations and the links to those of another tag. */
export function TagSection({ tag }: { readonly tag: Tag }): ReactNode {
  const { mark } = useRenderTools();
  const { anchor, description, externalDocs, listed, operations, title } = tag;
  const places = ARTICLE_PLACE.repeat(operations.length);
  return (
    <section className="r-group">
      <h2 id={mark(anchor)}>{title}</h2>
      <Prose text={description} />
      <DocsLink docs={externalDocs} />
      {places !== '' && <div dangerouslySetInnerHTML={{ __html: places }} />}
      {listed.length > 0 && (
        <ul className="r-links">
          {listed.map((operation) => (
            <OperationItem key={operation.anchor} operation={operation} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ArticleProps {
  readonly operation: Operation;
  /** Its `OperationContent` as HTML. */
  readonly content: string;
  /** The heading outside that names it; absent where it names itself. */
  readonly labelledBy?: string | undefined;
}

/** The frame of one operation. */
export function OperationArticle({ operation, content, labelledBy }: ArticleProps): ReactNode {
  const { mark } = useRenderTools();
  return (
    <article
      aria-labelledby={labelledBy}
      className="r-op"
      id={mark(operation.anchor)}
      data-operation={operation.id}
      data-copied={labels.copied}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** One operation in a list of them; the filter finds it by its path as well. A webhook is no method of a path. */
export function OperationItem({ operation }: { readonly operation: ListedOperation }): ReactNode {
  const { linkTo } = useRenderTools();
  const { anchor, deprecated, kind, method, path, title } = operation;
  return (
    <li data-path={path}>
      <a href={linkTo(anchor)} className={deprecated ? 'r-deprecated' : undefined}>
        {kind === 'webhook' ? (
          <WebhookMark />
        ) : (
          <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>
        )}{' '}
        {title}
      </a>
    </li>
  );
}

/** Says of an operation that the API calls the reader's system. */
export function WebhookMark(): ReactNode {
  return <span className="r-method r-webhook">{labels.webhook}</span>;
}

/** Narrows the list of operations around it; the browser's script says how many it finds. */
export function OperationFilter(): ReactNode {
  return (
    <>
      <p className="r-filter">
        <input type="search" aria-label={labels.filterOperations} placeholder={labels.filterHint} />
      </p>
      <p
        className="r-found"
        role="status"
        data-none={labels.noOperationFound}
        data-found={labels.found}
      />
    </>
  );
}
