import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

/** One press, one size larger, and after the largest the first again: beside code, the smallest text. */
export function TextSizeStep(): ReactNode {
  const { labels } = useRenderTools();
  return (
    <button
      type="button"
      className="r-copy r-step"
      data-text-size=""
      title={labels.changeTextSize}
      aria-label={labels.changeTextSize}
    >
      Aa
    </button>
  );
}
