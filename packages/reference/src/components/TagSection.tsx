import type { ReactNode } from 'react';
import type { Tag } from '../model/types/service.js';
import { ContractLink } from './ContractLink.js';
import { OperationList } from './OperationList.js';
import { Prose } from './Prose.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
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
export function TagSection({ tag, brief = false, articles = 0, children }: Props): ReactNode {
  const { labels, mark } = useRenderTools();
  const { anchor, description, externalDocs, title } = tag;
  return (
    <section className="r-group">
      <h2 id={mark(anchor)}>{title}</h2>
      {!brief && <Prose text={description} />}
      {!brief && externalDocs && (
        <p>
          <ContractLink href={externalDocs.url}>
            {externalDocs.description ?? labels.moreInformation}
          </ContractLink>
        </p>
      )}
      {articles > 0 && <div dangerouslySetInnerHTML={{ __html: ARTICLE_PLACE.repeat(articles) }} />}
      {children}
      {tag.listed.length > 0 && <OperationList operations={tag.listed} />}
    </section>
  );
}
