import { anchorWordsOf, type TagGroup } from '@frontier/openapi';
import type { ReactNode } from 'react';
import type { BackLink, SiteChoice } from './links.js';
import type { SchemaSection } from './NamedSchema.js';
import { useRenderTools } from './RenderContext.js';
import { OperationFilter, OperationItem } from './Tag.js';
import { Toolbar } from './Toolbar.js';

interface NavProps {
  /** What the list beside the page shows: tags with those of their operations that are listed. */
  readonly groups: readonly TagGroup[];
  /** The sections of schemas there are. */
  readonly schemaSections: readonly SchemaSection[];
  readonly back?: BackLink | undefined;
}

interface PageProps extends NavProps {
  /** Address of the page that lists every operation, where this one does not. */
  readonly overview?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a reference page: the list of operations beside what the page shows. */
export function ReferencePage(props: PageProps): ReactNode {
  const { groups, schemaSections, back, overview, children } = props;
  const { labels, mark } = useRenderTools();
  return (
    <div className="r-page" id={mark('r-page')} data-overview={overview}>
      <OperationNav groups={groups} schemaSections={schemaSections} back={back} />
      <div className="r-main" id={mark(anchorWordsOf(labels.language).content)}>
        {children}
      </div>
      <p className="r-top">
        <a href="#r-page" aria-label={labels.backToTop}>
          ↑
        </a>
      </p>
    </div>
  );
}

/**
 * The page's own list of operations, by tag, with the filter that narrows it: beside the page, or on
 * narrow screens a bar that stays in sight and opens it.
 */
function OperationNav({ groups, schemaSections, back }: NavProps): ReactNode {
  const { labels, linkTo } = useRenderTools();
  const shown = groups.filter(({ tags }) => tags.length > 0);
  const isEmpty = shown.length === 0 && schemaSections.length === 0;
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
          {schemaSections.length > 0 && (
            <ul>
              {schemaSections.map((section) => (
                <li key={section}>
                  <a href={linkTo(anchorWordsOf(labels.language)[section])} className="r-nav-tag">
                    {labels[section]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </nav>
  );
}

interface HeadingProps {
  readonly title: string;
  /** Address of the page that says who the service is. */
  readonly overview: string;
  readonly choices?: readonly SiteChoice[] | undefined;
}

/** Names the service on the pages beyond its first, which have the same tools. */
export function PageHeading({ title, overview, choices }: HeadingProps): ReactNode {
  return (
    <header className="r-service r-brief">
      <h1>
        <a href={overview}>{title}</a>
      </h1>
      <Toolbar choices={choices} />
    </header>
  );
}
