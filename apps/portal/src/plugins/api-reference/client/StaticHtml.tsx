import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { builtHtml } from '../../../shared/trusted/builtHtml';

export interface StaticHtmlData {
  readonly key: string;
  /** Absent in the browser when the served page already contains it. */
  readonly html: string | undefined;
}

interface StaticHtmlProps {
  readonly staticHtml: StaticHtmlData;
  readonly className?: string;
}

/** Server-rendered elements by part key. A later page reads its HTML from them. */
const served = new Map<string, HTMLElement>();

/** Shows HTML built with the site. Hydration leaves the server-rendered HTML untouched. */
export default function StaticHtml({ staticHtml, className }: StaticHtmlProps): ReactNode {
  const { key } = staticHtml;
  const brokenLinks = useBrokenLinks();
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const hydrating = !useIsBrowser();
  const builtAnchors = hydrating ? (staticHtml.html ?? '').matchAll(/ id="([^"]+)"/g) : [];
  for (const [, anchor] of builtAnchors) brokenLinks.collectAnchor(anchor);
  const [servedHtml] = useState(() => (hydrating ? '' : (served.get(key)?.innerHTML ?? '')));
  useLayoutEffect(() => {
    if (hydrating && element.current) served.set(key, element.current);
  }, [hydrating, key]);
  useEffect(() => {
    const root = element.current;
    const open = (event: MouseEvent) => openPage(event, history);
    root?.addEventListener('click', open);
    return () => root?.removeEventListener('click', open);
  }, [history]);
  return (
    <div
      ref={element}
      className={className}
      data-static-html={key}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from sanitised text
      dangerouslySetInnerHTML={{ __html: builtHtml(staticHtml.html ?? servedHtml) }}
    />
  );
}

/** Opens the page of a link without a new document, which would lose the reader's own values. */
function openPage(event: MouseEvent, history: ReturnType<typeof useHistory>): void {
  const link = (event.target as Element).closest('a');
  const hasKey = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || hasKey || link.target || link.origin !== window.location.origin) return;
  // The browser itself scrolls within a page and opens files.
  if (link.pathname === window.location.pathname || !/^\/docs\/[^.]+$/.test(link.pathname)) return;
  event.preventDefault();
  history.push(link.pathname + link.search + link.hash);
}
