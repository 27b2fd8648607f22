import type { ReactNode } from 'react';
import Island, { type IslandData } from './Island';

interface EmbeddedIslandProps {
  readonly island: IslandData;
}

/** An operation, schema or payload of the reference, embedded in a guide. */
export default function EmbeddedIsland({ island }: EmbeddedIslandProps): ReactNode {
  return <Island island={island} className="r-embed" />;
}
