import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext';

interface Props {
  readonly code: string;
  readonly grammar: string;
  /** Accessible name of the scrollable block. */
  readonly label: string;
}

/** Code highlighted at build time, with the button that copies it. */
export function CodeBlock({ code, grammar, label }: Props): ReactNode {
  const { highlight, labels } = useRenderTools();
  return (
    <div className="r-code">
      <button type="button" className="r-copy" data-copy="code">
        {labels.copy}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
      <pre tabIndex={0} aria-label={label}>
        <code dangerouslySetInnerHTML={{ __html: highlight(code, grammar) }} />
      </pre>
    </div>
  );
}
