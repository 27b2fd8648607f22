import type { ReactNode } from 'react';
import type { TagGroup } from '../model/types/service.js';
import { OperationFilter } from './OperationFilter.js';
import { OperationItem } from './OperationItem.js';
import type { BackLink } from './PageLinks.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  /** Tags with those of their operations that are listed. */
  readonly groups: readonly TagGroup[];
  readonly withSchemas: boolean;
  readonly back?: BackLink | undefined;
}

/**
 * The page's own list of operations, by tag, with the filter that narrows it: beside the page, or on
 * narrow screens a bar that stays in sight and opens it.
 */
export function OperationNav({ groups, withSchemas, back }: Props): ReactNode {
  const { labels, linkTo } = useRenderTools();
  const shown = groups.filter(({ tags }) => tags.length > 0);
  const isEmpty = shown.length === 0 && !withSchemas;
  const hasOperations = groups.some(({ tags }) =>
    tags.some(({ operations }) => operations.length > 0),
  );
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
          {hasOperations && <OperationFilter />}
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
          {withSchemas && (
            <ul>
              <li>
                <a href={linkTo('esquemas')} className="r-nav-tag">
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
