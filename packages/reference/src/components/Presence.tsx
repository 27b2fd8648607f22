import type { ReactNode } from 'react';
import { useDirection } from './Direction.js';
import { useRenderTools } from './RenderContext.js';

interface Props {
  /** Nothing where not being required is the usual case around it. */
  readonly presence: 'required' | 'optional' | undefined;
}

/** Whether a value must be sent, may be left out, or always comes. */
export function Presence({ presence }: Props): ReactNode {
  const { labels } = useRenderTools();
  const direction = useDirection();
  if (presence === undefined) return null;
  if (direction === 'sent' && presence === 'required') {
    return (
      <>
        {' '}
        <b className="r-req">{labels.required}</b>
      </>
    );
  }
  if (direction === 'received' && presence === 'optional') return null;
  const word = presence === 'optional' ? labels.optional : labels.alwaysPresent;
  return <span className="r-quiet"> · {word}</span>;
}
