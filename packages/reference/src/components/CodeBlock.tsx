import type { ReactNode } from 'react';
import { useRenderTools } from './RenderContext.js';

interface Props {
  readonly code: string;
  readonly grammar: string;
}

/** Code highlighted at build time, with the button that copies it. */
export function CodeBlock({ code, grammar }: Props): ReactNode {
  const { highlight, labels } = useRenderTools();
  return (
    <div className="r-code">
      <button type="button" className="r-copy" data-copy="code">
        {labels.copy}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the keyboard's focus */}
      <pre tabIndex={0} dangerouslySetInnerHTML={{ __html: highlight(code, grammar) }} />
    </div>
  );
}
