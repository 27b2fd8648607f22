import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

interface Props {
  /** Of the place it stands beside. */
  readonly anchor: string | undefined;
}

/** What the site says of one place of the reference, if anything. */
export function PlaceBadge({ anchor }: Props): ReactNode {
  const { badgeOf } = useRenderTools();
  const badge = anchor === undefined ? undefined : badgeOf(anchor);
  if (!badge) return null;
  const { description, href, label } = badge;
  return (
    <>
      {' '}
      <a className="r-badge" href={href} aria-label={`${label}: ${description}`}>
        {label}
      </a>
    </>
  );
}
