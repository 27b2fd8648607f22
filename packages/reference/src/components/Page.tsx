import { ANCHOR_WORDS, type TagGroup } from '@frontier/openapi';
import type { ReactNode } from 'react';
import type { SiteLink } from '../blocks/links.js';
import { labels } from '../labels.js';
import { useRenderTools } from './RenderContext.js';
import { OperationItem } from './Tag.js';

interface NavProps {
  readonly groups: readonly TagGroup[];
  readonly hasSchemas: boolean;
  /** A link back to the previous page, above the list of operations. */
  readonly back?: SiteLink | undefined;
}

interface PageProps extends NavProps {
  readonly children: ReactNode;
}

export function ReferencePage({ children, ...nav }: PageProps): ReactNode {
  return (
    <div className="r-page" id="r-page">
      <OperationNav {...nav} />
      <p className="r-top">
        <a href="#r-page" aria-label={labels.backToTop}>
          ↑
        </a>
      </p>
      <div className="r-main" id={ANCHOR_WORDS.content}>
        {children}
      </div>
    </div>
  );
}

function OperationNav({ groups, hasSchemas, back }: NavProps): ReactNode {
  const { linkTo } = useRenderTools();
  const shown = groups.filter(({ tags }) => tags.length > 0);
  const isEmpty = shown.length === 0 && !hasSchemas;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus
    <nav className="r-nav" aria-label={labels.operations} tabIndex={0}>
      {back && (
        <p className="r-back">
          <a href={back.href}>← {back.label}</a>
        </p>
      )}
      <details hidden={isEmpty}>
        <summary>
          {labels.operations} <span className="r-now" />
        </summary>
        <div className="r-oplist">
          {shown.map(({ name, tags }) => (
            <div key={name ?? ''}>
              {name && <p className="r-caption">{name}</p>}
              <ul>
                {tags.map(({ anchor, operations, title }) => (
                  <li key={anchor}>
                    <a href={linkTo(anchor)} className="r-nav-tag">
                      {title}
                    </a>
                    {operations.length > 0 && (
                      <ul>
                        {operations.map((operation) => (
                          <OperationItem key={operation.anchor} operation={operation} />
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {hasSchemas && (
            <ul>
              <li>
                <a href={linkTo(ANCHOR_WORDS.schemas)} className="r-nav-tag">
                  {labels.schemas}
                </a>
              </li>
            </ul>
          )}
        </div>
      </details>
    </nav>
  );
}
