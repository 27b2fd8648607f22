import type { ReactNode } from 'react';
import Island, { type IslandData } from './Island';

interface Props {
  readonly island: IslandData;
}

/** One operation inside a guide (`<Operation id="…" />`). */
export default function OperationIsland({ island }: Props): ReactNode {
  return <Island island={island} className="r-embed" />;
}
