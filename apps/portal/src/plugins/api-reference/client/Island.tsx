import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { builtHtml } from '@frontier/light-docusaurus/trusted';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** One piece of HTML made at build time. */
export interface IslandData {
  readonly key: string;
  /** Absent in the browser when the page was served with it. */
  readonly html: string | undefined;
  readonly anchors: readonly string[];
}

interface Props {
  readonly island: IslandData;
  readonly className?: string;
}

/** Elements the server sent, by key: their HTML is read from them when a later page needs it. */
const served = new Map<string, HTMLElement>();

/** Shows HTML made at build time; while React hydrates, what the server sent stays untouched. */
export default function Island({ island, className }: Props): ReactNode {
  const { anchors, key } = island;
  const brokenLinks = useBrokenLinks();
  for (const anchor of anchors) brokenLinks.collectAnchor(anchor);
  const element = useRef<HTMLDivElement>(null);
  const hydrating = !useIsBrowser();
  const [servedHtml] = useState(() => (hydrating ? '' : (served.get(key)?.innerHTML ?? '')));
  useLayoutEffect(() => {
    if (hydrating && element.current) served.set(key, element.current);
  }, [hydrating, key]);
  return (
    <div
      ref={element}
      className={className}
      data-island={key}
      data-native
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from sanitised text
      dangerouslySetInnerHTML={{ __html: builtHtml(island.html ?? servedHtml) }}
    />
  );
}
