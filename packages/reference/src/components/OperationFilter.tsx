import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

/** Narrows the list of operations it stands in; the browser's part says how many it finds. */
export function OperationFilter(): ReactNode {
  const { labels } = useRenderTools();
  return (
    <>
      <p className="r-filter">
        <input type="search" aria-label={labels.filterOperations} placeholder={labels.filterHint} />
      </p>
      <p
        className="r-found"
        role="status"
        data-none={labels.noOperationFound}
        data-found={labels.found}
      />
    </>
  );
}
