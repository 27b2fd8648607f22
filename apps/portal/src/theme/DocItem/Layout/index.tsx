import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../../../portal.config';
import HostSwitch from '../../../components/HostSwitch';
import LifeLine from '../../../components/LifeLine';
import MarkdownMenu from '../../../components/MarkdownMenu';
import styles from './styles.module.css';

/** Anchor of the first heading of every guide of a call. No other page has it (`npm run lint:docs`). */
const CALL_GUIDE = 'quando-usar';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, toc } = useDoc();
  const area = portal.services.find(({ id }) => metadata.id.startsWith(`frontier/${id}/`));
  const hasOutline = toc.length > 0;
  // Samples take the space beside a call, so the outline folds into the head.
  const isCall = toc.some(({ id }) => id === CALL_GUIDE);
  return (
    <div className={clsx('row', area && `area-${area.id}`)}>
      <div className={clsx('col', !isCall && styles.outlined)}>
        <ContentVisibility metadata={metadata} />
        <LifeLine pageId={metadata.id} />
        <article>
          <div className={clsx(styles.head, isCall && styles.callHead)}>
            <DocBreadcrumbs />
            {isCall && <HostSwitch />}
            {hasOutline && (
              <TOCCollapsible
                toc={toc}
                className={clsx(ThemeClassNames.docs.docTocMobile, !isCall && styles.folded)}
              />
            )}
            <MarkdownMenu route={metadata.permalink} />
          </div>
          <div id="conteudo">
            <DocItemContent>{children}</DocItemContent>
          </div>
          <DocItemFooter />
        </article>
        {/* The guide of a call names its next step itself. */}
        {!isCall && <DocItemPaginator />}
      </div>
      {hasOutline && !isCall && (
        <nav className={clsx('col col--3', styles.column)} aria-label="Nesta página">
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
