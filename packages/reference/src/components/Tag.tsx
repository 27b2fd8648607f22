import type { Operation, Tag } from '@frontier/openapi';
import type { ReactNode } from 'react';
import { ownTitle } from '../blocks/CallDescriber.js';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { DocsLink } from './Service.js';
import { Prose } from './Text.js';

interface SectionProps {
  readonly tag: Tag;
  readonly articles: string;
}

export function TagSection({ tag, articles }: SectionProps): ReactNode {
  const { anchor, description, externalDocs, listed, title } = tag;
  return (
    <section className="r-group">
      <h2 id={anchor}>{title}</h2>
      <Prose text={description} />
      <DocsLink docs={externalDocs} />
      {articles !== '' && <div dangerouslySetInnerHTML={{ __html: articles }} />}
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

/** One operation in a list. A webhook shows a mark instead of its method. */
export function OperationItem({ operation }: { readonly operation: Operation }): ReactNode {
  const { linkTo } = useRenderTools();
  const { anchor, deprecated, kind, method, path } = operation;
  return (
    <li>
      <a href={linkTo(anchor)} className={deprecated ? 'r-deprecated' : undefined}>
        {kind === 'webhook' ? (
          <WebhookMark />
        ) : (
          <span className={`r-method r-${method.toLowerCase()}`}>{method}</span>
        )}{' '}
        {ownTitle(operation) ?? path}
      </a>
    </li>
  );
}

export function WebhookMark(): ReactNode {
  return <span className="r-method r-webhook">{labels.webhook}</span>;
}
