import type { ReactNode } from 'react';
import Island, { type IslandData } from './Island';

interface Props {
  readonly island: IslandData;
}

/** A part of the reference inside a guide: an operation, a schema, a payload. */
export default function EmbeddedIsland({ island }: Props): ReactNode {
  return <Island island={island} className="r-embed" />;
}
