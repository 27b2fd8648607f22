import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { builtHtml } from '../../../shared/trusted/builtHtml';

/** A fragment of HTML built with the site. */
export interface IslandData {
  readonly key: string;
  /** Absent in the browser when the served page already contains it. */
  readonly html: string | undefined;
  readonly anchors: readonly string[];
}

interface IslandProps {
  readonly island: IslandData;
  readonly className?: string;
}

/** Server-rendered elements by island key. A later page reads its HTML from them. */
const served = new Map<string, HTMLElement>();

/** An operation, schema or payload of the reference, embedded in a guide. */
export default function EmbeddedIsland({ island }: Pick<IslandProps, 'island'>): ReactNode {
  return <Island island={island} className="r-embed" />;
}

/** Shows HTML built with the site. Hydration leaves the server-rendered HTML untouched. */
export function Island({ island, className }: IslandProps): ReactNode {
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
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from sanitised text
      dangerouslySetInnerHTML={{ __html: builtHtml(island.html ?? servedHtml) }}
    />
  );
}
