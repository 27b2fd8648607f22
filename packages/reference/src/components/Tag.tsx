import type { ListedOperation, Operation, Tag } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';
import { DocsLink, Prose } from './Text.js';

interface TagProps {
  readonly tag: Tag;
  /** Leaves out the tag's own text where it stands on another page. */
  readonly brief?: boolean | undefined;
  /** How many of the tag's operations follow: a place is left for each. */
  readonly articles?: number;
  readonly children?: ReactNode;
}

/** What stands in a page's HTML where an operation goes: no text of a document becomes a comment. */
export const ARTICLE_PLACE = '<!--article-->';

/** The heading of one tag, over its operations or the links to them. */
export function TagSection({ tag, brief = false, articles = 0, children }: TagProps): ReactNode {
  const { mark } = useRenderTools();
  const { anchor, description, externalDocs, title } = tag;
  return (
    <section className="r-group">
      <h2 id={mark(anchor)}>{title}</h2>
      {!brief && <Prose text={description} />}
      {!brief && <DocsLink docs={externalDocs} />}
      {articles > 0 && <div dangerouslySetInnerHTML={{ __html: ARTICLE_PLACE.repeat(articles) }} />}
      {children}
      {tag.listed.length > 0 && <OperationList operations={tag.listed} />}
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
  const { labels, mark } = useRenderTools();
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

interface ListProps {
  readonly operations: readonly ListedOperation[];
}

/** Leads to operations that stand on pages of their own. */
export function OperationList({ operations }: ListProps): ReactNode {
  return (
    <ul className="r-links">
      {operations.map((operation) => (
        <OperationItem key={operation.anchor} operation={operation} />
      ))}
    </ul>
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
  const { labels } = useRenderTools();
  return <span className="r-method r-webhook">{labels.webhook}</span>;
}

/** Narrows the list of operations it stands in; the browser's part says how many it finds. */
export function OperationFilter(): ReactNode {
  const { labels } = useRenderTools();
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
