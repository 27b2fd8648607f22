import { matchPath, useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import routes from '@generated/routes';
import { type ReactNode, useEffect, useRef } from 'react';
import { builtHtml } from '../../trusted/builtHtml';

type Routes = NonNullable<(typeof routes)[number]['routes']>;

/**
 * Makes links of static HTML behave like Docusaurus' `Link`: the page is prefetched when the link is
 * in the viewport, preloaded under the pointer, and opened without loading a document.
 *
 * @returns a function that removes the listeners.
 */
function followLinks(element: HTMLElement, history: ReturnType<typeof useHistory>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onEnter = ({ target }: Event) => {
    const page = findPage(target);
    if (page) window.docusaurus.preload(page.pathname);
  };
  element.addEventListener('mouseover', onEnter, { signal });
  element.addEventListener('touchstart', onEnter, { signal, passive: true });
  element.addEventListener(
    'click',
    (event) => {
      const page = isPlainClick(event) ? findPage(event.target) : undefined;
      if (!page) return;
      event.preventDefault();
      const { pathname, search, hash, href } = page;
      const open = href === window.location.href ? history.replace : history.push;
      open({ pathname, search, hash });
    },
    { signal },
  );
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const page = findPage(target);
      if (page) window.docusaurus.prefetch(page.pathname);
    }
  });
  for (const link of element.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

function isPlainClick(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return !defaultPrevented && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** Finds the link around an element; undefined unless it leads to a page of the site. */
function findPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  return isRoute(link.pathname, routes) ? link : undefined;
}

function isRoute(pathname: string, candidates: Routes): boolean {
  return candidates.some(({ path, routes: inner }) =>
    inner
      ? isRoute(pathname, inner)
      : path !== '*' && matchPath(pathname, { path, exact: true }) !== null,
  );
}

/** Classes that the theme gives to the element of a guide's text. */
const TEXT_CLASSES = `${ThemeClassNames.docs.docMarkdown} markdown`;

interface Props {
  readonly html: string;
}

/** A guide's text as HTML built on the server, which React keeps while it hydrates. */
export default function ServedText({ html }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => (element.current ? followLinks(element.current, history) : undefined), [history]);
  return (
    <div
      ref={element}
      className={TEXT_CLASSES}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: builtHtml(html) }}
    />
  );
}
