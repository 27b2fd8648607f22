import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext';

/** Narrows the list of operations it stands in. */
export function OperationFilter(): ReactNode {
  const { labels } = useRenderTools();
  return (
    <>
      <p className="r-filter">
        <input
          type="search"
          aria-label={labels.filterOperations}
          placeholder={labels.filterOperations}
        />
      </p>
      <p className="r-empty" role="status" hidden>
        {labels.noOperationFound}
      </p>
    </>
  );
}
