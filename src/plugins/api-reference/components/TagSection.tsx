import type { ReactNode } from 'react';
import type { Tag } from '../model/types/service';
import { ContractLink } from './ContractLink';
import { OperationLinks } from './OperationLinks';
import { Prose } from './Prose';
import { PARSER_PAUSE } from './parserPause';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly tag: Tag;
  /** Leaves out the tag's own text where it stands on another page. */
  readonly brief?: boolean | undefined;
  /** The tag's operations as HTML. */
  readonly articles?: readonly string[];
  readonly children?: ReactNode;
}

/** The heading of one tag, over its operations or the links to them. */
export function TagSection({ tag, brief = false, articles = [], children }: Props): ReactNode {
  const { labels } = useRenderTools();
  const { anchor, description, externalDocs, title } = tag;
  return (
    <section className="r-group">
      <h2 id={anchor}>{title}</h2>
      {!brief && <Prose text={description} />}
      {!brief && externalDocs && (
        <p>
          <ContractLink href={externalDocs.url}>
            {externalDocs.description ?? labels.moreInformation}
          </ContractLink>
        </p>
      )}
      {articles.length > 0 && (
        <div dangerouslySetInnerHTML={{ __html: articles.join(PARSER_PAUSE) + PARSER_PAUSE }} />
      )}
      {children}
      {tag.listed.length > 0 && <OperationLinks operations={tag.listed} />}
    </section>
  );
}
